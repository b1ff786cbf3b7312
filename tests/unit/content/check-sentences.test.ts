import { readingEase, unsourcedFigures } from '@/content/model/checks/check-sentences'

const file = 'content/data/pages/gates.json'
const found = (content: unknown) => unsourcedFigures(file, content)

test('a figure without a source is named with file, field and sentence', () => {
  expect(found({ tips: ['Dig first. A hole of 36 in. is deep enough. Then rest.'] })).toEqual([
    `${file} › tips[0]: gives a figure without a source: "A hole of 36 in. is deep enough."; cite one; or write [^sum] where it follows from figures beside it, and a judgment of ours as in content/judgments.json`,
  ])
})

test.each([
  'Posts last 20 years.',
  'It cost $1.80 a rod.',
  'Chain link made 54% of it.',
  'Glidden had his patent in 1874.',
  'Leave ¾ in. on each side.',
  'Wait for 24 hours.',
  'Winds of 110 mph blew.',
])('%s needs a source', (sentence) => {
  expect(found({ lead: sentence })).toHaveLength(1)
  expect(found({ lead: `${sentence}[^woodhb]` })).toEqual([])
  expect(found({ lead: sentence.replace('.', '.[^sum]') })).toEqual([])
})

test('a citation holds for its own sentence alone, wherever it stands in it', () => {
  expect(found({ lead: 'Dig 24 in.[^sakrete] Better, dig 36 in. (91 cm) deep.' })).toHaveLength(1)
  expect(found({ lead: 'Dig 24 in.,[^sakrete] or 36 in. (91 cm) where it freezes.' })).toEqual([])
})

test.each([
  'Set a 4×4 on gravel, call 811 and take two people for 14 posts.',
  'See [the table](/how-much#run-25-ft).',
  // An abbreviation ends no sentence, and "in" is no inch.
  'Go down 24 in. (61 cm) or more.[^sakrete]',
  'Hang the gate on a 6×6 in concrete.',
])('%s needs none', (sentence) => {
  expect(found({ lead: sentence })).toEqual([])
})

test('a citation in the row or in the note holds for the row of a table', () => {
  const table = (rows: string[][], note?: string) => found({ blocks: [{ kind: 'table', rows, note }] })

  expect(table([['Ohio', '32 in.']])).toHaveLength(1)
  expect(table([['Ohio[^lancaster]', '32 in.']])).toEqual([])
  expect(table([['Ohio', '32 in.']], 'As the code says.[^lancaster]')).toEqual([])
})

test('headings and other fields that cannot cite are passed over', () => {
  expect(found({ heading: 'A 6 ft fence.', question: 'Is 36 in. deep?', id: 'x' })).toEqual([])
})

test('the reading ease counts what is read: no citations, no Markdown', () => {
  const plain = readingEase(['The cat sat on the mat.'])
  expect(plain).toMatchObject({ words: 6, sentences: 1 })
  expect(readingEase(['The cat[^woodhb] **sat** on the [mat](/mat).'])).toEqual(plain)
})
