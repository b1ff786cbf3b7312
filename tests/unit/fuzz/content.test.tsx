import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { PlainSections } from '@/components/article/plain-sections'
import { referenceFaults } from '@/content/model/checks/check-references'
import { readState } from '@/content/model/fence-laws/read-state'
import { parseGuideFile } from '@/content/model/markdown/guide-file'
import { readBody } from '@/content/model/markdown/read-body'
import { siteSchema } from '@/content/model/schemas/site'
import { textPageSchema } from '@/content/model/schemas/text-page'
import { ContentError, parseContent } from '@/content/model/store/define'
import { questions } from '@/delivery/setup/questions'
import site from '@/content/site.json'
import { fuzz, hostileJson, hostileText } from '../../lib/fuzz'

/** What strangers write is content, or refused in sentences that name the place. */
function contentOrFaults<Content>(read: () => Content): Content | readonly string[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
}

const file = 'content/guides/stranger.md'

const readGuide = (body: string) =>
  contentOrFaults(() => {
    const guide = parseGuideFile(file, `---\ntitle: Gates\n---\n${body}\n`)
    const variables = { key: '', names: ['offline'], settingOf: () => 'on', sourceRanks: ['law: 1'] }
    const content = parseContent(file, textPageSchema, readBody(guide, variables))
    const faults = referenceFaults(file, content, { sources: ['cedar'], pictures: [], anchors: new Map() })
    if (faults.length > 0) throw new ContentError(faults)
    return content
  })

const markdown = fc.oneof(
  fc.constantFrom(
    ...['## Hinges', '### Steel {#steel}', '#### Deep', '- [ ] Plumb', '1. Dig', '> said', '[^a]: b', '---'],
    ...[
      ':::tip[Dig]',
      ':::warning[]',
      ':::',
      ':::when{offline="on"}',
      '::picture{name="gate"}',
      '{{offline}}',
    ],
    ...[
      '```',
      '<script>alert(1)</script>',
      '<div onclick="a()">',
      '[a](javascript:alert(1))',
      '![a](b)',
      '***',
    ],
    ...[
      '| a | b |\n| - | - |\n| 1 | 2 |',
      ':::table[Posts]',
      ':::terms',
      '- **Bay:** A panel.',
      'Wood.[^cedar]',
    ],
  ),
  hostileText,
)

test('whatever a guide holds, it is words that are shown as words, or faults with line and column', () => {
  let shown = 0
  fuzz(
    fc.array(fc.tuple(markdown, fc.constantFrom('\n', '\n\n', ' ', '\n  ')), { maxLength: 14 }),
    (pieces) => {
      const read = readGuide(`A lead.\n\n## First\n\nWords.\n\n${pieces.flat().join('')}`)
      if (!('sections' in read)) {
        for (const fault of read) expect(fault).toMatch(/^content\/guides\/stranger\.md:\d+:\d+/)
        return
      }
      shown += 1
      const html = renderToStaticMarkup(<PlainSections sections={read.sections} />)
      expect(html).not.toMatch(/<script|<[^>]*\son\w+=|href="(?!https?:|[/#]|mailto:)/i)
    },
    { seconds: 5 },
  )
  expect(shown).toBeGreaterThan(10)
})

test.each([
  ['quotations in quotations', '>'.repeat(20_000)],
  ['lists in lists', `${'- '.repeat(2000)}x`],
  ['items below items', Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['directives in directives', ':::tip[A]\n'.repeat(2000)],
  ['a table without end', `:::table[T]\n| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(20_000)}:::`],
])('%s are refused before the parser meets them', (_, body) => {
  const began = performance.now()
  expect(readGuide(body)).toEqual([expect.stringMatching(/: is (?:longer|nested in more) than /)])
  expect(performance.now() - began).toBeLessThan(1000)
})

test('a thousand footnotes are read', () => {
  const words = Array.from({ length: 1000 }, (_, index) => `One ${index}.[^cedar]`).join('\n\n')
  expect(readGuide(`A lead.\n\n## First\n\n${words}`)).toHaveProperty('sections.0.blocks.length', 1000)
})

test('whatever a state’s file holds, it is a state, or faults that name file and field', () => {
  const name = 'content/data/places/ohio.json'
  const ohio: unknown = JSON.parse(readFileSync(name, 'utf8'))
  if (typeof ohio !== 'object' || ohio === null || !('records' in ohio) || !Array.isArray(ohio.records))
    throw new Error(`${name} has no records`)
  const { records } = ohio
  const fields = fc.constantFrom('name', 'postal', 'sources', 'records', 'ask', 'missing', '__proto__')
  const inner = fc.constantFrom('topic', 'place', 'value', 'unit', 'words', 'scope', 'source', 'quote')
  fuzz(fc.tuple(fields, fc.nat(records.length - 1), inner, hostileJson), ([field, at, part, value]) => {
    const changed = records.with(at, { ...records[at], [part]: value })
    for (const state of [{ ...ohio, [field]: value }, { ...ohio, records: changed }, value]) {
      const read = contentOrFaults(() => readState(name, JSON.stringify(state)))
      if (Array.isArray(read))
        for (const fault of read) expect(fault).toMatch(/^content\/data\/places\/ohio\.json(?: › \S|: )/)
    }
  })
})

test('whatever setup is told, the settings are sound, or a sentence names the field', () => {
  const settings = siteSchema.parse(site)
  fuzz(fc.tuple(fc.constantFrom(...questions), hostileText), ([{ put }, answer]) => {
    const after = contentOrFaults(() =>
      parseContent('content/site.json', siteSchema, put(settings, answer.trim())),
    )
    if (Array.isArray(after))
      for (const fault of after) expect(fault).toMatch(/^content\/site\.json › [\w.[\]]+: /)
    // What is written is what the build reads.
    else expect(siteSchema.parse(JSON.parse(JSON.stringify(after)))).toEqual(after)
  })
})
