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
  const frame = error.stack?.match(
    /\(?((?:file:\/\/)?\/[^()\n]*?\/content\/[^():?\n]+)(?:\?[^():\n]*)?:(\d+):(\d+)\)?/,
  )
  const place = frame ? `${inProject(asPath(frame[1] ?? ''))}:${frame[2]}:${frame[3]}` : 'content'
  return `${place}: ${error.message}`
}

function asPath(address: string): string {
  return address.startsWith('file:') ? fileURLToPath(address) : address
}
