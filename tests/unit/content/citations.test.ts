/** @jest-environment node */
import { citedKeys, numberCitations, withoutCitations } from '@/content/model/citations'
import { text } from '../../lib/words'
import type { Source } from '@/content/model/schemas/source'

const registry: Record<string, Source> = {
  woodhb: {
    title: text('Wood Handbook'),
    publisher: text('Forest Products Laboratory'),
    kind: 'government',
    read: '2026-11-21',
  },
  sakrete: {
    title: text('Setting posts'),
    publisher: text('Sakrete'),
    kind: 'manufacturer',
    read: '2026-11-21',
  },
}

test('sources are numbered in reading order, and each mention is counted', () => {
  const { content, sources } = numberCitations(
    { lead: 'Deep holes.[^sakrete]', tips: ['Stain.[^woodhb]', 'Brace.[^sakrete]'] },
    registry,
  )

  expect(content).toEqual({ lead: 'Deep holes.[^1:1]', tips: ['Stain.[^2:1]', 'Brace.[^1:2]'] })
  expect(sources.map(({ key, number, citations }) => [key, number, citations])).toEqual([
    ['sakrete', 1, 2],
    ['woodhb', 2, 1],
  ])
})

test('citations side by side stand in ascending order', () => {
  const { content } = numberCitations(
    { lead: 'Deep.[^sakrete]', tip: 'Stain.[^woodhb][^sakrete]', note: 'Brace.[^sakrete][^none][^woodhb]' },
    registry,
  )

  expect(content).toEqual({ lead: 'Deep.[^1:1]', tip: 'Stain.[^1:2][^2:1]', note: 'Brace.[^1:3][^2:2]' })
})

test('the words of a page come with numbers bound to their units', () => {
  const { content } = numberCitations({ id: 'a-4', time: 'A day for 100 ft', href: '/x#a-4' }, registry)

  expect(content).toEqual({ id: 'a-4', time: 'A day for 100\u00a0ft', href: '/x#a-4' })
})

test('numbers, truth values and nothing pass through untouched', () => {
  const data = { id: 1, essential: true, note: undefined }

  expect(numberCitations(data, registry).content).toEqual(data)
})

test('the mark of a figure that needs no source is dropped', () => {
  const { content, sources } = numberCitations({ lead: 'Two people.[^none] Stain.[^woodhb]' }, registry)

  expect(content).toEqual({ lead: 'Two people. Stain.[^1:1]' })
  expect(sources).toHaveLength(1)
  expect(citedKeys('Two people.[^none]')).toEqual([])
})

test('an unknown source is refused by name', () => {
  expect(() => numberCitations({ lead: 'Surely.[^nobody]' }, registry)).toThrow(
    'content/sources.json has no source "nobody"',
  )
})

test('previews lose their citations', () => {
  expect(withoutCitations({ lead: 'Deep.[^sakrete][^woodhb]' })).toEqual({ lead: 'Deep.' })
})

test('cited keys come in reading order, repeats included', () => {
  expect(citedKeys(['a[^woodhb]', { b: 'c[^sakrete] d[^woodhb]' }])).toEqual(['woodhb', 'sakrete', 'woodhb'])
})
