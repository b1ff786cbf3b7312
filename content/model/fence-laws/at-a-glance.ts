import { factOf, townsOf } from './cited-records'
import { costShort, depthText, spanText } from './say'
import type { LawRecord, State, Topic } from './schema'

/** Inches of frost that the state and places in it reckon with. */
export const frostDepths = ({ records }: State): number[] =>
  records.filter(({ topic }) => topic === 'frost').map(({ value }) => Number(value))

type Answer = {
  question: string
  /** Missing where no source gives one. */
  answer: string | undefined
  /** Of the state's page: tells more, with its sources. */
  section: string
}

/** Four questions to which readers of a state's page need an answer first. */
export function atAGlance(state: State): Answer[] {
  const [cost, notice, adverse] = (['cost', 'dig-notice', 'adverse'] as const).map((topic) =>
    factOf(state, topic),
  )
  const depths = frostDepths(state)
  return [
    {
      question: 'Who pays for a fence on the line',
      answer: cost && costShort(cost.value),
      section: 'who-pays',
    },
    { question: 'After calling 811, wait', answer: notice && spanText(notice), section: 'call-811' },
    {
      question: 'A fence can move the line after',
      answer: adverse && spanText(adverse),
      section: 'old-fences',
    },
    {
      question: 'Frost depths on record',
      answer: depths.length > 0 ? depthText(depths.map((value) => ({ value }))) : undefined,
      section: 'frost-depth',
    },
  ]
}

type TownHeights = { town: string; front: readonly LawRecord[]; back: readonly LawRecord[] }

/** How high a fence may be in each town and county with a figure, in the order of the page; one of its lists may be empty. */
export function heightsByTown(state: State): TownHeights[] {
  return townsOf(state, 'permit', 'height-front', 'height-back')
    .map((town) => {
      const of = (topic: Topic) => state.records.filter((one) => one.place === town && one.topic === topic)
      return { town, front: of('height-front'), back: of('height-back') }
    })
    .filter(({ front, back }) => front.length + back.length > 0)
}
