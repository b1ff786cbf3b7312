import path from 'node:path'

/**
 * Why a file that content is read from could not be imported, in a sentence with its name.
 * @param file the one that was to be read; another that it needs may be the cause
 */
export function loadFault(error: unknown, project: string, file: string): string {
  const message = error instanceof Error ? error.message : String(error)
  const [, missing] = /^Cannot find module '([^']+)'/.exec(message) ?? []
  if (missing === undefined) return `${file}: ${message}`
  const inProject = path.relative(project, missing).split(path.sep).join('/')
  return `${inProject.startsWith('content/') ? inProject : file}: the file is missing`
}
