import { cite, escaped, factOf, recordsOf, type Cited } from './cited-records'
import { costInBrief, depthText, roamText, spanText } from './say'
import type { State } from './schema'

/** Three questions come first, answered also where the answer is that nothing is established. */
export function inBrief(state: State): string {
  const [cost, adverse] = (['cost', 'adverse'] as const).map((topic) => factOf(state, topic))
  const depths = recordsOf(state).filter(({ topic }) => topic === 'frost')
  return [
    cost
      ? `${costInBrief(cost.value)}${cite(cost)}`
      : 'Whether you can make a neighbor pay for a fence on the line is not established here.',
    dig(state),
    roam(state),
    adverse && `Held openly for ${spanText(adverse)}, a strip of land can change its owner.${cite(adverse)}`,
    depths.length > 0 && `The frost depths below are ${depthText(depths)}.${cited(...depths)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function dig(state: State): string {
  const [notice, earliest, center] = (['dig-notice', 'dig-earliest', 'dig-center'] as const).map((topic) =>
    factOf(state, topic),
  )
  const ask = `Ask ${center ? escaped(String(center.value)) : 'your one-call center'} to mark the utility lines`
  if (notice && earliest)
    return `${ask} at least ${spanText(notice)} before you dig, and no more than ${spanText(earliest)} ahead.${cited(notice, earliest)}`
  return notice ? `${ask} ${spanText(notice)} before you dig.${cite(notice)}` : `${ask} before you dig.`
}

function roam(state: State): string {
  const rules = recordsOf(state).filter(({ topic, place }) => topic === 'animals' && !place)
  return `${roamText(rules)}${cited(...rules)}`
}

/** Two sources at most: the others stand with the records. */
const cited = (...records: readonly Cited[]) => [...new Set(records.map(cite))].slice(0, 2).join('')
