import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, copyProject } from '../../copy-project.mjs'
import { site } from './routes'

export type Build = { folder: string; remove: () => Promise<void> }

/** Builds a copy of the project whose content/site.json holds other settings, the way an operator would. */
export async function buildWith(change: (settings: typeof site) => typeof site): Promise<Build> {
  const folder = await copyProject()
  await writeFile(path.join(folder, 'content', 'site.json'), JSON.stringify(change(site)))
  const { code, printed } = await build(folder)
  if (code !== 0) throw new Error(`The copy could not be built:\n${printed}`)
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
