import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

const cache = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache')

/**
 * Figures that take long, kept as they come: a run that was interrupted goes on where it was.
 * @param name of all that the figures depend on, such as the commit
 */
export async function openKept(
  name: string,
  again = false,
  folder = path.join(cache, 'fence-wiki-bench', 'kept'),
) {
  const file = path.join(folder, `${name}.json`)
  const kept: { [key: string]: unknown } = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  await mkdir(folder, { recursive: true })
  if (again) for (const key of Object.keys(kept)) delete kept[key]

  return async function once<Figure extends object>(
    key: string,
    measure: () => Promise<Figure>,
  ): Promise<Figure> {
    const known = kept[key]
    // JSON has no NaN, which stands for what could not be measured.
    if (known !== undefined) return JSON.parse(JSON.stringify(known), (_, value) => value ?? Number.NaN)
    const figure = await measure()
    kept[key] = figure
    await writeFile(file, JSON.stringify(kept))
    return figure
  }
}
