import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The addresses that folders of app/ build, in the order of their names; the route for all of Markdown is none. */
export async function ownRoutes(app = path.join(process.cwd(), 'app')): Promise<string[]> {
  const files = await readdir(app, { recursive: true })
  return files
    .map((file) => file.split(path.sep))
    .filter((parts) => parts.at(-1) === 'page.tsx' && !parts.some((part) => /^[_[]/.test(part)))
    .map((parts) => `/${parts.slice(0, -1).join('/')}`)
    .toSorted()
}
