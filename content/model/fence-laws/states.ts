import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ContentError, parseContent, readEach } from '../define'
import { listFiles } from '../list-files'
import { stateSchema, type State } from './schema'

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

const { sound, faults } = readEach(listFiles('content/data/places'), (file) =>
  readState(file, readFileSync(path.join(process.cwd(), file), 'utf8')),
)

/** The states, in the order of their names; those whose files have faults are left out. */
export const states: readonly State[] = sound.toSorted((a, b) => a.name.localeCompare(b.name))

/** What is wrong with the files: content/model/load-content.ts tells it, and the build stops. */
export const stateFaults: readonly string[] = faults

/** @throws ContentError naming file and field of every fault */
export function readState(file: string, source: string): State {
  const slug = path.posix.basename(file, '.json')
  const state = { ...parseContent(file, stateSchema, JSON.parse(source)), slug, file }
  if (slugOf(state.name) !== slug)
    throw new ContentError([
      `${file}: is the file of "${state.name}", so its name must be ${slugOf(state.name)}.json`,
    ])
  return state
}

export const statePath = ({ slug }: Pick<State, 'slug'>): `/${string}` => `/fence-laws/${slug}`

/** The state whose page stands at an address. */
export const stateOf = (path: string): State | undefined => states.find((state) => statePath(state) === path)
