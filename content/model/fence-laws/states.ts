import path from 'node:path'
import { ContentError, parseContent } from '../define'
import { listFiles } from '../list-files'
import { defineCollection, readJson, readSound, type Store } from '../store'
import { stateSchema, type State } from './schema'

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** The states, in the order of their names; those whose files have faults are left out. */
export const states = defineCollection((store): readonly State[] =>
  readSound(store, listFiles('content/data/places', store), (file) =>
    readState(file, readJson(store, file)),
  ).toSorted((a, b) => a.name.localeCompare(b.name)),
)

/** @throws ContentError naming file and field of every fault */
export function readState(file: string, data: unknown): State {
  const slug = path.posix.basename(file, '.json')
  const state = { ...parseContent(file, stateSchema, data), slug, file }
  if (slugOf(state.name) !== slug)
    throw new ContentError([
      `${file}: is the file of "${state.name}", so its name must be ${slugOf(state.name)}.json`,
    ])
  return state
}

export const statePath = ({ slug }: Pick<State, 'slug'>): `/${string}` => `/fence-laws/${slug}`

/** The state whose page stands at an address. */
export const stateOf = (path: string, store?: Store): State | undefined =>
  states(store).find((state) => statePath(state) === path)
