import { parseGuideFile } from '@/content/model/markdown/guide-file'
import type { Variables } from '@/content/model/markdown/guide-text'
import { readBody } from '@/content/model/markdown/read-body'
import { textPageSchema } from '@/content/model/schemas/text-page'
import { ContentError, parseContent } from '@/content/model/store/define'

const settings = new Map([
  ['operator.state', 'New *York*'],
  ['offline', 'on'],
])
const variables: Variables = {
  names: [...settings.keys()],
  key: '',
  settingOf: (name) => settings.get(name),
  sourceRanks: ['law: 1'],
}

const read = (body: string) =>
  readBody(parseGuideFile('content/guides/gates.md', `---\ntitle: Gates\n---\n${body}`), variables)

/** The blocks of a section. */
function blocks(body: string): unknown {
  const content = read(`A lead.\n\n## Hinges\n\n${body}\n`)
  return content && typeof content === 'object' && 'sections' in content && Array.isArray(content.sections)
    ? content.sections[0].blocks
    : undefined
}

function faults(body: string): readonly string[] {
  try {
    parseContent('content/guides/gates.md', textPageSchema, read(body))
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
}

test('a body is a lead, an answer in brief, and sections with anchors', () => {
  expect(
    read(
      'A gate\n  *moves*.\n\n:::brief\nThree hinges.\n:::\n\n## Hinges\n\nOne.\n\n### Of “steel” {#steel}\n\nTwo.\n',
    ),
  ).toEqual({
    lead: 'A gate *moves*.',
    answer: 'Three hinges.',
    sections: [
      {
        id: 'hinges',
        heading: 'Hinges',
        blocks: ['One.'],
        sections: [{ id: 'steel', heading: 'Of “steel”', blocks: ['Two.'] }],
      },
    ],
  })
})

test('a mark behind a heading sets its section beside the one before it', () => {
  const body =
    'A lead.\n\n## One\n\nOne.\n\n## Two {#second .beside}\n\nTwo.\n\n## Three {.beside}\n\nThree.\n'
  expect(read(body)).toMatchObject({
    sections: [{ id: 'one' }, { id: 'second', heading: 'Two', beside: true }, { id: 'three', beside: true }],
  })
  expect(faults(body)).toEqual([])
})

test('lists, boxes to tick and directives are the blocks of a section', () => {
  expect(blocks('1. Dig.\n2. Fill.[^sakrete]')).toEqual([
    { kind: 'list', ordered: true, items: ['Dig.', 'Fill.[^sakrete]'] },
  ])
  expect(blocks('- [ ] Plumb\n- [ ] **Level** it')).toEqual([
    { kind: 'checklist', items: ['Plumb', '**Level** it'] },
  ])
  expect(blocks(':::tip[Dig not]\nCall 811.\n:::')).toEqual([
    { kind: 'note', tone: 'tip', title: 'Dig not', text: 'Call 811.' },
  ])
  expect(blocks(':::terms\n- **Bay:** From post to post.\n:::')).toEqual([
    { kind: 'terms', items: [{ term: 'Bay', text: 'From post to post.' }] },
  ])
  expect(blocks(':::swatches[Flags]\n- **Red:** Power.\n\nOurs.\n:::')).toEqual([
    {
      kind: 'swatches',
      caption: 'Flags',
      items: [{ color: 'red', name: 'Red', text: 'Power.' }],
      note: 'Ours.',
    },
  ])
  expect(
    blocks(
      ':::table[Posts]\n| Post | For |\n| --- | --- |\n| 4×4 \\| 6×6 | *gates* |\n| 8×8 | |\n\nOurs.\n:::',
    ),
  ).toEqual([
    {
      kind: 'table',
      caption: 'Posts',
      head: ['Post', 'For'],
      rows: [
        ['4×4 \\| 6×6', '*gates*'],
        ['8×8', ''],
      ],
      note: 'Ours.',
    },
  ])
  expect(blocks('::picture[A *gate*]{name="wooden"}\n\n::drawing{name="gate"}\n\n::source-ranks')).toEqual([
    { kind: 'picture', name: 'wooden', caption: 'A *gate*' },
    { kind: 'diagram', name: 'gate' },
    { kind: 'list', ordered: true, items: ['law: 1'] },
  ])
})

test('settings are filled in as words, and decide what is shown', () => {
  expect(
    blocks(
      'In {{ operator.state }}.\n\n:::when{offline="on"}\nKept.\n:::\n\n:::unless{offline="on"}\nNot kept.\n:::',
    ),
  ).toEqual(['In New \\*York\\*.', 'Kept.'])
})

type Fault = [body: string, ...says: string[]]

/** Bodies of the page; the first line is the fourth of the file. */
const ofPages: readonly Fault[] = [
  ['## Hinges\n\nThree.', '4:1: a paragraph is missing before the first heading: the lead'],
  [
    'A lead.\n\nAnother.',
    '6:1: stands before the first heading, where only the lead and ":::brief" may; put it below a heading',
  ],
  ['A lead.\n\n:::breif\nThree.\n:::', '6:1: no directive "breif"; did you mean "brief"?'],
  [
    'A lead.\n\n# Gates\n\nWords.',
    '6:1: the heading of the page is "heading" in its front matter; begin sections with "##"',
  ],
  ['A lead.\n\n### Hinges\n\nWords.', '6:1: "###" follows no "##": headings go down one level at a time'],
  [
    'A lead.\n\n## Hinges {.besides}\n\nWords.',
    '6:1: a heading has no mark ".besides"; ".beside" is the only one',
  ],
  [
    'A lead.\n\n## Hinges {.beside}\n\nWords.',
    '6:1: {.beside} is the first heading of its kind here: nothing stands before it',
  ],
  [
    'A lead.\n\n## Gates\n\nWords.\n\n### Hinges {.beside}\n\nWords.',
    '10:1: {.beside} is the first heading of its kind here: nothing stands before it',
  ],
  [
    'A lead.\n\n## Gates\n\n::drawing{name="gate"}\n\n## Hinges {.beside}\n\nWords.',
    '10:1: {.beside} is for words and lists alone; "Gates" holds more, such as a figure, a table, a note or smaller headings',
  ],
  ['A lead.\n\n## *Hinges*\n\nWords.', '6:4: is shown as it is, so it cannot use Markdown'],
]

/** Of a section; the first line is the eighth of the file. */
const ofSections: readonly Fault[] = [
  ['<div>Words</div>', '8:1: raw HTML is refused; write it as Markdown'],
  [
    'Three.[^kingston]\n\n[^kingston]: Willow.',
    '10:1: sources stand in content/sources.json; add "kingston" there',
  ],
  ['> Words.', '8:1: a quotation has no look here; for advice write ":::tip[Title]"'],
  ['```\nx\n```', '8:1: uses Markdown of the kind "code"'],
  [
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '8:1: a table needs its caption: put it between ":::table[Caption]" and ":::"',
  ],
  ['- One\n  - Two', '9:3: an item of a list is one paragraph; put this behind the list'],
  ['- [ ] One\n- Two', '8:1: some items have a box to tick, "[ ]", and some have none'],
  [
    ':::tip [Dig]\nWords.\n:::',
    '8:1: is no directive; write "::name" or ":::name[Title]" without a space, and ":::" below',
  ],
  [':::tip[Dig]\nWords.', '8:1: :::tip is not closed; write ":::" below it'],
  [':::tip\nWords.\n:::', '8:1: :::tip needs a title: :::tip[Title]'],
  [
    '::drawing{nam="gate"}',
    '8:1: ::drawing has no attribute "nam"; did you mean "name"?',
    '8:1: ::drawing needs {name="…"}',
  ],
  [':::tip[Dig]\nOne.\n\nTwo.\n:::', '11:1: has room for one paragraph; join them'],
  [':::terms\n- Bay\n:::', '9:1: must begin with its name, like "- **Name:** words"'],
  [
    ':::table[Days]\n| a | b |\n| - | - |\n| 1 | 2 |\n\n::calendar\n:::',
    '8:1: ::calendar needs the field "calendar" in the front matter',
  ],
  ['In {{operator.stat}}.', '8:1: {{operator.stat}} names no setting; did you mean "operator.state"?'],
  [':::when{ofline="on"}\nKept.\n:::', '8:1: no setting "ofline"; did you mean "offline"?'],
]

test.each([
  ...ofPages,
  ...ofSections.map(([body, ...says]): Fault => [`A lead.\n\n## Hinges\n\n${body}`, ...says]),
])('what is wrong with %j is told with line and column', (body, ...says) => {
  expect(faults(`${body}\n`)).toEqual(says.map((message) => `content/guides/gates.md:${message}`))
})

test('an anchor is made of letters of any Latin script, and asked for where there are none', () => {
  expect(read('A lead.\n\n## Über & “Łódź”\n\nOne.\n')).toMatchObject({ sections: [{ id: 'uber-lodz' }] })
  for (const heading of ['修理', '😀'])
    expect(faults(`A lead.\n\n## ${heading}\n\nOne.\n`)).toEqual([
      `content/guides/gates.md:6:1: needs an anchor, as none can be made of its letters: ## ${heading} {#name}, with a name of your own`,
    ])
})

test.each([
  ['a colon', 'heading: What: Prices', '3:10 › heading: put the words in quotation marks: "What: Prices"'],
  ['a colon at the end', 'heading: Costs:', '3:10 › heading: put the words in quotation marks: "Costs:"'],
  ['printed marks', 'heading: ‘Smart: x’', '3:10 › heading: put the words in quotation marks: "Smart: x"'],
  ['a number cut off', 'heading: Gate #1', '3:10 › heading: put the words in quotation marks: "Gate #1"'],
  ['words in stars', 'heading: *Gates*', '3:10 › heading: put the words in quotation marks: "*Gates*"'],
  ['a mark within', "heading: 'Don't'", '3:10 › heading: put the words in quotation marks: "Don\'t"'],
  ['words behind', 'heading: "A" b', `3:10 › heading: put the words in quotation marks: '"A" b'`],
  ['a mark open', 'heading: "Gates', '3:10 › heading: the quotation mark before Gates has none behind it'],
  ['a list open', 'words: [a, b', '3:8 › words: has no "]" at its end'],
  ['tabs', 'words:\n\t- a\n\t- b', '4:1: begins with a tab; indent with spaces'],
  ['a field twice', 'heading: A\nheading: B', '4:1: the field "heading" stands there twice'],
  ['no space', 'heading:Gates', '3:1: needs a space behind the colon, like "label: Gates"'],
  ['a space before', '  heading: A', '3:1: begins with a space, as if it belonged to "title"; remove it'],
])('a slip in front matter is told once, with what to write: %s', (_, lines, says) => {
  const source = `---\ntitle: Gates\n${lines}\nlabel: Gates\nkeywords: [a, b]\n---\n\nA gate.\n`
  expect(() => parseGuideFile('content/guides/gates.md', source)).toThrow(
    new ContentError([`content/guides/gates.md:${says}`]),
  )
})

test('front matter without an end is told so', () => {
  expect(() => parseGuideFile('g.md', '---\ntitle: Gates\n\nA gate.\n')).toThrow(
    'g.md:1:1: the front matter has no end; write "---" below its last field',
  )
})
