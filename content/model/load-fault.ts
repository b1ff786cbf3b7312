import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Why a content file could not be imported: file, line and column as far as they are known, and a sentence. */
export function loadFault(error: unknown, project: string): string {
  if (!(error instanceof Error)) return `content: ${String(error)}`
  const inProject = (file: string) => path.relative(project, file).split(path.sep).join('/')

  const missing = error.message.match(
    /^Cannot find (?:module|package) '([^']+)'(?: imported from '?([^']+?)'?(?:\n|$))?/,
  )
  if (missing) {
    const [, wanted = '', importer = ''] = missing
    if (!path.isAbsolute(asPath(wanted)))
      return `${inProject(asPath(importer))}: imports "${wanted}", which is not there`
    const file = inProject(asPath(wanted))
    return `${path.extname(file) === '' ? `${file}.ts` : file}: the file is missing`
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
  const place = frame ? `${inProject(asPath(frame[1] ?? ''))}:${frame[2]}:${frame[3]}` : 'content'
  return `${place}: ${error.message}`
}

/** The message for a module without an export that others import. */
export function lacksExport(file: string, name: string): string {
  return `${file}: does not export "${name}", which the site is built from`
}

function asPath(address: string): string {
  return address.startsWith('file:') ? fileURLToPath(address) : address
}
