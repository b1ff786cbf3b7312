import { z } from 'zod'
import { parseGlossary } from '@/content/model/pages/glossary'
import { block, section } from '@/content/model/schemas/blocks'
import { prose, text } from '@/content/model/schemas/common'
import { openStore } from '@/content/model/store/store'
import { markTerms } from '@/content/model/text/terms'
import * as words from '../../lib/words'

const term = (id: string, ...forms: string[]) => ({
  id,
  term: words.text(id),
  definition: words.prose(`What ${id} means.`),
  forms: forms.map(words.text),
})

const glossary = [
  term('frost-line', 'frost line', 'frost lines'),
  term('post', 'posts'),
  term('line-post', 'line post', 'line posts'),
  term('mason-line', 'mason’s line'),
  term('uc4a', 'UC4A'),
  { id: 'step', term: words.text('Step'), definition: words.prose('To go down.') },
]

const schema = z.strictObject({
  heading: text,
  lead: prose,
  sections: z.array(section),
  extra: z.strictObject({ name: text, use: prose.optional() }).optional(),
})

/** Marks one text after another. */
const marked = (...texts: string[]) => markTerms(z.array(prose), texts.map(words.prose), glossary)

/** The terms that open a definition, in reading order. */
function idsIn(content: unknown) {
  return Array.from(JSON.stringify(content).matchAll(/\]\(term:([^)]+)\)/g), ([, id]) => id)
}

describe('terms in running text', () => {
  test('only the first use on the page opens the definition', () => {
    expect(marked('Below the frost line. The frost line again.', 'A frost line.')).toEqual([
      'Below the [frost line](term:frost-line). The frost line again.',
      'A frost line.',
    ])
  })

  test.each([
    // Any form counts, with a capital too, and the text keeps its own words.
    ['Frost lines differ.', '[Frost lines](term:frost-line) differ.'],
    ['Stretch a mason’s line.', 'Stretch a [mason’s line](term:mason-line).'],
    ['Buy UC4A.', 'Buy [UC4A](term:uc4a).'],
    // The longest form wins, and no word within another counts.
    ['Set the line posts.', 'Set the [line posts](term:line-post).'],
    [
      'Gateposts, goal-posts, posts-and-rails and signposts',
      'Gateposts, goal-posts, posts-and-rails and signposts',
    ],
    // Links, strong and stressed words and citations are left alone.
    [
      '[posts](/history) **posts** *posts* **[posts](/x)**',
      '[posts](/history) **posts** *posts* **[posts](/x)**',
    ],
    [
      'They sink.[^posts] A link to [no term](/glossary#no)',
      'They sink.[^posts] A link to [no term](/glossary#no)',
    ],
  ])('%s', (text, shown) => {
    expect(marked(text)).toEqual([shown])
  })

  test('a term without forms is found only where a text links to it', () => {
    expect(marked('Step by step.', 'Or [step the panels](/glossary#step).')).toEqual([
      'Step by step.',
      'Or [step the panels](term:step).',
    ])
  })

  test('a link of the text’s own decides where the definition opens, and a second one stays a link', () => {
    const link = '[it](/glossary#frost-line)'
    expect(marked('The frost line first.', `See ${link} and ${link}.`)).toEqual([
      'The frost line first.',
      `See [it](term:frost-line) and ${link}.`,
    ])
  })

  test('what stands around a term stays as it was', () => {
    const text = '*Wet* soil (see “frost line,” below)[^woodhb] & **so on** \\* [there](/history#art).'

    expect(marked(text)).toEqual([text.replace('frost line', '[frost line](term:frost-line)')])
  })

  test('headings, names and tables are no running text; lists, notes and nested sections are', () => {
    const blocks = z.array(block).parse([
      { kind: 'table', caption: 'Posts', head: ['Posts', 'UC4A'], rows: [['posts', 'UC4A']], note: 'Posts.' },
      { kind: 'terms', items: [{ term: 'Posts', text: 'A frost line.' }] },
      { kind: 'list', items: ['UC4A only'] },
      { kind: 'note', tone: 'tip', title: 'Line post', text: 'No line post here.' },
    ])
    const content = schema.parse({
      heading: 'Posts',
      lead: 'A lead.',
      sections: [
        {
          id: 'posts',
          heading: 'Posts',
          blocks,
          sections: [{ id: 'a', heading: 'Posts', blocks: ['posts'] }],
        },
      ],
      extra: { name: 'Posts' },
    })
    const result = markTerms(schema, content, glossary)

    expect(idsIn(result.sections)).toEqual(['frost-line', 'uc4a', 'line-post', 'post'])
    expect(result.heading).toBe('Posts')
    expect(result.extra).toEqual({ name: 'Posts' })
    expect(result.sections[0]?.heading).toBe('Posts')
    expect(result.sections[0]?.blocks[0]).toEqual(blocks[0])
    expect(result.sections[0]?.blocks[1]).toEqual({
      kind: 'terms',
      items: [{ term: 'Posts', text: 'A [frost line](term:frost-line).' }],
    })
    expect(result.sections[0]?.sections?.[0]?.blocks).toEqual(['[posts](term:post)'])
  })
})

describe('the glossary refuses, with file and field,', () => {
  const entry = (term: string, rest = {}) => ({
    id: term.toLowerCase(),
    term,
    definition: 'It is what it is.',
    ...rest,
  })
  const parse = (terms: object[], labeled = 'bay') =>
    parseGlossary(
      {
        lead: 'Words.',
        parts: {
          heading: 'Parts',
          text: 'They have names.',
          drawings: [{ diagram: 'gate', labels: [{ term: labeled, x: 1, y: 50 }] }],
        },
        terms,
      },
      openStore(),
    )

  test.each([
    [
      'a related term that is none',
      [entry('Bay', { see: ['bai'] })],
      'terms[0].see[0]: is the id of no term (found "bai")',
    ],
    [
      'one word for two terms',
      [entry('Bay', { forms: ['bays'] }), entry('Boy', { forms: ['Bays'] })],
      'terms[1].forms[0]: is a form of "Bay" already (found "Bays")',
    ],
    [
      'a term out of its place',
      [entry('Plumb'), entry('Bay')],
      'terms[1].term: must stand before "Plumb": terms are in the order of the alphabet (found "Bay")',
    ],
    [
      'a detail beside its drawing',
      [entry('Bay', { thumbnail: { diagram: 'gate', x: 300, y: 40, width: 80 } })],
      'terms[0].thumbnail.x: is outside of the drawing: the frame reaches from 300 to 380, of 0 to 360 (found 300)',
    ],
    [
      'a detail below its drawing',
      [entry('Bay', { thumbnail: { diagram: 'gate', x: 60, y: 320, width: 100 } })],
      'terms[0].thumbnail.y: is outside of the drawing: the frame reaches from 320 to 395, of 34 to 392 (found 320)',
    ],
    ['a form that is no words', [entry('Bay', { forms: ['bay(s)'] })], 'terms[0].forms[0]: must be words'],
  ])('%s', (_, terms, fault) => {
    expect(() => parse(terms)).toThrow(`content/data/pages/glossary.json › ${fault}`)
  })

  test('a name in the drawing of parts that is no term', () => {
    expect(() => parse([entry('Bay')], 'bai')).toThrow(
      'content/data/pages/glossary.json › parts.drawings[0].labels[0].term: is the id of no term (found "bai")',
    )
  })
})
