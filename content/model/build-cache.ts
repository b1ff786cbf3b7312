import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Beside Next's own cache, which hosts and CI already keep between builds. */
const folder = path.join(process.cwd(), '.next', 'cache', 'pictures')

/**
 * The bytes of a file that is slow to make, from an earlier build if there are any.
 * @param name must contain a hash of everything the bytes depend on
 */
export async function fromCache(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(folder, name)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known

  const bytes = await make()
  await mkdir(folder, { recursive: true })
  // Several workers may write the same file. A rename is atomic, so none reads half of it.
  const partial = `${file}.${process.pid}`
  await writeFile(partial, bytes)
  await rename(partial, file)
  return bytes
}
