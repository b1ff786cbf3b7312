import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { SearchDocument, SplitIndex } from '../../components/search/index-format'
import { listWords, type ListedWords } from './list-words'
import { writeHashed } from './write-hashed'

/** Characters of a group: some 12 KB compressed. */
const groupSize = 40_000
/** Characters of all beginnings in the first file. */
const beginnings = 24_500

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
 * Splits the search, which is too much to fetch at once: into the pages, which are fetched first, lists of words, and
 * groups of pages with their sections, which are fetched when somebody asks for their words.
 */
export async function splitSearch(out: string): Promise<void> {
  const file = path.join(out, 'search-index.json')
  const all = documents.parse(JSON.parse(await readFile(file, 'utf8')))
  await writeFile(file, JSON.stringify(await writeParts(out, splitDocuments(all))))
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
    pages: pages.flatMap(([page]) => (page ? [{ ...page, text: beginningOf(page.text, room) }] : [])),
    words: listWords(groups, listSize),
    groups,
  }
}

/** A text up to the end of a word. */
const beginningOf = (text: string, room: number) =>
  text.length <= room ? text : text.slice(0, room).replace(/\S*$/, '…')

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
