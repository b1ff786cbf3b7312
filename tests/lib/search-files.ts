import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SplitIndex } from '../../components/search/index-format'

/** The search of a build: its index, and the files that this names. */
export async function readSearchFiles(out: string): Promise<Buffer[]> {
  const index = await readFile(path.join(out, 'search-index.json'))
  const { words, groups }: SplitIndex = JSON.parse(index.toString())
  const parts = [...words, ...groups].map(({ address }) => readFile(path.join(out, address)))
  return [index, ...(await Promise.all(parts))]
}
