/** @jest-environment node */
import { ContentError } from '@/content/model/define'
import { parseGuideFile } from '@/content/model/markdown/guide-file'
import type { Variables } from '@/content/model/markdown/guide-text'
import { readBody } from '@/content/model/markdown/read-body'

const settings = new Map([
  ['operator.state', 'New *York*'],
  ['offline', 'on'],
])
const variables: Variables = {
  names: [...settings.keys()],
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
    read(body)
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

test('lists, boxes to tick and directives are the blocks of a section', () => {
  expect(blocks('1. Dig.\n2. Fill.[^sakrete]')).toEqual([
    { kind: 'list', ordered: true, items: ['Dig.', 'Fill.[^sakrete]'] },
  ])
  expect(blocks('- [ ] Plumb\n- [ ] Level')).toEqual([{ kind: 'checklist', items: ['Plumb', 'Level'] }])
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

const lead = 'A lead.\n\n'
const section = `${lead}## Hinges\n\n`

test.each<[what: string, body: string, ...says: string[]]>([
  ['no lead', '## Hinges\n\nThree.\n', '4:1: a paragraph is missing before the first heading: the lead'],
  [
    'a second lead',
    `${lead}Another.\n`,
    '6:1: stands before the first heading, where only the lead and ":::brief" may; put it below a heading',
  ],
  [
    'a heading of the first level',
    `${lead}# Gates\n\nWords.\n`,
    '6:1: the heading of the page is "heading" in its front matter; begin sections with "##"',
  ],
  [
    'a level left out',
    `${lead}### Hinges\n\nWords.\n`,
    '6:1: "###" follows no "##": headings go down one level at a time',
  ],
  [
    'a level too deep',
    `${section}#### Screws\n\nWords.\n`,
    '8:1: "####" is a heading too deep; a page has "##" and "###"',
  ],
  ['raw HTML', `${section}<div>Words</div>\n`, '8:1: raw HTML is refused; write it as Markdown'],
  [
    'a source in the page',
    `${section}Three.[^kingston]\n\n[^kingston]: Willow.\n`,
    '10:1: sources stand in content/sources.json; add "kingston" there',
  ],
  [
    'a quotation',
    `${section}> Words.\n`,
    '8:1: a quotation has no look here; for advice write ":::tip[Title]"',
  ],
  ['code', `${section}\`\`\`\nx\n\`\`\`\n`, '8:1: uses Markdown of the kind "code"'],
  [
    'a table without a caption',
    `${section}| a | b |\n| - | - |\n| 1 | 2 |\n`,
    '8:1: a table needs its caption: put it between ":::table[Caption]" and ":::"',
  ],
  [
    'a list within a list',
    `${section}- One\n  - Two\n`,
    '9:3: an item of a list is one paragraph; put this behind the list',
  ],
  [
    'boxes beside none',
    `${section}- [ ] One\n- Two\n`,
    '8:1: some items have a box to tick, "[ ]", and some have none',
  ],
  [
    'an unknown directive',
    `${section}::drawng{name="gate"}\n`,
    '8:1: no directive "drawng"; did you mean "drawing"?',
  ],
  [
    'a directive that is broken',
    `${section}:::tip [Dig]\nWords.\n:::\n`,
    '8:1: is no directive; write "::name" or ":::name[Title]" without a space, and ":::" below',
  ],
  [
    'a directive that is not closed',
    `${section}:::tip[Dig]\nWords.\n`,
    '8:1: :::tip is not closed; write ":::" below it',
  ],
  [
    'a directive without its title',
    `${section}:::tip\nWords.\n:::\n`,
    '8:1: :::tip needs a title: :::tip[Title]',
  ],
  [
    'an unknown attribute',
    `${section}::drawing{nam="gate"}\n`,
    '8:1: ::drawing has no attribute "nam"; did you mean "name"?',
    '8:1: ::drawing needs {name="…"}',
  ],
  [
    'a note of two paragraphs',
    `${section}:::tip[Dig]\nOne.\n\nTwo.\n:::\n`,
    '11:1: has room for one paragraph; join them',
  ],
  [
    'a term without its name',
    `${section}:::terms\n- Bay\n:::\n`,
    '9:1: must begin with its name, like "- **Name:** words"',
  ],
  [
    'a calendar that nobody wrote',
    `${section}:::table[Days]\n| a | b |\n| - | - |\n| 1 | 2 |\n\n::calendar\n:::\n`,
    '8:1: ::calendar needs the field "calendar" in the front matter',
  ],
  [
    'an unknown setting',
    `${section}In {{operator.stat}}.\n`,
    '8:1: {{operator.stat}} names no setting; did you mean "operator.state"?',
  ],
  [
    'a question for an unknown setting',
    `${section}:::when{ofline="on"}\nKept.\n:::\n`,
    '8:1: no setting "ofline"; did you mean "offline"?',
  ],
  [
    'Markdown where words are shown as they are',
    `${lead}## *Hinges*\n\nWords.\n`,
    '6:4: is shown as it is, so it cannot use Markdown',
  ],
])('%s is told with line and column', (_, body, ...says) => {
  expect(faults(body)).toEqual(says.map((message) => `content/guides/gates.md:${message}`))
})
