import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes files by their paths in a folder. */
export async function fill(folder: string, files: Readonly<Record<string, string | Uint8Array>>) {
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), bytes)
  }
}
