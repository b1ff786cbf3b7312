/** @jest-environment node */
import { outlines, type Outline } from '@/content/model/outline'
import { pages } from '@/content/model/page-registry'
import { plainText, searchDocuments, shown } from '@/components/search/build-index'
import { packDocuments } from '@/components/search/index-format'
import { brotliCompressSync } from 'node:zlib'
import { isShipped } from '../../shipped'

const documents = searchDocuments()
const hrefs = documents.map(({ href }) => href)

function anchors(outline: Outline): string[] {
  return outline.flatMap(({ id, sections }) => [id, ...anchors(sections ?? [])])
}

const sections = Object.entries(outlines).flatMap(([path, outline]) =>
  anchors(outline).map((id) => `${path}#${id}`),
)

describe('search documents', () => {
  test.each([...pages.map(({ path }) => path), ...sections])('%s has a document with words', (href) => {
    const document = documents.find((candidate) => candidate.href === href)
    expect(document?.title).toMatch(/\p{L}/u)
    expect(document?.text).toMatch(/\p{L}{3}/u)
  })

  test('hold nothing else, and nothing twice', () => {
    expect(hrefs.toSorted()).toEqual([...pages.map(({ path }) => path), ...sections].toSorted())
    expect(new Set(hrefs).size).toBe(hrefs.length)
    expect(documents.map(({ id }) => id)).toEqual(documents.map((_, index) => index))
  })

  test.each(documents)('$href is free of markup, and short', ({ title, text, more }) => {
    expect(`${title} ${text} ${more}`).not.toMatch(/\[\^|\]\(|\[object/)
    expect(text).toBe(text.replace(/\s+/g, ' ').trim())
    expect(text.length).toBeLessThanOrEqual(1100)
  })

  test('refuse a section without text, by name', async () => {
    jest.doMock('@/content/model/outline', () => ({
      outlineOf: () => [{ id: 'unwritten', heading: 'Unwritten' }],
    }))
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('@/components/search/build-index')
      expect(() => fresh.searchDocuments()).toThrow(
        'components/search/build-index.ts has no text for "/#unwritten"',
      )
    })
    jest.dontMock('@/content/model/outline')
  })

  test.each(['constructor', 'toString', '__proto__'])(
    'refuse a section without text whose anchor is "%s"',
    async (id) => {
      jest.doMock('@/content/model/outline', () => ({ outlineOf: () => [{ id, heading: 'A heading' }] }))
      await jest.isolateModulesAsync(async () => {
        const fresh = await import('@/components/search/build-index')
        expect(() => fresh.searchDocuments()).toThrow(
          `components/search/build-index.ts has no text for "/#${id}"`,
        )
      })
      jest.dontMock('@/content/model/outline')
    },
  )

  test('end with a whole word, and keep the names of what is cut off', () => {
    const sentence = 'Fences stood along every lane and each had a gate.'
    const lines = [sentence, sentence, sentence, sentence, 'Later, houses', 'in Levittown had none.']
    const { text, more } = shown('/terms#a', lines)

    expect(text).toBe([sentence, sentence, sentence].join(' '))
    expect(more).toBe('Levittown')
  })

  test('have aliases without strokes', () => {
    expect(documents.flatMap(({ aliases }) => aliases).filter((alias) => alias.includes('|'))).toEqual([])
  })
})

describe('plain text', () => {
  test('is what a reader sees of Markdown', () => {
    expect(plainText(['**Rot:** see *the* [care](/page#care) section.[^woodhb]', 'Cut at 4×4 & less.'])).toBe(
      'Rot: see the care section. Cut at 4×4 & less.',
    )
  })
})

if (isShipped) {
  test('the index of the pages that ship stays small enough to load while somebody types', () => {
    const index = brotliCompressSync(JSON.stringify(packDocuments(documents))).length
    expect(index).toBeLessThan(22_000)
  })
}
