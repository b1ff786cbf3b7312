import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import settings from '../../fixtures/site.json' with { type: 'json' }
import { build, copyProject } from '../../lib/copy-project'

export type Build = { folder: string; remove: () => Promise<void> }

export { settings }
export type Settings = typeof settings

/**
 * Builds a copy of the project with other settings in content/site.json. They start from those of the tests, not
 * from those of this project's operator.
 */
export async function buildWith(change: (settings: Settings) => object): Promise<Build> {
  const folder = await copyProject()
  await writeFile(path.join(folder, 'content', 'site.json'), JSON.stringify(change(settings)))
  const { code, printed } = await build(folder)
  if (code !== 0) throw new Error(`The copy could not be built:\n${printed}`)
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
