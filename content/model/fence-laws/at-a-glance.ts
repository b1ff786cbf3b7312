import { factOf } from './cited-records'
import { costShort, depthText, spanText } from './say'
import type { State } from './schema'

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
      question: 'An old fence can move the line after',
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
