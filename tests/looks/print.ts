import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined

/** Letter paper at 72 dots an inch, and how many sheets lie side by side. */
const sheet = { width: 612, height: 792 }
const columns = 4

/** A page as it is printed, its sheets side by side; without pdftoppm, print styles on one long sheet. */
export async function printSheets(page: Page): Promise<Buffer> {
  if (!hasPoppler) {
    await page.emulateMedia({ media: 'print' })
    return page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 })
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'fence-wiki-print-'))
  try {
    await writeFile(path.join(folder, 'page.pdf'), await page.pdf({ format: 'Letter' }))
    spawnSync('pdftoppm', ['-r', '72', '-png', 'page.pdf', 'sheet'], { cwd: folder })
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted()
    if (names.length === 0) throw new Error('pdftoppm made no picture of the sheets')
    return await arrange(names.map((name) => path.join(folder, name)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const arrange = (files: readonly string[]): Promise<Buffer> =>
  sharp({
    create: {
      width: Math.min(files.length, columns) * (sheet.width + 8),
      height: Math.ceil(files.length / columns) * (sheet.height + 8),
      channels: 3,
      background: '#888',
    },
  })
    .composite(
      files.map((input, index) => ({
        input,
        left: (index % columns) * (sheet.width + 8),
        top: Math.floor(index / columns) * (sheet.height + 8),
      })),
    )
    .jpeg({ quality: 75 })
    .toBuffer()
