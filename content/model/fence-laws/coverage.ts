import type { State, Topic } from './schema'

type Goal = { name: string; least: number; isMet: (state: State) => boolean }

const has =
  (...topics: readonly Topic[]) =>
  ({ records }: State) =>
    topics.every((topic) => records.some((record) => record.topic === topic && !record.place))

/** How many towns and counties have a record on one of these topics. */
const townsWith = ({ records }: State, ...topics: readonly Topic[]): number =>
  new Set(records.flatMap(({ topic, place }) => (place && topics.includes(topic) ? place : []))).size

/** What the fifty states and the District of Columbia are to tell, and in how many of them at least. */
const goals: readonly Goal[] = [
  {
    name: '811: center, notice, tolerance, homeowners',
    least: 51,
    isMet: has('dig-center', 'dig-notice', 'dig-tolerance', 'dig-homeowner'),
  },
  { name: '811: how far ahead is too early', least: 40, isMet: has('dig-earliest') },
  { name: 'who pays', least: 51, isMet: has('cost') },
  { name: 'adverse possession', least: 48, isMet: has('adverse') },
  { name: 'animals at large', least: 40, isMet: has('animals') },
  { name: 'residential code', least: 45, isMet: has('code') },
  {
    name: 'heights in three towns',
    least: 40,
    isMet: (state) => townsWith(state, 'height-front', 'height-back') >= 3,
  },
  {
    name: 'frost in two towns, or statewide',
    least: 36,
    isMet: (state) =>
      townsWith(state, 'frost') >= 2 || state.records.some(({ topic, place }) => topic === 'frost' && !place),
  },
  { name: 'pools', least: 15, isMet: ({ records }) => records.some(({ topic }) => topic === 'pool') },
]

/** A line for each goal: how many states reach it, how many are to, and which do not. */
export function coverageLines(all: readonly State[]): string[] {
  const records = all.reduce((sum, state) => sum + state.records.length, 0)
  return [
    `${all.length} states, ${records} records`,
    ...goals.map(({ name, least, isMet }) => {
      const open = all.filter((state) => !isMet(state)).map(({ postal }) => postal)
      const mark = all.length - open.length >= least ? '✓' : '✗'
      return `${mark} ${name}: ${all.length - open.length} of ${least}${open.length > 0 ? `; not ${open.join(' ')}` : ''}`
    }),
  ]
}
