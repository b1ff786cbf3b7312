import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a second file for each page, `history/index.html`, for hosts that serve no clean URLs.
 * @param files such as `history.html`
 */
export async function writeIndexCopies(out: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (file === 'index.html' || file === '404.html') continue
    const folder = path.join(out, file.replace(/\.html$/, ''))
    await mkdir(folder, { recursive: true })
    await copyFile(path.join(out, file), path.join(folder, 'index.html'))
  }
}
