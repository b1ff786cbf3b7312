import { inFile, wholeFile } from './mistake.mjs'
import { plain } from './pictures.mjs'

/** A portrait as a phone stores it: the pixels lie on their side, and a note says so. */
const portrait = await plain(2000, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer()

const mark = '\uFEFF'

/** What looks odd and is meant: the check passes, and the build shows it as it should be. */
export const sound = [
  ...inFile('content/site.json', [
    ['tags and signs in a name', '"name": "Fence Wiki"', '"name": "<b>Fénce</b> & \\"Wiki\\" 🌲"'],
    [
      'a script that is only words',
      '"tagline": "The homeowner’s',
      '"tagline": "<script>alert(1)</script> & the homeowner’s',
    ],
    ['letters that run from right to left', 'Music for working outdoors', 'موسيقى للعمل في الهواء الطلق'],
    [
      'an address with a query',
      'https://donate.example/fencewiki',
      'https://donate.example/fencewiki?to=a&by=b',
    ],
    [
      'codes of search engines',
      '"offline": "on"',
      '"verification": { "google": "a-1_b", "bing": "0AF" }, "offline": "on"',
    ],
    [
      'lines of ads.txt',
      '"adsTxt": []',
      '"adsTxt": ["google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0"]',
    ],
    [
      'banner ids and hosts as ad networks write them',
      '"scripts": [], "frames": [], "images": [], "connections": [] }\n    },\n    "slots": {\n      "top": { "desktop": "6079445", "phone": "1452360"',
      '"scripts": ["https://tpc.ads.example"], "frames": ["https://*.g.ads.example"], "images": ["https://a.example:8443"], "connections": [] }\n    },\n    "slots": {\n      "top": { "desktop": "ezoic-pub-ad-placeholder-101", "phone": "/1234/home_top"',
    ],
    ['stress in prose', 'still teaches horticulture', 'still *teaches* [horticulture](/books#author)'],
  ]),
  ...inFile('content/guides/privacy.md', [
    ['tags in a title', 'title: Privacy Policy', 'title: Privacy <i>Policy</i> & more'],
    [
      'a citation in the privacy policy',
      'The site runs no analytics.',
      'The site runs no analytics.[^woodhb]',
    ],
    ['lines as Windows ends them', 'Opening a page sends', 'Opening a page\r\nsends'],
  ]),
  ...inFile('content/guides/radio.md', [
    [
      'a day some months ahead',
      'label: Radio',
      `reviewed: ${new Date(Date.now() + 9e9).toISOString().slice(0, 10)}\nlabel: Radio`,
    ],
  ]),
  ...inFile('content/sources.json', [['lines as Windows ends them', '{\n  "', '{\r\n  "']]),
  ...inFile('content/pages/home.ts', [
    [
      'a byte order mark in TypeScript',
      "import { definePage } from '../model/define'",
      `${mark}import { definePage } from '../model/define'`,
    ],
    [
      'a line that breaks in the middle',
      'Start with the one you have in mind',
      'Start with\\nthe one you have in mind',
    ],
  ]),
  ...inFile('content/pages/radio.ts', [
    [
      'a number, a sign and a star at the head of a text',
      'Click play once.',
      '1. Click # play - 2 * 3 * 4 times; a_b_c.',
    ],
  ]),
  ...inFile('content/pages/books.ts', [
    [
      'a cover of another host',
      "title: 'The Nursery-Book',",
      "title: 'The Nursery-Book', cover: 'https://covers.example/a b.jpg'.replace(' ', '%20'),",
    ],
    [
      'a cover and a link of its own',
      "title: 'American Grape Training',",
      "title: 'American Grape Training', cover: '/covers/grapes.png', link: 'https://books.example/?id=7&x=%20',",
    ],
    ['a title of one long word', "title: 'Plant-Breeding',", `title: '${'Fence'.repeat(48)}',`],
    [
      'tags and quotes in a title',
      "title: 'Garden-Making',",
      "title: '<em>Garden</em>-\"Making\" & \\'more\\'',",
    ],
  ]),
  wholeFile(
    'a search engine’s proof of ownership',
    'public/google1a2b.html',
    'google-site-verification: google1a2b.html',
  ),
  wholeFile('a security.txt', 'public/.well-known/security.txt', 'Contact: https://fences.org'),
  wholeFile('a cover in public/', 'public/covers/grapes.png', await plain(300, 400).png().toBuffer()),
  wholeFile('a portrait as a phone stores it', 'content/pictures/picket.jpg', portrait),
  wholeFile(
    'a PNG by the name of a JPEG',
    'content/pictures/metal.jpg',
    await plain(1700, 1200).png().toBuffer(),
  ),
  wholeFile(
    'a JPEG in CMYK',
    'content/pictures/vinyl.jpg',
    await plain(1700, 1200).toColourspace('cmyk').jpeg().toBuffer(),
  ),
]
