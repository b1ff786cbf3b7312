import { isExampleValue } from '../checks/warnings'
import { judgments } from '../collections/judgments'
import { site } from '../collections/site'
import { sources } from '../collections/sources'
import { sourceKindNames, sourceKinds } from '../schemas/source'
import { defineCollection } from '../store/store'
import { stringsIn } from '../store/strings-in'
import type { Variables } from './guide-text'

/** What the words of pages can name and ask for: the settings by their fields, and what is counted here. */
export const variables = defineCollection((store): Variables => {
  const settings = site(store)
  const { contact, operator } = settings
  const all = Object.values(sources(store))
  const values = new Map([
    ...stringsIn(settings).map(({ field, value }) => [field, value] as const),
    ['sources', String(all.length)],
    ['judgments', String(Object.keys(judgments(store)).length)],
    /** Until an operator puts in their own. */
    [
      'details',
      stringsIn({ contact, operator }).some(({ value }) => isExampleValue(value)) ? 'example' : 'own',
    ],
  ])

  // How many sources of each kind the pages cite, in the order of rank.
  const sourceRanks = sourceKinds.map(
    (kind) => `${sourceKindNames[kind]}: ${all.filter((source) => source.kind === kind).length}`,
  )
  return {
    key: JSON.stringify([[...values], sourceRanks]),
    names: [...values.keys()],
    settingOf: (name) => values.get(name),
    sourceRanks,
  }
})
