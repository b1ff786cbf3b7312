import { sourceKindNames, sourceKinds } from '../schemas/source'
import { judgments } from '../judgments'
import { site } from '../site'
import { sources } from '../sources'
import { stringsIn } from '../strings-in'
import { isExampleValue } from '../warnings'
import type { Variables } from './guide-text'

const all = Object.values(sources)
const { contact, operator } = site

const values = new Map([
  ...stringsIn(site).map(({ field, value }) => [field, value] as const),
  ['sources', String(all.length)],
  ['judgments', String(Object.keys(judgments).length)],
  /** Until an operator puts in their own. */
  [
    'details',
    stringsIn({ contact, operator }).some(({ value }) => isExampleValue(value)) ? 'example' : 'own',
  ],
])

/** What the words of pages can name and ask for: the settings by their fields, and what is counted here. */
export const variables: Variables = {
  names: [...values.keys()],
  settingOf: (name) => values.get(name),
  // How many sources of each kind the pages cite, in the order of rank.
  sourceRanks: sourceKinds.map(
    (kind) => `${sourceKindNames[kind]}: ${all.filter((source) => source.kind === kind).length}`,
  ),
}
