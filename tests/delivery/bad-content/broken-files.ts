import { readFileSync } from 'node:fs'
import { inFile, mistakesIn, wholeFile, type Mistake } from './mistakes'

/** Files that cannot be parsed. */
export const unreadable: readonly Mistake[] = [
  ...mistakesIn('unreadable'),
  wholeFile(
    'another encoding',
    'content/json-another-encoding.json',
    Buffer.from('{ "name": "Zäune" }', 'latin1'),
    ': is not saved as UTF-8; save it again in that encoding',
  ),
  wholeFile(
    'two bytes a letter',
    'content/json-two-bytes-a-letter.json',
    Buffer.from('\uFEFF{ "name": "x" }', 'utf16le'),
    ': is not saved as UTF-8; save it again in that encoding',
  ),
]

const tsHint = "is a comma missing before it, or the backslash of \\' in a text?"

/** Files that are broken as a whole. Those of one round, so that none hides another. */
export const brokenFiles: readonly (readonly Mistake[])[] = [
  // The build would overwrite the one, and nobody means to publish the other.
  [
    wholeFile(
      'a robots.txt',
      'public/robots.txt',
      'User-agent: *',
      ': the build writes this file itself, so remove it',
    ),
    wholeFile(
      'a file of secrets',
      'public/.env',
      'KEY=1',
      ': begins with a dot, and everything in public/ is published; remove it',
    ),
    wholeFile(
      'an empty recording',
      'public/recording.mp3',
      '',
      ': is missing or empty; put an MP3 there for the radio page to play, or set radio.stream of content/site.json to "on" if /api/stream answers',
    ),
  ],
  [
    ...inFile('content/site.json', [
      [
        'a comma missing',
        '"name": "Fence Wiki",',
        '"name": "Fence Wiki"',
        ':3:3: expected "," but found "tagline"',
      ],
    ]),
    ...inFile('content/pages/history.ts', [
      [
        'an apostrophe that ends the text',
        "year: '10,000 BCE'",
        "year: 'ten o'clock'",
        `:${lineOf('content/pages/history.ts', "year: '10,000 BCE'")}:20: expected "}" but found "clock"; ${tsHint}`,
      ],
    ]),
    ...inFile('content/guides/contact.md', [
      ['a field twice', 'label: Contact', 'heading: Write', '@heading: Write@: Map keys must be unique'],
    ]),
    ...inFile('content/guides/home.md', [
      [
        'a colon in a text without quotes',
        'label: Home',
        'label: Home: start',
        '@Home: start@: Nested mappings are not allowed in compact mappings',
      ],
    ]),
    ...inFile('content/pages/books.ts', [
      [
        'an unknown subject beside them',
        "year: '1922', subject: 'trees'",
        "year: '1922', subject: 'shrubs'",
        ' › books[28].subject: Invalid option: expected one of "fruit"|"garden"|"trees"|"farm"|"science"|"country-life" (found "shrubs")',
      ],
    ]),
  ],
  [
    ...inFile('content/guides/privacy.md', [
      [
        'a section without words',
        '## Introduction {',
        '## Nothing\n\n## Introduction {',
        '@## Nothing@: holds no words below its heading',
      ],
    ]),
    wholeFile(
      'taken away',
      'content/pages/history.ts',
      undefined,
      'content/guides/history.md: has no words below its front matter, and there is no content/pages/history.ts',
    ),
    ...inFile('content/search-aliases.ts', [
      [
        'an import of a name that is not there',
        'import { searchAliasesSchema } from',
        'import { searchSchema as searchAliasesSchema } from',
        'content/model/schemas/search-aliases.ts: does not export "searchSchema", which the site is built from',
      ],
    ]),
    wholeFile('taken away', 'content/sources.json', undefined, ': the file is missing'),
    ...inFile('content/pages/contact.ts', [
      [
        'a name that nobody defined',
        "lead: 'Found",
        "details2: ours, lead: 'Found",
        ':8:13: ours is not defined',
      ],
    ]),
    ...inFile('content/pages/home.ts', [
      [
        'words that are thrown',
        'export const content =',
        "throw 'boom'\nexport const content =",
        ': throws "boom"',
      ],
    ]),
    ...inFile('content/pages/installation-maintenance/care-and-repair.ts', [
      [
        'an await of what never comes',
        'export const content =',
        'await new Promise(() => {})\nexport const content =',
        ': never ends to load; an "await" in it waits for what does not come',
      ],
    ]),
    ...inFile('content/pages/installation-maintenance.ts', [
      [
        'thousands of brackets',
        'export const content =',
        `export const brackets = ${'['.repeat(5000)}${']'.repeat(5000)}\nexport const content =`,
        ': is nested too deeply to be read; does a bracket stand there many times over?',
      ],
    ]),
    ...inFile('content/pages/radio.ts', [
      [
        'an import of nothing',
        "import { radioSchema } from '../model/schemas/radio'",
        "import { radioSchema } from '../model/schemas/radio'\nimport './waves'",
        'content/pages/waves.ts: the file is missing',
      ],
    ]),
    ...inFile('content/pages/books.ts', [
      [
        'another name',
        'export const outline: Outline =',
        'export const outlines: Outline =',
        ': does not export "content" and "outline", which the site is built from',
      ],
    ]),
  ],
]

/** The line of a file on which these words stand. */
function lineOf(file: string, words: string): number {
  const [before = ''] = readFileSync(file, 'utf8').split(words, 1)
  return before.split('\n').length
}
