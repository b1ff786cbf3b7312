import path from 'node:path'
import { ContentError, parseContent } from '../store/define'
import { parseJson } from '../store/json'
import { parseOnce } from '../store/parse-once'
import { stateSchema, type State } from './schema'

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** @throws ContentError naming file and field of every fault */
export const readState = parseOnce((file, source): State => {
  const slug = path.posix.basename(file, '.json')
  const state = { ...parseContent(file, stateSchema, parseJson(file, source)), slug, file }
  if (slugOf(state.name) !== slug)
    throw new ContentError([
      `${file}: is the file of "${state.name}", so its name must be ${slugOf(state.name)}.json`,
    ])
  return state
})
