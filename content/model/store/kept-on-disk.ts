import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { cacheFolder } from './build-cache'

/** Whose code makes what is kept: another version of it has other names. */
const makers = [
  'content/model/markdown',
  'content/model/schemas',
  'content/model/store',
  'content/model/text',
]

let code: string | undefined

/**
 * What is slow to make of a file, from an earlier process if it was made there: a build has four that read all words.
 * Not in development, where the code that makes it may be edited meanwhile.
 * @param name of the folder
 * @param given all that the value is made of
 * @param make must return what JSON can hold
 */
export function keptOnDisk<Value>(name: string, given: readonly string[], make: () => Value): Value {
  if (process.env.NODE_ENV === 'development') return make()
  code ??= hashOfMakers()
  const hash = createHash('sha256').update(code)
  for (const part of given) hash.update(`${part.length}\0${part}`)
  const folder = cacheFolder(name)
  const file = path.join(folder, `${hash.digest('hex')}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Not there, or cut off.
  }
  const text = JSON.stringify(make())
  try {
    mkdirSync(folder, { recursive: true })
    const partial = `${file}.${process.pid}`
    writeFileSync(partial, text)
    renameSync(partial, file)
  } catch {
    // A folder that can only be read: it is made again.
  }
  return JSON.parse(text)
}

function hashOfMakers(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(process.cwd(), 'package.json')))
  for (const folder of makers)
    for (const name of readdirSync(path.join(process.cwd(), folder)).toSorted())
      hash.update(name).update(readFileSync(path.join(process.cwd(), folder, name)))
  return hash.digest('hex')
}
