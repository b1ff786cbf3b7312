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

/** The build would overwrite some, and nobody means to publish another. */
export const inPublic: readonly Mistake[] = [
  wholeFile('a feed', 'public/feed.xml', '<feed/>', ': the build writes this file itself, so remove it'),
  wholeFile('a page', 'public/history.html', 'Hi', ': the build writes this file itself, so remove it'),
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

const guide = (name: string, ...says: string[]) =>
  wholeFile(
    'its address is taken',
    `content/guides/${name}.md`,
    [
      '---',
      `title: Of ${name}`,
      'heading: More',
      'description: More about fences.',
      'keywords: [a, b, c]',
      'label: More',
      'published: 2026-11-21',
      'updated: 2026-11-21',
      'change: Added.',
      '---',
      '',
      'More.',
      '',
      '## More',
      '',
      'More.',
    ].join('\n'),
    ...says,
  )

/** Pages where out/ has something else, and files that are no page, although they look like one. */
export const unbuilt: readonly Mistake[] = [
  guide('404', ': the address "/404" is taken by 404.html; give the file another name'),
  guide('500', ': the address "/500" is taken by app/500/page.tsx; give the file another name'),
  guide('offline', ': the address "/offline" is taken by app/offline/page.tsx; give the file another name'),
  guide('feed', ': the address "/feed" is taken by feed.xml; give the file another name'),
  guide('data', ': the address "/data" is taken by the files in data/; give the file another name'),
  guide(
    'index',
    ': "/index" is for servers the same as "/", whose page is content/guides/home.md; give the file another name',
  ),
  guide(
    'history/index',
    ': "/history/index" is for servers the same as "/history", whose page is content/guides/history.md; give the file another name',
  ),
  ...inFile('content/guides/radio.md', [
    [
      'a second address that is taken',
      'label: Radio',
      'aliases: [/sitemap]\nlabel: Radio',
      '@/sitemap@ › aliases: the address "/sitemap" is taken by sitemap.xml; choose another',
    ],
  ]),
  ...['content/guides/gates.MD', 'content/guides/gates.mdx', 'content/guides/history/gates.markdown'].map(
    (file) =>
      wholeFile(
        'another ending',
        file,
        '# Gates',
        ': would be ignored, as its name does not end in ".md"; rename it, or move it out of content/guides',
      ),
  ),
  wholeFile(
    'another ending',
    'content/drawings/Hinge.SVG',
    '<svg/>',
    ': would be ignored, as its name does not end in ".svg"; rename it, or move it out of content/drawings',
  ),
]

const unmerged =
  'has the marks of an unresolved merge ("<<<<<<<"); keep one of both versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>'
const both = (one: string, other: string) => `<<<<<<< HEAD\n${one}\n=======\n${other}\n>>>>>>> gates\n`

/** Of these, one hides what else is wrong with its file. */
export const hiding: readonly Mistake[] = [
  ...inFile('content/guides/privacy.md', [
    [
      'a merge in a text',
      '## Introduction {',
      `${both('## Foreword', '## Preface')}## Introduction {`,
      `@<<<<<<< HEAD@: ${unmerged}`,
    ],
  ]),
  ...inFile('content/data/plates.json', [['a merge', '{', both('{', '{ "a": 1,'), `:1:1: ${unmerged}`]]),
  ...inFile('content/drawings/gate.svg', [
    ['a merge', '<svg ', `${both('<svg a', '<svg b')}<svg `, `:1:1: ${unmerged}`],
  ]),
  ...inFile('content/site.json', [
    [
      'a comma missing',
      '"name": "Fence Wiki",',
      '"name": "Fence Wiki"',
      ':3:3: expected "," but found "tagline"',
    ],
  ]),
  ...inFile('content/guides/contact.md', [
    [
      'a field twice',
      'label: Contact',
      'heading: Write',
      '@heading: Write@: the field "heading" stands there twice',
    ],
  ]),
  ...inFile('content/guides/home.md', [
    [
      'a colon in a text without quotes',
      'label: Home',
      'label: Home: start',
      '@Home: start@ › label: put the words in quotation marks: "Home: start"',
    ],
  ]),
  ...inFile('content/data/pages/books.json', [
    [
      'an unknown subject beside them',
      '"year": "1922",\n      "subject": "trees"',
      '"year": "1922",\n      "subject": "shrubs"',
      ' › books[28].subject: must be one of "fruit", "garden", "trees", "farm", "science", "country-life" (found "shrubs")',
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
