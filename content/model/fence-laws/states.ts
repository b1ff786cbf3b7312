import { listFiles } from '../store/list-files'
import { defineCollection, readSound, readText, type Store } from '../store/store'
import { readState } from './read-state'
import type { State } from './schema'

/** The states, in the order of their names; those whose files have faults are left out. */
export const states = defineCollection((store): readonly State[] =>
  readSound(store, listFiles('content/data/places', store), (file) =>
    readState(file, readText(store, file)),
  ).toSorted((a, b) => a.name.localeCompare(b.name)),
)

export const statePath = ({ slug }: Pick<State, 'slug'>): `/${string}` => `/fence-laws/${slug}`

/** The state whose page stands at an address. */
export const stateOf = (path: string, store?: Store): State | undefined =>
  states(store).find((state) => statePath(state) === path)
