import { searchDocuments } from '@/components/search/build-index'
import { createSearch } from '@/components/search/engine/search-index'
import type { SearchDocument } from '@/components/search/index-format'
import { outlines } from '@/content/model/pages/page-contents'
import { getPage } from '@/content/model/pages/page-registry'
import { allEntries } from '@/content/model/text/outline'

let documents: SearchDocument[]
let addresses: string[]

beforeAll(async () => {
  documents = searchDocuments()
  addresses = [...outlines()].flatMap(([path, { sections }]) => [
    path,
    ...(getPage(path).searchSections ? allEntries(sections).map(({ id }) => `${path}#${id}`) : []),
  ])
})

describe('search documents', () => {
  test('are one for each page and section, and nothing else', () => {
    expect(documents.map(({ href }) => href)).toEqual(addresses)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('all have a title and words, free of markup', () => {
    for (const { href, title, text } of documents) {
      expect([href, title]).toEqual([href, expect.stringMatching(/\p{L}/u)])
      expect([href, text]).toEqual([href, expect.stringMatching(/\p{L}{3}/u)])
      expect(`${title} ${text}`).not.toMatch(/\[\^|\]\(|\[object/)
      expect(text).toBe(text.replace(/\s+/g, ' ').trim())
    }
  })

  test('are among the first six for the words that search-aliases.json and front matter give them', () => {
    const { search } = createSearch(documents)
    const misses = documents.flatMap(({ href, aliases }) =>
      aliases
        .filter((alias) => !search(alias, 6).results.some((result) => result.href === href))
        .map((alias) => `${alias} → ${href}`),
    )
    expect(misses).toEqual([])
  })
})
