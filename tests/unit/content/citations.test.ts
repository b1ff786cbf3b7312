import { citedKeys, numberCitations, withoutCitations } from '@/content/model/text/citations'
import { text } from '../../lib/words'
import type { Source } from '@/content/model/schemas/source'

const source = { title: text('A title'), publisher: text('Somebody'), read: '2026-11-21' }
const registry: Record<string, Source> = {
  woodhb: { ...source, kind: 'government' },
  sakrete: { ...source, kind: 'manufacturer' },
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
    { lead: 'Deep.[^sakrete]', tip: 'Stain.[^woodhb][^sakrete]', note: 'Brace.[^sakrete][^sum][^woodhb]' },
    registry,
  )

  expect(content).toEqual({ lead: 'Deep.[^1:1]', tip: 'Stain.[^1:2][^2:1]', note: 'Brace.[^1:3][^2:2]' })
})

test('words come with numbers bound to their units; all else passes through untouched', () => {
  const page = { id: 'a-4', time: 'A day for 100 ft', href: '/x#a-4', count: 1, essential: true }
  const { content } = numberCitations({ ...page, note: undefined }, registry)

  expect(content).toEqual({ ...page, time: 'A day for 100\u00a0ft', note: undefined })
})

test('the mark of a sum is dropped', () => {
  const { content, sources } = numberCitations({ lead: 'Two people.[^sum] Stain.[^woodhb]' }, registry)

  expect(content).toEqual({ lead: 'Two people. Stain.[^1:1]' })
  expect(sources).toHaveLength(1)
  expect(citedKeys('Two people.[^sum]')).toEqual([])
})

test('previews lose their citations', () => {
  expect(withoutCitations({ lead: 'Deep.[^sakrete][^woodhb]' })).toEqual({ lead: 'Deep.' })
})

test('cited keys come in reading order, repeats included', () => {
  expect(citedKeys(['a[^woodhb]', { b: 'c[^sakrete] d[^woodhb]' }])).toEqual(['woodhb', 'sakrete', 'woodhb'])
})
