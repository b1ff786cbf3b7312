import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Beside Next's own cache, which hosts and CI already keep between builds. */
const folder = path.join(process.cwd(), '.next', 'cache', 'pictures')

/**
 * The bytes of a file that takes long to make: those of an earlier build, or new ones.
 * @param name must change whenever the bytes would: it carries a hash of all they are made from
 */
export async function fromCache(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(folder, name)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known

  const bytes = await make()
  await mkdir(folder, { recursive: true })
  // Several workers may make the same file: a rename is all or nothing, so none reads a half-written one.
  const partial = `${file}.${process.pid}`
  await writeFile(partial, bytes)
  await rename(partial, file)
  return bytes
}
