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

/** The build would overwrite the one, and nobody means to publish the other. */
export const inPublic: readonly Mistake[] = [
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
    ': is missing or empty; put an MP3 there, which the radio page plays where no stream answers',
  ),
]

/** Of these, one hides what else is wrong with its file. */
export const hiding: readonly Mistake[] = [
  ...inFile('content/site.json', [
    [
      'a comma missing',
      '"name": "Fence Wiki",',
      '"name": "Fence Wiki"',
      ':3:3: expected "," but found "tagline"',
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
  ...inFile('content/data/pages/books.json', [
    [
      'an unknown subject beside them',
      '"year": "1922",\n      "subject": "trees"',
      '"year": "1922",\n      "subject": "shrubs"',
      ' › books[28].subject: Invalid option: expected one of "fruit"|"garden"|"trees"|"farm"|"science"|"country-life" (found "shrubs")',
    ],
  ]),
]

/** Words and files that are not there. */
export const missing: readonly Mistake[] = [
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
    'content/data/pages/history.json',
    undefined,
    'content/guides/history.md: has no words below its front matter, and there is no content/data/pages/history.json',
  ),
  wholeFile('taken away', 'content/sources.json', undefined, ': the file is missing'),
]
