/** @jest-environment node */
import {
  beginningOf,
  searchDocuments,
  textOf,
  wholeTexts,
  withBeginnings,
} from '@/components/search/build-index'
import { createSearch } from '@/components/search/engine/engine'
import type { SearchDocument } from '@/components/search/index-format'
import { allEntries } from '@/content/model/outline'
import { getPage } from '@/content/model/page-registry'
import { readOutlines } from '@/content/model/page-contents'

let documents: SearchDocument[]
let addresses: string[]

beforeAll(async () => {
  documents = await searchDocuments()
  const outlines = await readOutlines()
  addresses = [...outlines].flatMap(([path, { sections }]) => [
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

  test('are among the first six for the words that search-aliases.ts and front matter give them', () => {
    const { search } = createSearch(documents)
    const misses = documents.flatMap(({ href, aliases }) =>
      aliases
        .filter((alias) => !search(alias, 6).results.some((result) => result.href === href))
        .map((alias) => `${alias} → ${href}`),
    )
    expect(misses).toEqual([])
  })

  test('refuse a section without text, by name', () => {
    expect(() => textOf('/#unwritten', ['[^woodhb]'])).toThrow('"/#unwritten" has no text')
  })
})

describe('the two files', () => {
  test('hold the beginning of each text, and the whole of those that are longer', () => {
    const texts = new Map(Object.entries(wholeTexts(documents)))
    for (const [index, { text, ...rest }] of withBeginnings(documents).entries()) {
      const document = documents[index]
      const whole = texts.get(rest.href) ?? text
      expect({ ...rest, text: whole }).toEqual(document)
      expect(whole.startsWith(text.replace(/ …$/, ''))).toBe(true)
      expect(text.length).toBeLessThanOrEqual(122)
    }
    expect(texts.size).toBeLessThan(documents.length)
  })

  test('share out the room of the first: the more sections, the shorter the beginnings', () => {
    const text = 'Posts and rails and boards. '.repeat(40).trim()
    const document = { page: 'Rails', under: '', href: '/rails', title: 'Rails', aliases: [], text }
    const lengthAmong = (count: number) =>
      withBeginnings(Array.from({ length: count }, () => document)).at(0)?.text.length
    expect(lengthAmong(3)).toBe(111)
    expect(lengthAmong(400)).toBe(55)
    expect(lengthAmong(4000)).toBe(55)
  })

  test.each([
    ['Short.', 'Short.'],
    ['Fences stood along lanes. Each of them had a gate.', 'Fences stood along lanes.'],
    ['Fences stood along lanes, each of them with a gate.', 'Fences stood along lanes …'],
    ['Fences stood along every lane with a gate.', 'Fences stood along every lane …'],
    ['A. Fences stood along every lane with a gate.', 'A. Fences stood along every …'],
  ])('begin "%s" with "%s"', (text, beginning) => {
    expect(beginningOf(text, 32)).toBe(beginning)
  })
})
