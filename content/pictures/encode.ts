import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Master, Rendition } from './pictures'

/** Beside Next's own cache, which hosts and CI already keep between builds. */
const cacheFolder = path.join(process.cwd(), '.next', 'cache', 'pictures')

/** Part of the cache's file names: raise it when the settings below change. */
const settingsVersion = 1

/** The bytes of a rendition: from the cache when master, width and settings are unchanged. */
export async function encode(master: Master, rendition: Rendition): Promise<Buffer> {
  if (rendition.format === 'svg') return master.bytes

  const cached = path.join(cacheFolder, `v${settingsVersion}-${rendition.file}`)
  const known = await readFile(cached).catch(() => undefined)
  if (known) return known

  const resized = sharp(master.bytes, { failOn: 'truncated' }).resize({ width: rendition.width })
  const bytes = await (
    rendition.format === 'avif' ? resized.avif({ quality: 48, effort: 3 }) : resized.webp({ quality: 72 })
  ).toBuffer()

  await mkdir(cacheFolder, { recursive: true })
  // Several workers may make the same file: a rename is all or nothing, so none reads a half-written one.
  const partial = `${cached}.${process.pid}`
  await writeFile(partial, bytes)
  await rename(partial, cached)
  return bytes
}
