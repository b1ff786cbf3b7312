/** @jest-environment node */
import { referenceFaults } from '@/content/model/check-references'

const known = {
  sources: ['woodhb', 'sakrete'],
  pictures: ['wooden', 'metal'],
  anchors: new Map([
    ['/', []],
    ['/history', ['timeline', 'resources']],
  ]),
}

const faults = (content: unknown) => referenceFaults('content/pages/home.ts', content, known)

test('a link to a missing page is named with its field', () => {
  expect(faults({ types: { lead: 'See [all](/histroy).' } })).toEqual([
    'content/pages/home.ts › types.lead: links to the missing page "/histroy"; did you mean "/history"?',
  ])
})

test('a link to a missing anchor is named, in running text and in fields', () => {
  expect(
    faults({ cards: [{ href: '/history#resorces' }, { text: '[x](/history#nowhere-at-all)' }] }),
  ).toEqual([
    'content/pages/home.ts › cards[0].href: links to the missing anchor "/history#resorces"; did you mean "resources"?',
    'content/pages/home.ts › cards[1].text: links to the missing anchor "/history#nowhere-at-all"',
  ])
})

test('an unknown source and an unknown picture are named', () => {
  expect(
    faults({
      tips: ['Stain it.[^woodhbk]'],
      picture: 'woden',
      blocks: [{ kind: 'picture', name: 'mettal' }],
    }),
  ).toEqual([
    'content/pages/home.ts › tips[0]: cites the unknown source "woodhbk"; did you mean "woodhb"?',
    'content/pages/home.ts › picture: names the missing picture "woden"; did you mean "wooden"?',
    'content/pages/home.ts › blocks[0].name: names the missing picture "mettal"; did you mean "metal"?',
  ])
})

test('Markdown that pages cannot draw is refused', () => {
  expect(faults({ lead: 'Use `code` and ![a picture](/x.png)' })).toEqual([
    'content/pages/home.ts › lead: uses Markdown of the kind "inlineCode"',
    'content/pages/home.ts › lead: uses Markdown of the kind "image"',
  ])
})

test('good links, citations and outside addresses pass', () => {
  expect(
    faults({
      lead: 'Read *on* in [the timeline](/history#timeline) or [outside](https://example.org).[^woodhb]',
      picture: 'metal',
      name: 'not a picture',
    }),
  ).toEqual([])
})

test('a citation that is not one, a link with a slip and an unclosed mark are told', () => {
  expect(
    faults([
      'See.[^woodhb',
      '[See[^woodhb]](/history)',
      '[See](/his tory)',
      '**See',
      '*[See](/nowhere-at-all)*',
      '[See](https://)',
    ]),
  ).toEqual([
    'content/pages/home.ts › [0]: has a citation without its closing bracket: "[^woodhb"',
    'content/pages/home.ts › [1]: has a citation inside a link; put it behind',
    'content/pages/home.ts › [2]: has Markdown that does not close: "[See](/his tory)"',
    'content/pages/home.ts › [3]: has Markdown that does not close: "**See"',
    'content/pages/home.ts › [4]: links to the missing page "/nowhere-at-all"',
    'content/pages/home.ts › [5]: links to "https://", which is no full https:// address',
  ])
})
