import sharp from 'sharp'

/**
 * A mistake in content or settings: in which file, what replaces what, and what the check says to it. A message
 * without a file of its own belongs to the file that was changed. Where the mistake is in a whole file, `bytes` are
 * its content, and `undefined` means that it is not there.
 *
 * @typedef {object} Mistake
 * @property {string} name
 * @property {string} file
 * @property {string} [find]
 * @property {string} [put]
 * @property {string | Uint8Array | undefined} [bytes]
 * @property {readonly string[]} says empty: it works
 */

/**
 * @param {string} file
 * @param {readonly (readonly [name: string, find: string, put: string, ...says: string[]])[]} rows
 * @returns {Mistake[]}
 */
function inFile(file, rows) {
  return rows.map(([name, find, put, ...says]) => ({
    name,
    file,
    find,
    put,
    says: says.map((message) =>
      /^(?:content|app|public|environment)\b/.test(message) ? message : `${file}${message}`,
    ),
  }))
}

/**
 * @param {string} name
 * @param {string} file
 * @param {string | Uint8Array | undefined} bytes
 * @param {...string} says
 * @returns {Mistake}
 */
function wholeFile(name, file, bytes, ...says) {
  return { name, file, bytes, says: says.map((message) => `${file}${message}`) }
}

const https = 'must be a full address that starts with https://'
const https_ = (/** @type {string} */ found) => `${https} (found ${JSON.stringify(found)})`

/** Fields of the wrong shape: all of a file are told at once. */
export const wrongFields = [
  ...inFile('content/site.json', [
    ['an empty name', '"name": "Fence Wiki"', '"name": " "', ' › name: must not be empty (found " ")'],
    [
      'a number for words',
      '"tagline": "The homeowner’s field guide to fences"',
      '"tagline": 7',
      ' › tagline: Invalid input: expected string, received number (found 7)',
    ],
    [
      'null for words',
      '"blurb": "Which fence, how to build it, how to keep it standing. Plain facts with their sources, free to read."',
      '"blurb": null',
      ' › blurb: Invalid input: expected string, received null',
    ],
    [
      'an address without https',
      '"url": "https://fencewiki.example"',
      '"url": "fencewiki.example"',
      ` › url: ${https_('fencewiki.example')}`,
    ],
    [
      'a misspelt field',
      '"email": "hello@fencewiki.example"',
      '"emial": "hello@fencewiki.example"',
      ' › contact.email: is missing',
      ' › contact.emial: is not a field known here; did you mean "email"?',
    ],
    [
      'letters for a phone number',
      '"+1 202-555-0143"',
      '"call us"',
      ' › contact.phone: must be a phone number, like "+1 202-555-0143" (found "call us")',
    ],
    [
      'a postal address as one text',
      '["Fence Wiki (example)", "123 Example Street", "Anytown, NY 00000", "United States"]',
      '"Anytown"',
      ' › contact.address: Invalid input: expected array, received string (found "Anytown")',
    ],
    [
      'an unknown social network',
      '"network": "facebook"',
      '"network": "friendster"',
      ' › social[0].network: Invalid option: expected one of "facebook"|"instagram"|"youtube"|"pinterest" (found "friendster")',
    ],
    [
      'a social link over http',
      'https://instagram.example',
      'http://instagram.example',
      ` › social[1].href: ${https_('http://instagram.example/fencewiki')}`,
    ],
    [
      'a partner without a scheme',
      'https://chainlinkinfo.org',
      'chainlinkinfo.org',
      ` › partners[1].href: ${https_('chainlinkinfo.org')}`,
    ],
    [
      'a partner without a word about it',
      ',\n      "about": "The free call-before-you-dig service that has buried utilities marked."',
      '',
      ' › partners[2].about: is missing',
    ],
    [
      'a script for a link',
      'https://admissions.cornell.edu/',
      'javascript:alert(1)',
      ` › sponsor.applyHref: ${https_('javascript:alert(1)')}`,
    ],
    [
      'a link that is nothing but https://',
      'https://cals.cornell.edu/',
      'https://',
      ` › sponsor.learnMoreHref: ${https_('https://')}`,
    ],
    [
      'a citation on a page without sources',
      'Liberty Hyde Bailey was dean of agriculture at Cornell University.',
      'Bailey was dean.[^nas]',
      ' › sponsor.text: cites a source, but its page lists none; leave the citation out or link to the source',
    ],
    [
      'a search address without its place for the words',
      's?k={query}&i=digital-text',
      's?k=books',
      ' › retailer.searchUrl: must contain {query} (found "https://www.amazon.com/s?k=books")',
    ],
    [
      'a link without an address',
      '"allUrl": "https://www.amazon.com/s?i=digital-text&rh=p_27%3ALiberty+Hyde+Bailey"',
      '"allUrl": ""',
      ` › retailer.allUrl: ${https_('')}`,
    ],
    [
      'a link with a single slash',
      'https://donate.example/fencewiki',
      'https:/donate.example',
      ` › donate.href: ${https_('https:/donate.example')}`,
    ],
    [
      'a link written as Markdown where none is drawn',
      'A small gift pays for hosting and new guides.',
      'See [why](/terms).',
      ' › donate.text: is shown as it is, so it cannot use Markdown (found "Fence Wiki is free to read. See [why](/terms).")',
    ],
    [
      'a citation where none is drawn',
      'Did this page help with your fence?',
      'Did it help?[^nas]',
      ' › donate.heading: is shown as it is, so it cannot cite a source (found "Did it help?[^nas]")',
    ],
    [
      'a frame without a scheme',
      '"news": { "frameUrl": ""',
      '"news": { "frameUrl": "//rss.app/x"',
      ` › news.frameUrl: ${https_('//rss.app/x')}`,
    ],
    [
      'a word for yes',
      '"provider": "rss.app", "saysReady": false',
      '"provider": "rss.app", "saysReady": "no"',
      ' › news.saysReady: Invalid input: expected boolean, received string (found "no")',
    ],
    [
      'an empty category',
      '"category": "general"',
      '"category": ""',
      ' › contactForm.category: must not be empty (found "")',
    ],
    [
      'a port beyond the last',
      '"port": 8000',
      '"port": 70000',
      ' › radio.port: Too big: expected number to be <=65535 (found 70000)',
    ],
    [
      'a station of null',
      '"station": "Fence Wiki Radio"',
      '"station": null',
      ' › radio.station: Invalid input: expected string, received null',
    ],
    [
      'a status address that climbs',
      '"statusUrl": ""',
      '"statusUrl": "../status"',
      ' › radio.statusUrl: must be an address that starts with https://, or a path of this site like "/status-json.xsl" (found "../status")',
    ],
    [
      'an unknown ad mode',
      '"mode": "off"',
      '"mode": "on"',
      ' › ads.mode: Invalid option: expected one of "off"|"isolated"|"inline" (found "on")',
    ],
    [
      'a banner id of letters',
      '"6079445"',
      '"top-banner"',
      ' › ads.slots.top.desktop: must be the number the ad network gave this slot (found "top-banner")',
    ],
    [
      'a slot of another height',
      '"phone": "1452361", "height": 600',
      '"phone": "1452361", "height": 300',
      ' › ads.slots.middle.height: Invalid option: expected one of 250|600 (found 300)',
    ],
    [
      'a slot without its switch',
      ', "height": 250, "onPhone": true }\n    },',
      ', "height": 250 },\n      "side": {}\n    },',
      ' › ads.slots.bottom.onPhone: is missing',
      ' › ads.slots.side: is not a field known here',
    ],
    [
      'lines of ads.txt as one text',
      '"adsTxt": []',
      '"adsTxt": "google.com"',
      ' › ads.adsTxt: Invalid input: expected array, received string (found "google.com")',
    ],
    [
      'a handler among the attributes',
      '"attributes": {}',
      '"attributes": { "onload": "go()" }',
      ' › ads.network.attributes.onload: this name must be a data- attribute',
    ],
    [
      'an e-mail address without @',
      '"email": "hello@fencewiki.example"',
      '"email": "hello at fencewiki"',
      ' › contact.email: must be an e-mail address (found "hello at fencewiki")',
    ],
    [
      'a phone number of spaces',
      '"+1 202-555-0143"',
      '"        "',
      ' › contact.phone: must be a phone number, like "+1 202-555-0143" (found "        ")',
    ],
    [
      'a port as words',
      '"port": 8000',
      '"port": "8000"',
      ' › radio.port: Invalid input: expected number, received string (found "8000")',
    ],
    [
      'a fraction of a port',
      '"port": 8000',
      '"port": 0.5',
      ' › radio.port: Invalid input: expected int, received number (found 0.5)',
    ],
    [
      'an address by ftp',
      '"url": "https://fencewiki.example"',
      '"url": "ftp://fencewiki.example"',
      ` › url: ${https_('ftp://fencewiki.example')}`,
    ],
    [
      'a link to data',
      'https://admissions.cornell.edu/',
      'data:text/html,x',
      ` › sponsor.applyHref: ${https_('data:text/html,x')}`,
    ],
    [
      'a link with a space in its host',
      'https://cals.cornell.edu/',
      'https://cals cornell.edu/',
      ` › sponsor.learnMoreHref: ${https_('https://cals cornell.edu/')}`,
    ],
    [
      'an unknown setting',
      '"name": "Fence Wiki"',
      '"colour": "green", "name": "Fence Wiki"',
      ' › colour: is not a field known here',
    ],
    [
      'a part left out',
      '"donate": {\n    "href": "https://donate.example/fencewiki",\n    "heading": "Did this page help with your fence?",\n    "text": "Fence Wiki is free to read. A small gift pays for hosting and new guides."',
      '"donation": {\n    "href": "https://donate.example/fencewiki"',
      ' › donate: is missing',
      ' › donation: is not a field known here',
    ],
  ]),
  wholeFile(
    'a list for an object',
    'content/sources.json',
    '[]',
    ': Invalid input: expected record, received array',
  ),
  wholeFile(
    'null for an object',
    'content/pages.json',
    'null',
    ': Invalid input: expected object, received null',
  ),
  ...inFile('content/pages.json', [
    [
      'a page without a slash at its head',
      '"path": "/history"',
      '"path": "history"',
      ' › pages[3].path: must be a path like "/history", without a slash at the end (found "history")',
    ],
    [
      'a page with a slash at its end',
      '"path": "/contact"',
      '"path": "/contact/"',
      ' › pages[4].path: must be a path like "/history", without a slash at the end (found "/contact/")',
    ],
    [
      'a page with capitals',
      '"path": "/radio"',
      '"path": "/Radio"',
      ' › pages[5].path: must be a path like "/history", without a slash at the end (found "/Radio")',
    ],
    [
      'a page without a title',
      '"title": "Books on Gardens, Orchards and Farms",',
      '',
      ' › pages[6].title: is missing',
    ],
    [
      'a description that search engines cut',
      '"description": "Listen to',
      `"description": "${'Much music. '.repeat(5)}Listen to`,
      ' › pages[5].description: must stay under 165 characters, or search engines cut it',
    ],
    [
      'a page without a word for menus',
      '"label": "Home"',
      '"label": ""',
      ' › pages[0].label: must not be empty (found "")',
    ],
    [
      'a citation in a description',
      'Free, with sources."',
      'Free, with sources.[^nobody]"',
      ' › pages[0].description: is shown as it is, so it cannot cite a source',
    ],
    [
      'too few keywords',
      '"keywords": ["privacy policy", "cookies", "server logs", "Global Privacy Control", "advertising"]',
      '"keywords": ["privacy"]',
      ' › pages[7].keywords: Too small: expected array to have >=3 items',
    ],
    [
      'an unknown menu',
      '"label": "Terms of Service",\n      "menus": ["legal"]',
      '"label": "Terms of Service",\n      "menus": ["sidebar"]',
      ' › pages[8].menus[0]: Invalid option: expected one of "header"|"footer"|"legal" (found "sidebar")',
    ],
    [
      'a day that no month has',
      '"sharingPicture": "era-classical",\n      "published": "2026-11-21"',
      '"sharingPicture": "era-classical",\n      "published": "2026-11-31"',
      ' › pages[6].published: must be a day written as YYYY-MM-DD (found "2026-11-31")',
    ],
    [
      'a day in words',
      '"sharingPicture": "metal",\n      "published": "2026-11-21"',
      '"sharingPicture": "metal",\n      "published": "today"',
      ' › pages[4].published: must be a day written as YYYY-MM-DD (found "today")',
    ],
    [
      'a day far ahead',
      '"sharingPicture": "era-ancient",\n      "published": "2026-11-21",\n      "updated": "2026-11-21"',
      '"sharingPicture": "era-ancient",\n      "published": "2026-11-21",\n      "updated": "2099-11-21"',
      ' › pages[5].updated: lies more than a year ahead (found "2099-11-21")',
    ],
    [
      'a page that tells no change',
      '"change": "Published the first version of the privacy policy.",',
      '',
      ' › pages[7].change: is missing',
    ],
    [
      'a stroke in a search word',
      '"searchAliases": ["start",',
      '"searchAliases": ["start|begin",',
      ' › pages[0].searchAliases[0]: must not contain "|" (found "start|begin")',
    ],
  ]),
  ...inFile('content/sources.json', [
    [
      'a source without a title',
      '    "title": "History of the association",\n',
      '',
      ' › afa.title: is missing',
    ],
    [
      'an unknown kind of source',
      '"publisher": "American Fence Company",\n    "kind": "trade"',
      '"publisher": "American Fence Company",\n    "kind": "blog"',
      ' › afc.kind: Invalid option: expected one of "official"|"maker"|"research"|"press"|"trade"|"web" (found "blog")',
    ],
    [
      'a source over http',
      'https://americanfenceassociation.com/history-2',
      'http://afa.example',
      ` › afa.href: ${https_('http://afa.example')}`,
    ],
    [
      'a year as a number',
      '"publisher": "The Home Depot",',
      '"publisher": "The Home Depot", "year": 2020,',
      ' › 5min-hd.year: Invalid input: expected string, received number (found 2020)',
    ],
    [
      'a key with capitals',
      '"12345w": {',
      '"Time-Life": {',
      ' › Time-Life: this name must be a lower-case key',
    ],
  ]),
  ...inFile('content/pictures/pictures.json', [
    [
      'a PNG by name',
      '"file": "wooden.jpg"',
      '"file": "wooden.png"',
      ' › wooden.file: must be the name of a .jpg or .svg file (found "wooden.png")',
    ],
    [
      'a file outside of the folder',
      '"file": "metal.jpg"',
      '"file": "../metal.jpg"',
      ' › metal.file: must be the name of a .jpg or .svg file (found "../metal.jpg")',
    ],
    [
      'a picture that says nothing of what it shows',
      '"alt": "A white tongue-and-groove vinyl privacy fence with capped posts behind a mulched bed of boxwood and pale flowers, edged by lawn."',
      '"alt": ""',
      ' › vinyl.alt: must not be empty (found "")',
    ],
    [
      'a picture with a field that nothing shows',
      '"file": "picket.jpg",',
      '"file": "picket.jpg", "caption": "A fence",',
      ' › picket.caption: is not a field known here',
    ],
    [
      'a picture name with capitals',
      '"split-rail": {',
      '"Split rail": {',
      ' › Split rail: this name must be lower-case words joined by hyphens, like "post-depth"',
    ],
  ]),
  ...inFile('content/history.ts', [
    [
      'an era without a title',
      "      title: 'Brush, Stakes and the First Walls',\n",
      '',
      ' › eras[0].title: is missing',
    ],
    [
      'a number for a year in words',
      "year: '10,000 BCE'",
      'year: -10000',
      ' › eras[0].year: Invalid input: expected string, received number (found -10000)',
    ],
    [
      'an id with capitals',
      "id: 'classical-antiquity'",
      "id: 'Classical Antiquity'",
      ' › eras[1].id: must be lower-case words joined by hyphens, like "post-depth" (found "Classical Antiquity")',
    ],
    [
      'a citation in a title',
      "title: 'Fences in the Farm Manuals'",
      "title: 'Farm Manuals[^varro]'",
      ' › eras[1].title: is shown as it is, so it cannot cite a source (found "Farm Manuals[^varro]")',
    ],
    [
      'strong words in a title',
      "title: 'Hurdles, Pales and Common Fields'",
      "title: '**Hurdles**'",
      ' › eras[2].title: is shown as it is, so it cannot use Markdown (found "**Hurdles**")',
    ],
    [
      'an empty line in a text',
      'A round marker for the move from foraging to farming.',
      'A round marker.\\n\\nIt',
      ' › eras[0].dates[0].what: has an empty line; a text is one paragraph, so make two entries of it or join its lines (found "A round marker.\\n\\nIt It is not the date of any known fence.")',
    ],
    [
      'an empty text',
      "description:\n        'Roman farm writers",
      "description: '', extra:\n        'Roman farm writers",
      ' › eras[1].description: must not be empty (found "")',
      ' › eras[1].extra: is not a field known here',
    ],
  ]),
  ...inFile('content/types-of-fences.ts', [
    [
      'a fence type that pages do not know',
      "id: 'metal',\n",
      "id: 'bamboo',\n",
      ' › fenceTypes[1].id: Invalid option: expected one of "wooden"|"metal"|"vinyl"|"composite" (found "bamboo")',
    ],
    [
      'an encyclopedia over http',
      'https://en.wikipedia.org/wiki/Split-rail_fence',
      'http://en.wikipedia.org/',
      ` › fenceTypes[0].wikipediaLink: ${https_('http://en.wikipedia.org/')}`,
    ],
    [
      'a style without a name',
      "          name: 'Picket',\n",
      '',
      ' › fenceTypes[0].styles[0].name: is missing',
    ],
    [
      'a day of prices in words',
      "pricesAsOf: '2026",
      "pricesAsOf: 'in 2026",
      ' › pricesAsOf: must be a day written as YYYY-MM-DD (found "in 2026-11-21")',
    ],
  ]),
  ...inFile('content/installation-maintenance.ts', [
    [
      'a row with a cell too few',
      "['Hinckley, MN[^hinckley]', '4 ft in front yards', 'Check with the city']",
      "['Hinckley, MN[^hinckley]', '4 ft in front yards']",
      ' › rules.sections[1].blocks[1].rows[1]: has 2 cells, but the table has 3 columns',
    ],
    [
      'a drawing that nobody drew',
      "{ kind: 'diagram', name: 'layout' }",
      "{ kind: 'diagram', name: 'layuot' }",
      ' › steps[1].parts[1].blocks[1].name: Invalid option: expected one of "anatomy"|"post-depth"|"post-spacing"|"gate"|"slopes"|"layout"|"boards" (found "layuot")',
    ],
    [
      'a word for yes at a tool',
      'essential: true',
      "essential: 'yes'",
      ' › tools[0].essential: Invalid input: expected boolean, received string (found "yes")',
    ],
  ]),
  ...inFile('content/home.ts', [
    [
      'a citation on the home page',
      'so you can check them.',
      'so you can check them.[^woodhb]',
      ' › hero.lead: cites a source, but its page lists none; leave the citation out or link to the source',
    ],
    [
      'an unknown field',
      "picture: 'home-hero'",
      "picture: 'home-hero', video: 'x'",
      ' › hero.video: is not a field known here',
    ],
  ]),
  ...inFile('content/contact.ts', [
    [
      'a citation on the contact page',
      'They go to the operator of this site.',
      'They go to the operator.[^woodhb]',
      ' › lead: cites a source, but its page lists none; leave the citation out or link to the source',
    ],
    ['topics without a text', "title: 'Missing topics',\n", '', ' › topics[1].title: is missing'],
  ]),
  ...inFile('content/radio.ts', [
    [
      'a citation on the radio page',
      'It connects only when you press play.',
      'It connects when you press play.[^woodhb]',
      ' › lead: cites a source, but its page lists none; leave the citation out or link to the source',
    ],
    ['a question without an id', "      id: 'dropouts',\n", '', ' › help[2].id: is missing'],
  ]),
  ...inFile('content/books.ts', [
    [
      'a cover that is nothing but https://',
      "title: 'The Nursery-Book',",
      "title: 'The Nursery-Book', cover: 'https://',",
      coverFault(2, 'https://'),
    ],
    [
      'a cover with a space in its host',
      "title: 'American Grape Training',",
      "title: 'American Grape Training', cover: 'https://covers example/x.jpg',",
      coverFault(3, 'https://covers example/x.jpg'),
    ],
    [
      'a cover without a path',
      "title: 'Plant-Breeding',",
      "title: 'Plant-Breeding', cover: 'mine.jpg',",
      coverFault(4, 'mine.jpg'),
    ],
    [
      'a cover that climbs out of its folder',
      "title: 'The Forcing-Book',",
      "title: 'The Forcing-Book', cover: '/../mine.jpg',",
      coverFault(6, '/../mine.jpg'),
    ],
    [
      'a link that runs a script',
      "title: 'The Pruning-Book',",
      "title: 'The Pruning-Book', link: 'javascript:alert(1)',",
      ` › books[9].link: ${https_('javascript:alert(1)')}`,
    ],
    [
      'a link without a scheme',
      "title: 'Lessons with Plants',",
      "title: 'Lessons with Plants', link: 'ww.amazon.com/x',",
      ` › books[10].link: ${https_('ww.amazon.com/x')}`,
    ],
    [
      'a link to data',
      "title: 'Garden-Making',",
      "title: 'Garden-Making', link: 'data:text/html,<script>x</script>',",
      ` › books[11].link: ${https_('data:text/html,<script>x</script>')}`,
    ],
    [
      'a link over http',
      "title: 'The Holy Earth',",
      "title: 'The Holy Earth', link: 'http://books.example/',",
      ` › books[25].link: ${https_('http://books.example/')}`,
    ],
    [
      'an unknown subject',
      "year: '1922', subject: 'trees'",
      "year: '1922', subject: 'shrubs'",
      ' › books[28].subject: Invalid option: expected one of "fruit"|"garden"|"trees"|"farm"|"science"|"country-life" (found "shrubs")',
    ],
    [
      'a year as a number',
      "year: '1920'",
      'year: 1920',
      ' › books[27].year: Invalid input: expected string, received number (found 1920)',
    ],
  ]),
  ...inFile('content/house-cards.ts', [
    ['a card without a link', "href: '/books',\n", '', ' › middle[0].href: is missing'],
    [
      'a card that leads out',
      "href: '/radio',",
      "href: 'https://radio.example',",
      ' › bottom[0].href: must be a path of this site, like "/history#resources" (found "https://radio.example")',
    ],
  ]),
  ...inFile('content/diagrams.ts', [
    [
      'a drawing without its words',
      '  gate: {',
      '  gates: {',
      ' › gate: is missing',
      ' › gates: is not a field known here; did you mean "gate"?',
    ],
  ]),
  ...inFile('content/search-aliases.ts', [
    [
      'a stroke in a search word',
      "'cost per foot'",
      "'cost|price'",
      ' › /types-of-fences#comparison[1]: must not contain "|" (found "cost|price")',
    ],
  ]),
]

/** @param {number} index @param {string} found */
function coverFault(index, found) {
  return ` › books[${index}].cover: must be an address that starts with https://, or a picture of public/ as a path like "/covers/my-book.jpg" (found ${JSON.stringify(found)})`
}

const newPage = (/** @type {string} */ path) =>
  JSON.stringify({
    path,
    title: `All of ${path}`,
    heading: 'More',
    description: 'More about fences.',
    keywords: ['a', 'b', 'c'],
    label: 'More',
    menus: ['footer'],
    published: '2026-11-21',
    updated: '2026-11-21',
    change: 'Added.',
    searchAliases: [],
  })

const page = 'export default function Page() {\n  return null\n}\n'
const firstPage = '"pages": [\n    {\n      "path": "/",'
const withPage = (/** @type {string} */ path) => `"pages": [${newPage(path)}, {\n      "path": "/",`
const secondPage = '{\n      "path": "/types-of-fences",'

/** @param {string} name @param {string} svg @param {...string} says */
function drawing(name, svg, ...says) {
  const file = `content/pictures/${name.replaceAll(' ', '-')}.svg`
  const root = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">`
  return wholeFile(`a drawing with ${name}`, file, `${root}${svg}</svg>`, ...says)
}

/** @param {string} name @param {Uint8Array | undefined} bytes @param {...string} says */
function photograph(name, bytes, ...says) {
  return wholeFile(name, `content/pictures/${name.replaceAll(' ', '-')}.jpg`, bytes, ...says)
}

const plain = (/** @type {number} */ width, /** @type {number} */ height) =>
  sharp({ create: { width, height, channels: 3, background: '#8a4a1d' } })
const jpeg = await plain(1600, 1200).jpeg().toBuffer()

/** Pictures that nothing shows: each is listed, so each is read. */
export const pictures = [
  photograph('an empty file', new Uint8Array(), ': the file is empty (picture "an-empty-file")'),
  photograph(
    'no picture at all',
    Buffer.from('hello'),
    ': cannot be read as a picture (picture "no-picture-at-all": Input buffer contains unsupported image format)',
  ),
  photograph(
    'a picture cut off',
    jpeg.subarray(0, jpeg.length / 2),
    ': cannot be read as a picture (picture "a-picture-cut-off": VipsJpeg: premature end of JPEG image)',
  ),
  photograph(
    'a small picture',
    await plain(800, 600).jpeg().toBuffer(),
    ': is 800 px wide; a master needs at least 1600 px',
  ),
  photograph(
    'a portrait that is too narrow',
    await plain(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ': is 1200 px wide; a master needs at least 1600 px',
  ),
  photograph('a missing picture', undefined, ': the file is missing (picture "a-missing-picture")'),
  drawing('a script', '<script>alert(1)</script>', ': has a <script>, which a picture must not have'),
  drawing('a handler', '<rect onload="alert(1)"/>', ': runs a script: <rect onload="alert(1)">'),
  drawing(
    'a link to a script',
    '<a xlink:href=" javascript:alert(1)"><rect/></a>',
    ': runs a script: <a xlink:href=" javascript:alert(1)">',
  ),
  drawing(
    'a picture of another host',
    '<image href="https://x.example/a.png"/>',
    ': refers to something outside of it: <image href="https://x.example/a.png">',
  ),
  drawing(
    'a style sheet of another host',
    '<style>@import "https://x.example/a.css";</style>',
    ': has a <style> that loads other files',
  ),
  drawing(
    'a fill of another host',
    '<rect fill="url(//x.example/a.svg#b)"/>',
    ': loads another file: <rect fill="url(//x.example/a.svg#b)">',
  ),
  drawing(
    'a page in it',
    '<foreignObject><p>x</p></foreignObject>',
    ': has a <foreignObject>, which a picture must not have',
  ),
  drawing(
    'an animated link',
    '<a><set attributeName="href" to="javascript:go()"/></a>',
    ': runs a script: <set to="javascript:go()">',
  ),
  wholeFile(
    'a drawing with entities',
    'content/pictures/entities.svg',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ': declares entities or style sheets, which may load other files',
  ),
]

/** Fields that do not go together; the other fields of their file must be sound for that to be seen. */
export const wrongCombinations = [
  ...inFile('content/site.json', [
    [
      'ads without a network',
      '"mode": "off"',
      '"mode": "isolated"',
      ' › ads.network.name: must be set while ads.mode is "isolated" (found "")',
      ' › ads.network.scriptUrl: must be set while ads.mode is "isolated" (found "")',
    ],
    [
      'a banner id used twice',
      '"desktop": "6079446"',
      '"desktop": "6079445"',
      ' › ads.slots.middle.desktop: is the id of top.desktop as well (found "6079445")',
    ],
  ]),
  ...inFile('content/pages.json', [
    [
      'an update before the first day',
      '"label": "Privacy Policy",\n      "menus": ["legal"],\n      "published": "2026-11-21",\n      "updated": "2026-11-21"',
      '"label": "Privacy Policy",\n      "menus": [],\n      "published": "2026-11-21",\n      "updated": "2026-11-20"',
      ' › pages[7].updated: lies before the day in "published" (found "2026-11-20")',
    ],
    [
      'an empty menu',
      '"label": "Terms of Service",\n      "menus": ["legal"]',
      '"label": "Terms of Service",\n      "menus": []',
      ' › pages: no page has "legal" in its "menus", so that menu is empty',
    ],
  ]),
  ...inFile('content/types-of-fences.ts', [
    [
      'a price that falls',
      'installed: [20, 50]',
      'installed: [50, 20]',
      ' › fenceTypes[0].price.installed: must run from the lower to the higher price',
    ],
  ]),
  ...inFile('content/installation-maintenance.ts', [
    ['two steps of one number', 'id: 2,', 'id: 3,', ' › steps: must have the ids 1, 2, 3, 4 in this order'],
  ]),
]

/** Right in shape, and wrong all the same. */
export const wrongReferences = [
  ...inFile('content/site.json', [
    [
      'a link to a missing page',
      'still teaches horticulture',
      '[teaches](/histroy) horticulture',
      ' › sponsor.text: links to the missing page "/histroy"; did you mean "/history"?',
    ],
  ]),
  ...inFile('content/pages.json', [
    [
      'two pages of one title',
      '"title": "Terms of Service"',
      '"title": "Privacy Policy"',
      ': two pages have the title "Privacy Policy"',
    ],
    [
      'an alias of a missing page',
      '"of": "/privacy"',
      '"of": "/privcy"',
      ' › aliases: "/privacy-policy" stands for the missing page "/privcy"',
    ],
    [
      'an alias that no folder builds',
      '"aliases": [',
      '"aliases": [{ "path": "/donate-now", "of": "/" },',
      ': no page is built at "/donate-now"; it needs app/donate-now/page.tsx',
    ],
    [
      'a picture that is not there',
      '"picture": "picket"',
      '"picture": "pickets"',
      ' › pages[3].picture: names the missing picture "pickets"; did you mean "picket"?',
    ],
    [
      'a sharing picture that is not there',
      '"sharingPicture": "metal"',
      '"sharingPicture": "meadow"',
      ' › pages[6].sharingPicture: names the missing picture "meadow"',
    ],
    [
      'a page of another name',
      '"path": "/radio"',
      '"path": "/radios"',
      ': no page is built at "/radios"; did you mean "/radio"?',
      ': lists no page "/radio", which app/radio/page.tsx builds',
    ],
    [
      'an alias taken out',
      ',\n    { "path": "/terms-of-use", "of": "/terms" }',
      '',
      ': lists no page "/terms-of-use", which app/terms-of-use/page.tsx builds',
    ],
    [
      'a page listed twice',
      '"path": "/books"',
      '"path": "/contact"',
      ': "/contact" is listed twice',
      ': lists no page "/books", which app/books/page.tsx builds',
    ],
    [
      'a page that only its folder builds',
      firstPage,
      withPage('/glossary'),
      'content/outline.ts: has no outline for the page "/glossary" of content/pages.json',
      'content/search-documents.ts: has no text for the page "/glossary" of content/pages.json',
    ],
    [
      'a page that nothing builds',
      secondPage,
      `${newPage('/newsletter')}, ${secondPage}`,
      ': no page is built at "/newsletter"; it needs app/newsletter/page.tsx',
    ],
  ]),
  wholeFile('a folder for a page', 'app/glossary/page.tsx', page),
  {
    ...wholeFile('a folder that no page is listed for', 'app/unlisted/page.tsx', page),
    says: ['content/pages.json: lists no page "/unlisted", which app/unlisted/page.tsx builds'],
  },
  ...inFile('content/sources.json', [
    [
      'a source that texts cite, under another key',
      '"afa": {',
      '"afa-2": {',
      'content/history.ts › eras[6].story[0]: cites the unknown source "afa"; did you mean "afc"?',
      'content/history.ts › eras[6].dates[2].what: cites the unknown source "afa"; did you mean "afc"?',
    ],
  ]),
  ...inFile('content/history.ts', [
    [
      'a picture that is not there',
      "picture: 'era-ancient'",
      "picture: 'era-ancent'",
      ' › eras[0].picture: names the missing picture "era-ancent"; did you mean "era-ancient"?',
    ],
    [
      'an unknown citation',
      'No one can date the first fence.',
      'No one can date the first fence.[^varo]',
      ' › eras[0].story[0]: cites the unknown source "varo"; did you mean "varro"?',
    ],
    [
      'a citation without its bracket',
      'Some early farming communities in southwest Asia',
      'Some[^varro early',
      ' › eras[0].story[1]: has a citation without its closing bracket: "[^varro early kept small numbers of shee"',
    ],
    [
      'a link to a missing page',
      'In Britain, woven rods, known as wattle,',
      'In [Britain](/britain), wattle',
      ' › eras[0].story[2]: links to the missing page "/britain"',
    ],
    [
      'a link to a missing anchor',
      'A round marker for the move from foraging to farming.',
      'See [more](/radio#helpp).',
      ' › eras[0].dates[0].what: links to the missing anchor "/radio#helpp"; did you mean "help"?',
    ],
    [
      'a link with a slash at its end',
      'A stone wall stands at Jericho.',
      'See [more](/books/).',
      ' › eras[0].dates[1].what: links to the missing page "/books/"; did you mean "/books"?',
    ],
    [
      'an anchor without its page',
      'Wattle is laid in trackways on the Somerset Levels',
      'Wattle [lies](#timeline)',
      ' › eras[0].dates[2].what: links to "#timeline"; write it with its page, like "/history#timeline"',
    ],
    [
      'code',
      'Roman farm writers left advice',
      'Roman `farm` writers left advice',
      ' › eras[1].description: uses Markdown of the kind "inlineCode"',
    ],
    [
      'an image',
      'Around 37 BCE,',
      '![x](/x.png) Around 37 BCE,',
      ' › eras[1].story[0]: uses Markdown of the kind "image"',
    ],
    [
      'a tag',
      'Two of the rustic kinds',
      '<b>Two</b> of the rustic kinds',
      ' › eras[1].story[1]: uses Markdown of the kind "html"',
    ],
    [
      'a script',
      'Columella, writing in the next century,',
      '<script>alert(1)</script> Columella',
      ' › eras[1].story[2]: uses Markdown of the kind "html"',
    ],
    [
      'a tag with a handler',
      'The Roman state built',
      '<img src=x onerror=go()> The Roman state built',
      ' › eras[1].story[3]: uses Markdown of the kind "html"',
    ],
    [
      'a link over http',
      'Varro sorts farm fences',
      '[Varro](http://x.example) sorts farm fences',
      ' › eras[1].dates[0].what: links to "http://x.example"; only https:// addresses, mailto:, tel: and paths of this site are allowed',
    ],
    [
      'a link that runs a script',
      'Columella describes parks',
      '[Columella](javascript:alert) describes parks',
      ' › eras[1].dates[1].what: links to "javascript:alert"; only https:// addresses, mailto:, tel: and paths of this site are allowed',
    ],
    [
      'a link without a scheme',
      'Work begins on Hadrian’s Wall',
      '[Work](//x.example) begins on Hadrian’s Wall',
      ' › eras[1].dates[2].what: links to "//x.example"; only https:// addresses, mailto:, tel: and paths of this site are allowed',
    ],
    [
      'a link to data',
      'Many villages farmed large open fields',
      '[Many](data:text/html,x) villages',
      ' › eras[2].description: links to "data:text/html,x"; only https:// addresses, mailto:, tel: and paths of this site are allowed',
    ],
    [
      'a link that is nothing but https://',
      'In England, many villagers',
      'In [England](https://), many villagers',
      ' › eras[2].story[0]: links to "https://", which is no full https:// address',
    ],
    [
      'a link with a space',
      'Wattle fencing was common by the Middle Ages.',
      'Wattle [was](/his tory) common.',
      ' › eras[2].story[1]: has Markdown that does not close: "Wattle [was](/his tory) common.[^heritag"',
    ],
    [
      'strong words that do not end',
      'Stronger fences went with rank.',
      '**Stronger fences went with rank.',
      ' › eras[2].story[2]: has Markdown that does not close: "**Stronger fences went with rank. A deer"',
    ],
    [
      'a dead link within stress',
      'Language kept the traces.',
      '*[Language](/language)* kept the traces.',
      ' › eras[2].story[3]: links to the missing page "/language"',
    ],
    [
      'an id of the layout',
      "id: 'colonial-america'",
      "id: 'search'",
      ' › eras[3].id: the id "search" is taken by the layout of the pages',
      'content/search-aliases.ts › "/history#colonial-america": is no section of a page',
    ],
    [
      'an id of another heading',
      "id: 'industrial-revolution'",
      "id: 'white-picket-fence'",
      ' › themes[2].id: two headings of "/history" have the id "white-picket-fence" (content/history.ts › eras[4].id)',
      'content/search-aliases.ts › "/history#industrial-revolution": is no section of a page',
    ],
    [
      'an id of a source',
      "id: 'property-and-boundaries'",
      "id: 's3'",
      ' › themes[0].id: the id "s3" is taken by the layout of the pages',
    ],
    [
      'an id of the list of sources',
      "id: 'privacy-and-neighbors'",
      "id: 'sources'",
      ' › themes[1].id: the id "sources" is taken by the layout of the pages',
      'content/search-aliases.ts › "/history#privacy-and-neighbors": is no section of a page',
      'content/history.ts › eras[6].story[3]: links to the missing anchor "/history#privacy-and-neighbors"',
    ],
  ]),
  ...inFile('content/types-of-fences.ts', [
    [
      'a citation within a link',
      'Takes stain or paint in any color.',
      'Takes [paint[^varro]](/history).',
      ' › fenceTypes[0].benefits[3]: has a citation inside a link; put it behind',
    ],
    [
      'an id of the layout',
      "id: 'picket'",
      "id: 'page-top'",
      ' › fenceTypes[0].styles[0].id: the id "page-top" is taken by the layout of the pages',
      'content/search-aliases.ts › "/types-of-fences#picket": is no section of a page; did you mean "/types-of-fences#wooden"?',
    ],
  ]),
  ...inFile('content/radio.ts', [
    [
      'an id of a section',
      "id: 'data-use'",
      "id: 'about'",
      ' › help[1].id: two headings of "/radio" have the id "about"',
      'content/search-aliases.ts › "/radio#data-use": is no section of a page',
    ],
    [
      'the id of the page’s main part',
      "id: 'volume'",
      "id: 'main'",
      ' › help[3].id: the id "main" is taken by the layout of the pages',
    ],
  ]),
  ...inFile('content/legal.ts', [
    [
      'a dead link',
      'the [contact page](/contact)',
      'the [contact page](/contacts)',
      ' › privacy › sections[0].blocks[0]: links to the missing page "/contacts"; did you mean "/contact"?',
    ],
    [
      'an unknown citation',
      'The site runs no analytics.',
      'The site runs no analytics.[^nobody]',
      ' › privacy › sections[1].blocks[3]: cites the unknown source "nobody"',
    ],
  ]),
  ...inFile('content/home.ts', [
    [
      'a hero of no picture',
      "picture: 'home-hero'",
      "picture: 'hero'",
      ' › hero.picture: names the missing picture "hero"',
    ],
  ]),
  ...inFile('content/books.ts', [
    [
      'a cover that is not there',
      "title: 'The Nursery-Book',",
      "title: 'The Nursery-Book', cover: '/covers/mine.jpg',",
      ' › books[2].cover: names "/covers/mine.jpg", but there is no file public/covers/mine.jpg',
    ],
    [
      'two books of one id',
      "id: 'garden-making'",
      "id: 'plant-breeding'",
      ': two books have the id "plant-breeding"',
    ],
    [
      'a cover that is no picture',
      "title: 'American Grape Training',",
      "title: 'American Grape Training', cover: '/text.jpg',",
      ' › books[3].cover: public/text.jpg cannot be read as a picture',
    ],
  ]),
  wholeFile('a text with the name of a picture', 'public/text.jpg', 'hello'),
  ...inFile('content/house-cards.ts', [
    [
      'a card to a missing anchor',
      "'/installation-maintenance#call-811'",
      "'/installation-maintenance#call-911'",
      ' › top[0].href: links to the missing anchor "/installation-maintenance#call-911"; did you mean "call-811"?',
    ],
  ]),
  ...inFile('content/search-aliases.ts', [
    [
      'words for a section that is not there',
      "'/types-of-fences#vinyl':",
      "'/types-of-fences#vynil':",
      ' › "/types-of-fences#vynil": is no section of a page; did you mean "/types-of-fences#vinyl"?',
    ],
  ]),
]

/** The entries of pictures.json that have the check read these files. */
export const listOfPictures = inFile('content/pictures/pictures.json', [
  [
    'their list',
    '{\n  "home-hero"',
    `{\n${pictures
      .map(({ file }) => file.replace('content/pictures/', ''))
      .map((file) => `"${file.replace(/\.\w+$/, '')}": { "file": "${file}", "alt": "A fence" },`)
      .join('\n')}\n  "home-hero"`,
  ],
])

/** Files that cannot be parsed, and what is said of each. */
export const unreadable = [
  syntax(
    'json',
    'a comma missing',
    '{\n  "name": "x"\n  "blurb": "y"\n}',
    ':3:3: expected "," but found "blurb"',
  ),
  syntax('json', 'a colon missing', '{\n  "name" "x"\n}', ':2:10: expected ":" but found "x"'),
  syntax(
    'json',
    'a quote missing',
    '{\n  "name": "x,\n  "blurb": "y"\n}',
    ':2:14: a text has no closing quote on its line',
  ),
  syntax('json', 'a name without quotes', '{\n  name: "x"\n}', ':2:3: expected string but found "name"'),
  syntax('json', 'single quotes', '{\n  "name": \'x\'\n}', ':2:11: JSON strings must use double quotes'),
  syntax('json', 'curly quotes', '{\n  "name": “x”\n}', ':2:11: unexpected "“"'),
  syntax('json', 'a comma too many', '{\n  "name": "x",\n}', ':2:14: JSON does not support trailing commas'),
  syntax('json', 'a comment', '{\n  "name": "x" // ours\n}', ':2:15: JSON does not support comments'),
  syntax(
    'json',
    'a bracket missing',
    '{\n  "name": ["x"',
    ':2:15: the file ends too early; a closing bracket is missing',
  ),
  syntax('json', 'a bracket too many', '{\n  "name": "x"\n}}', ':3:2: expected end of file but found "}"'),
  syntax('json', 'nothing in it', '', ':1:1: the file ends too early; a closing bracket is missing'),
  syntax(
    'json',
    'a path with backslashes',
    '{ "name": "c:\\fence" , "file": "c:\\pictures" }',
    ':1:36: syntax error "p"',
  ),
  syntax('json', 'a number with a zero at its head', '{ "port": 08000 }', ':1:12: unexpected number'),
  syntax('json', 'a tab within a text', '{ "name": "x\ty" }', ':1:13: syntax error "\\x09"'),
  syntax(
    'json',
    'a field twice',
    '{\n  "größe": 1, "name": "x",\n  "größe": 2\n}',
    ':3:3: the field "größe" stands there twice',
  ),
  syntax(
    'json',
    'another encoding',
    Buffer.from('{ "name": "Zäune" }', 'latin1'),
    ': is not saved as UTF-8; save it again in that encoding',
  ),
  syntax(
    'json',
    'two bytes a letter',
    Buffer.from('\uFEFF{ "name": "x" }', 'utf16le'),
    ': is not saved as UTF-8; save it again in that encoding',
  ),
  syntax(
    'ts',
    'an apostrophe that ends the text',
    "const a = {\n  lead: 'the fence's foot',\n}",
    `:2:20: expected "}" but found "s"; ${tsHint()}`,
  ),
  syntax(
    'ts',
    'a comma missing',
    "const a = {\n  lead: 'x'\n  note: 'y',\n}",
    `:3:3: expected "}" but found "note"; ${tsHint()}`,
  ),
  syntax(
    'ts',
    'a quote missing',
    "const a = {\n  lead: 'x,\n}",
    ':2:12: a text has no closing quote on its line',
  ),
  syntax('ts', 'a bracket missing', "const a = {\n  lead: ['x',\n}", `:3:1: unexpected "}"; ${tsHint()}`),
  syntax(
    'ts',
    'an end missing',
    "const a = {\n  lead: 'x',",
    ':2:13: the file ends too early; a closing bracket is missing',
  ),
  syntax('ts', 'curly quotes', 'const a = {\n  lead: ‘x’,\n}', `:2:9: unexpected "‘"; ${tsHint()}`),
  syntax(
    'ts',
    'a field twice',
    "export const a = {\n  lead: 'x',\n  lead: 'y',\n}",
    ':3:3: the field "lead" stands there twice',
  ),
]

/** @param {'json' | 'ts'} extension @param {string} name @param {string | Uint8Array} bytes @param {string} says */
function syntax(extension, name, bytes, says) {
  return wholeFile(name, `content/${extension}-${name.replaceAll(' ', '-')}.${extension}`, bytes, says)
}

function tsHint() {
  return "is a comma missing before it, or the backslash of \\' in a text?"
}

/** Files that are broken as a whole. Those of one round, so that none hides another. */
export const brokenFiles = [
  [
    ...inFile('content/site.json', [
      [
        'a comma missing',
        '"name": "Fence Wiki",',
        '"name": "Fence Wiki"',
        ':3:3: expected "," but found "tagline"',
      ],
    ]),
    ...inFile('content/history.ts', [
      [
        'an apostrophe that ends the text',
        "year: '10,000 BCE'",
        "year: 'ten o'clock'",
        `:13:20: expected "}" but found "clock"; ${tsHint()}`,
      ],
    ]),
    ...inFile('content/pages.json', [
      [
        'a field twice',
        '"heading": "Contact",',
        '"heading": "Contact", "heading": "Write",',
        ':129:29: the field "heading" stands there twice',
      ],
    ]),
    ...inFile('content/books.ts', [
      [
        'an unknown subject beside them',
        "year: '1922', subject: 'trees'",
        "year: '1922', subject: 'shrubs'",
        ' › books[28].subject: Invalid option: expected one of "fruit"|"garden"|"trees"|"farm"|"science"|"country-life" (found "shrubs")',
      ],
    ]),
  ],
  [
    ...inFile('content/legal.ts', [
      [
        'a section without words',
        "blocks: [\n        'Fence Wiki is a public",
        "blocks: [''],\n      extra: [\n        'Fence Wiki is a public",
        ' › privacy › sections[0].blocks[0]: must not be empty (found "")',
        ' › privacy › sections[0].extra: is not a field known here',
      ],
    ]),
    wholeFile('taken away', 'content/history.ts', undefined, ': the file is missing'),
    wholeFile('taken away', 'content/sources.json', undefined, ': the file is missing'),
    ...inFile('content/contact.ts', [
      [
        'a name that nobody defined',
        "lead: 'Corrections",
        "details2: ours, lead: 'Corrections",
        ':5:13: ours is not defined',
      ],
    ]),
    ...inFile('content/radio.ts', [
      [
        'an import of nothing',
        "import { radioSchema } from './schemas/pages'",
        "import { radioSchema } from './schemas/pages'\nimport './waves'",
        'content/waves.ts: the file is missing',
      ],
    ]),
    ...inFile('content/home.ts', [
      [
        'another name',
        'export const home =',
        'export const house =',
        ': does not export "home", which the site is built from',
      ],
    ]),
  ],
]

/** A portrait as a phone stores it: the pixels lie on their side, and a note says so. */
const portrait = await plain(2000, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer()

const mark = '\uFEFF'

/** What looks odd and is meant: the check passes, and the build shows it as it should be. */
export const sound = [
  ...inFile('content/site.json', [
    [
      'a byte order mark, tags and signs in a name',
      '{\n  "name": "Fence Wiki"',
      `${mark}{\n  "name": "<b>Fénce</b> & \\"Wiki\\" 🌲"`,
    ],
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
    ['a status address of this site', '"statusUrl": ""', '"statusUrl": "/status-json.xsl"'],
    [
      'lines of ads.txt',
      '"adsTxt": []',
      '"adsTxt": ["google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0"]',
    ],
    ['stress in prose', 'still teaches horticulture', 'still *teaches* [horticulture](/books#author)'],
  ]),
  ...inFile('content/pages.json', [
    ['a byte order mark', '{\n  "pages": [', `${mark}{\n  "pages": [`],
    ['tags in a title', '"title": "Privacy Policy"', '"title": "Privacy <i>Policy</i> & more"'],
    [
      'a day some months ahead',
      '"label": "Radio",',
      `"label": "Radio", "reviewed": "${new Date(Date.now() + 9e9).toISOString().slice(0, 10)}",`,
    ],
  ]),
  ...inFile('content/sources.json', [
    [
      'a byte order mark and lines as Windows ends them',
      '{\n  "12345w": {\n',
      `${mark}{\r\n  "12345w": {\r\n`,
    ],
  ]),
  ...inFile('content/pictures/pictures.json', [
    ['a byte order mark', '{\n  "home-hero"', `${mark}{\n  "home-hero"`],
  ]),
  ...inFile('content/home.ts', [
    [
      'a byte order mark in TypeScript',
      "import { defineContent } from './define'",
      `${mark}import { defineContent } from './define'`,
    ],
    [
      'a line that breaks in the middle',
      'Start with one you have in mind',
      'Start with\\none you have in mind',
    ],
  ]),
  ...inFile('content/legal.ts', [
    [
      'a citation in the privacy policy',
      'The site runs no analytics.',
      'The site runs no analytics.[^woodhb]',
    ],
  ]),
  ...inFile('content/radio.ts', [
    [
      'a number, a sign and a star at the head of a text',
      'Click play once.',
      '1. Click # play - 2 * 3 * 4 times; a_b_c.',
    ],
    ['a control character', 'Eight hours come to', 'Eight\\u0007 hours come to'],
  ]),
  ...inFile('content/books.ts', [
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
