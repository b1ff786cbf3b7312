/** @jest-environment node */
import { limitText, searchDocuments } from '@/components/search/build-index'
import type { SearchDocument } from '@/components/search/index-format'
import { allEntries } from '@/content/model/outline'
import { readOutlines } from '@/content/model/page-contents'

let documents: SearchDocument[]
let addresses: string[]

beforeAll(async () => {
  documents = await searchDocuments()
  const outlines = await readOutlines()
  addresses = [...outlines].flatMap(([path, { sections }]) => [
    path,
    ...allEntries(sections).map(({ id }) => `${path}#${id}`),
  ])
})

describe('search documents', () => {
  test('are one for each page and section, and nothing else', () => {
    expect(documents.map(({ href }) => href)).toEqual(addresses)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('all have a title and words, short and free of markup', () => {
    for (const { href, title, text, more } of documents) {
      expect([href, title]).toEqual([href, expect.stringMatching(/\p{L}/u)])
      expect([href, text]).toEqual([href, expect.stringMatching(/\p{L}{3}/u)])
      expect(`${title} ${text} ${more}`).not.toMatch(/\[\^|\]\(|\[object/)
      expect(text).toBe(text.replace(/\s+/g, ' ').trim())
      expect(text.length).toBeLessThanOrEqual(1100)
    }
  })

  test('refuse a section without text, by name', () => {
    expect(() => limitText('/#unwritten', ['[^woodhb]'])).toThrow('"/#unwritten" has no text')
  })

  test('end with a whole word, and keep the names of what is cut off', () => {
    const sentence = 'Fences stood along every lane and each had a gate.'
    const lines = [sentence, sentence, sentence, sentence, 'Later, houses', 'in Levittown had none.']
    const { text, more } = limitText('/terms#a', lines)

    expect(text).toBe([sentence, sentence, sentence].join(' '))
    expect(more).toBe('Levittown')
  })
})
