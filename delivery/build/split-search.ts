import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import type { SearchDocument, SearchTexts, SplitIndex } from '../../components/search/index-format'
import { listWords, type ListedWords } from './list-words'
import { writeHashed } from './write-hashed'

/** Compressed bytes that neither file of the search may pass. */
const most = 64_000
/** Characters of a group: some 12 KB compressed. */
const groupSize = 40_000
/** Characters of all beginnings in the first file. */
const beginnings = 40_000

const texts = z.record(z.string(), z.string())
const documents = z.array(
  z.strictObject({
    page: z.string(),
    under: z.string(),
    href: z.string(),
    title: z.string(),
    aliases: z.array(z.string()),
    text: z.string(),
    weight: z.number().optional(),
  }),
)

/**
 * Where a site has so many pages that its search would weigh too much, splits it: into the pages, which are fetched
 * first, lists of words, and groups of pages with their sections, which are fetched when somebody asks for their words.
 */
export async function splitSearch(out: string, limit = most): Promise<void> {
  const indexFile = path.join(out, 'search-index.json')
  const textsFile = path.join(out, 'search-texts.json')
  const index = await readFile(indexFile, 'utf8')
  const whole = await readFile(textsFile, 'utf8')
  if (Math.max(compressedSize(index), compressedSize(whole)) <= limit) return

  const all = withTexts(documents.parse(JSON.parse(index)), texts.parse(JSON.parse(whole)))
  await writeFile(indexFile, JSON.stringify(await writeParts(out, splitDocuments(all))))
  await rm(textsFile)
}

async function writeParts(out: string, { pages, words, groups }: Parts): Promise<SplitIndex> {
  const write = (name: string, content: unknown) => writeHashed(out, name, JSON.stringify(content))
  const writeGroup = async (group: readonly Documents[]) => ({
    address: await write('search-group.json', group.flat()),
    pages: group.length,
  })
  return {
    pages,
    words: await Promise.all(
      words.map(async ({ from, list }) => ({ from, address: await write('search-words.json', list) })),
    ),
    groups: await Promise.all(groups.map(writeGroup)),
  }
}

/** Less than the strongest compression gives, and ten times as quick. */
function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}

const withTexts = (cut: readonly SearchDocument[], whole: SearchTexts) =>
  cut.map((document) => ({ ...document, text: whole[document.href] ?? document.text }))

type Documents = readonly SearchDocument[]

type Parts = {
  readonly pages: Documents
  readonly words: readonly ListedWords[]
  readonly groups: readonly (readonly Documents[])[]
}

/** @param all each page, followed by its sections */
export function splitDocuments(all: Documents, size = groupSize, listSize?: number): Parts {
  const pages = pagesIn(all)
  const groups = groupsOf(pages, size)
  const room = Math.floor(beginnings / pages.length)
  return {
    pages: pages.flatMap(([page]) => (page ? [{ ...page, text: page.text.slice(0, room) }] : [])),
    words: listWords(groups, listSize),
    groups,
  }
}

function pagesIn(all: Documents): SearchDocument[][] {
  const pages: SearchDocument[][] = []
  for (const document of all) {
    if (document.href.includes('#')) pages.at(-1)?.push(document)
    else pages.push([document])
  }
  return pages
}

/** Pages that follow each other, up to a size. */
function groupsOf(pages: readonly Documents[], size: number): Documents[][] {
  const groups: Documents[][] = []
  let left = 0
  for (const page of pages) {
    const { length } = JSON.stringify(page)
    if (length > left) {
      groups.push([])
      left = size
    }
    groups.at(-1)?.push(page)
    left -= length
  }
  return groups
}
