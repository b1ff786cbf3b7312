import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ContentError } from './define'

/**
 * What a module exports, once it has loaded. Where nothing is left that could end its loading, Node would end the process
 * without a word (exit code 13).
 */
export async function orStuck<Module>(module: Promise<Module>, file: string): Promise<Module> {
  let stopWaiting = () => {}
  const stuck = new Promise<never>((_, reject) => {
    const nothingIsLeft = () =>
      reject(new ContentError([`${file}: never ends to load; an "await" in it waits for what does not come`]))
    process.once('beforeExit', nothingIsLeft)
    stopWaiting = () => process.off('beforeExit', nothingIsLeft)
  })
  try {
    return await Promise.race([module, stuck])
  } finally {
    stopWaiting()
  }
}

/**
 * Why a content file could not be imported: file, line and column as far as they are known, and a sentence.
 * @param file the one that was to be imported; another that it imports may be the cause
 */
export function loadFault(error: unknown, project: string, file: string): string {
  if (!(error instanceof Error)) return `${file}: throws ${JSON.stringify(error)}`
  if (error instanceof RangeError && /call stack/.test(error.message))
    return `${file}: is nested too deeply to be read; does a bracket stand there many times over?`
  const inProject = (file: string) => path.relative(project, file).split(path.sep).join('/')

  const missing = error.message.match(
    /^Cannot find (?:module|package) '([^']+)'(?: imported from '?([^']+?)'?(?:\n|$))?/,
  )
  if (missing) {
    const [, wanted = '', importer = ''] = missing
    if (!path.isAbsolute(asPath(wanted)))
      return `${inProject(asPath(importer))}: imports "${wanted}", which is not there`
    const gone = inProject(asPath(wanted))
    return `${path.extname(gone) === '' ? `${gone}.ts` : gone}: the file is missing`
  }
  const [, module, name] =
    error.message.match(/module '(\.[^']+)' does not provide an export named '(\w+)'/) ?? []
  if (module !== undefined && name !== undefined) {
    // The stack of this error begins with the file that imports.
    const importer = error.stack?.match(/^(file:\/\/[^\n?]+?)(?:\?[^\n]*)?:\d+\n/)?.[1]
    const folder = importer === undefined ? path.join(project, 'content') : path.dirname(asPath(importer))
    return lacksExport(`${inProject(path.join(folder, module)).replace(/\.ts$/, '')}.ts`, name)
  }
  const frame = error.stack?.match(
    /\(?((?:file:\/\/)?\/[^()\n]*?\/content\/[^():?\n]+)(?:\?[^():\n]*)?:(\d+):(\d+)\)?/,
  )
  const place = frame ? `${inProject(asPath(frame[1] ?? ''))}:${frame[2]}:${frame[3]}` : file
  return `${place}: ${error.message}`
}

/** The message for a module without an export that others import. */
export function lacksExport(file: string, name: string): string {
  return `${file}: does not export "${name}", which the site is built from`
}

function asPath(address: string): string {
  return address.startsWith('file:') ? fileURLToPath(address) : address
}
