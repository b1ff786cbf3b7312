import type { ReactNode } from 'react'
import { heightsByTown } from '@/content/model/fence-laws/at-a-glance'
import { quotesOf, readingsOf } from '@/content/model/fence-laws/quotes'
import type { State, Topic } from '@/content/model/fence-laws/schema'
import { sectionTopics } from '@/content/model/fence-laws/section-topics'
import { CallWindow } from './call-window'
import { LawQuotes } from './law-quotes'
import { TownHeights } from './town-heights'

/** How tall the drawing of the days to call 811 is, in pixels. */
const drawn = 150

/** What the page tells of heights and permits, where no drawing of town by town has the margin. */
const heightTopics = ['code', 'permit', 'height-front', 'height-back'] as const

/** What stands beside the sections of a state's page, by their ids. */
export function stateFigures(state: State): Readonly<Record<string, ReactNode>> {
  const beside = (topics: readonly Topic[], taken = 0) => {
    const quotes = quotesOf(state, topics, taken)
    return <LawQuotes quotes={quotes} readings={readingsOf(state, topics, quotes, taken)} />
  }
  return {
    ...Object.fromEntries(Object.entries(sectionTopics).map(([id, topics]) => [id, beside(topics)])),
    'call-811': (
      <>
        <CallWindow state={state} />
        {beside(sectionTopics['call-811'], drawn)}
      </>
    ),
    heights:
      heightsByTown(state).length > 0 ? (
        <TownHeights state={state} />
      ) : (
        <LawQuotes readings={readingsOf(state, heightTopics, [])} />
      ),
    'frost-depth': <LawQuotes readings={readingsOf(state, ['frost'], [])} />,
  }
}
