import { transform, type Message } from 'esbuild'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { jsonFaults } from './json'
import { mergeFaults } from './merge-marks'

/** Throws for another encoding, whose letters would show as others. */
const utf8 = new TextDecoder('utf-8', { fatal: true })
const byteOrderMark = Buffer.from('\uFEFF')

/**
 * Syntax errors of the JSON files in a folder, and files in another encoding, one sentence each with file, line and
 * column. Importing the files would stop at the first, with a stack trace.
 * @param shown the folder as an operator knows it, like `content`
 */
export async function syntaxFaults(folder: string, shown: string): Promise<string[]> {
  // Of folders, and of links that lead nowhere, content/model/store/list-files.ts tells.
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:json|md|svg)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const found = await Promise.all(
    files.toSorted().map(async (name) => {
      const file = path.posix.join(shown, ...path.relative(folder, name).split(path.sep))
      return faultsOf(file, await readFile(name))
    }),
  )
  return found.flat()
}

async function faultsOf(file: string, bytes: Uint8Array): Promise<string[]> {
  let source: string
  try {
    source = utf8.decode(bytes)
  } catch {
    return [`${file}: is not saved as UTF-8; save it again in that encoding`]
  }
  const unmerged = mergeFaults(file, source)
  if (unmerged.length > 0) return unmerged
  // Their own parsers tell what is wrong in the others: content/model/markdown/, content/model/collections/drawings.ts.
  if (!file.endsWith('.json')) return []
  // Turbopack fails on the mark without naming it. TextDecoder has removed it from `source`.
  if (Buffer.from(bytes).subarray(0, 3).equals(byteOrderMark)) {
    return [`${file}: begins with a byte order mark; save it as UTF-8 without one (without "BOM")`]
  }

  const faults = await problems(file, source)
  // esbuild accepts JSON that JSON.parse, and so the build, does not.
  return faults.length > 0 ? faults : jsonFaults(file, source)
}

/** Errors, and keys that stand twice in an object: the later would silently win. */
async function problems(file: string, source: string): Promise<string[]> {
  const found = await transform(source, { loader: 'json', logLevel: 'silent' }).then(
    ({ warnings }) => warnings.filter(({ id }) => id === 'duplicate-object-key'),
    (error: unknown) => (isFailure(error) ? error.errors : Promise.reject(error)),
  )
  return found.map((message) => `${file}:${place(message)}: ${sentence(message)}`)
}

function isFailure(error: unknown): error is { errors: Message[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

/** `3:2`, counted from 1 as editors do. esbuild counts the bytes before it. */
function place({ location }: Message): string {
  if (!location) return '1:1'
  const before = Buffer.from(location.lineText).subarray(0, location.column).toString()
  return `${location.line}:${before.length + 1}`
}

function sentence({ id, text }: Message): string {
  if (id === 'duplicate-object-key') {
    return `the field ${text.match(/"[^]*"/)?.[0] ?? ''} stands there twice`
  }
  if (/^Unterminated (?:string|template) literal/.test(text)) {
    return 'a text has no closing quote on its line'
  }
  if (/end of file/.test(text) && !text.startsWith('Expected end')) {
    return 'the file ends too early; a closing bracket is missing'
  }
  const words = text
    .replace(/ in JSON/, '')
    .replaceAll('\\"', '"')
    .replaceAll('""', '"')
  const plain = words.charAt(0).toLowerCase() + words.slice(1)
  return plain.replace(/^jSON/, 'JSON')
}
