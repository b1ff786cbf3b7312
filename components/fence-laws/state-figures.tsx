import type { ReactNode } from 'react'
import { quotesOf } from '@/content/model/fence-laws/quotes'
import type { State } from '@/content/model/fence-laws/schema'
import { sectionTopics } from '@/content/model/fence-laws/section-topics'
import { CallWindow } from './call-window'
import { LawQuotes } from './law-quotes'
import { TownHeights } from './town-heights'

/** How tall the drawing of the days to call 811 is, in pixels. */
const drawn = 150

/** What stands beside the sections of a state's page, by their ids. */
export const stateFigures = (state: State): Readonly<Record<string, ReactNode>> => ({
  ...Object.fromEntries(
    Object.entries(sectionTopics).map(([id, topics]) => [
      id,
      <LawQuotes key={id} quotes={quotesOf(state, topics)} />,
    ]),
  ),
  'call-811': (
    <>
      <CallWindow state={state} />
      <LawQuotes quotes={quotesOf(state, sectionTopics['call-811'], drawn)} />
    </>
  ),
  heights: <TownHeights state={state} />,
})
