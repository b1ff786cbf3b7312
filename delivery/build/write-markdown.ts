import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readAllMarkdown } from '../../content/model/text/page-markdown'
import { markdownAddress } from '../../content/model/store/page-path'

/** Writes the words of each page beside it, for machines: `history.md`. Next's routes cannot end in `.md`. */
export async function writeMarkdown(out: string): Promise<void> {
  for (const [page, text] of readAllMarkdown()) await writeFile(path.join(out, markdownAddress(page)), text)
}
