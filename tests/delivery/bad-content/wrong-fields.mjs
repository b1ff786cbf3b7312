import { inFile, notHttps, wholeFile } from './mistake.mjs'

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
      ` › url: ${notHttps('fencewiki.example')}`,
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
      'a social network that is no name',
      '"network": "facebook"',
      '"network": "Friend ster"',
      ' › social[0].network: must be lower-case words joined by hyphens, like "post-depth" (found "Friend ster")',
    ],
    [
      'a social link over http',
      'https://instagram.example',
      'http://instagram.example',
      ` › social[1].href: ${notHttps('http://instagram.example/fencewiki')}`,
    ],
    [
      'a partner without a scheme',
      'https://chainlinkinfo.org',
      'chainlinkinfo.org',
      ` › partners[1].href: ${notHttps('chainlinkinfo.org')}`,
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
      ` › sponsor.applyHref: ${notHttps('javascript:alert(1)')}`,
    ],
    [
      'a link that is nothing but https://',
      'https://cals.cornell.edu/',
      'https://',
      ` › sponsor.learnMoreHref: ${notHttps('https://')}`,
    ],
    [
      'a citation on a page without sources',
      'The college he led',
      'The college he led[^nas]',
      ' › sponsor.text: cites a source, but its page lists none; leave the citation out or link to the source',
    ],
    [
      'a licence without its address',
      '"licence": { "name": "CC BY 4.0", "href": "https://creativecommons.org/licenses/by/4.0/" }',
      '"licence": "CC BY 4.0"',
      ' › licence: must be "all rights reserved", or a licence like { "name": "CC BY 4.0", "href": "https://…" } (found "CC BY 4.0")',
    ],
    [
      'a repository without a slash at its end',
      '"partnersHeading"',
      '"repository": { "edit": "https://git.example/edit", "history": "https://git.example/log/" }, "partnersHeading"',
      ' › repository.edit: must end with a slash: the path of a file comes behind it (found "https://git.example/edit")',
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
      ` › retailer.allUrl: ${notHttps('')}`,
    ],
    [
      'a link with a single slash',
      'https://donate.example/fencewiki',
      'https:/donate.example',
      ` › donate.href: ${notHttps('https:/donate.example')}`,
    ],
    [
      'a link written as Markdown where none is drawn',
      'A small gift pays for hosting and new guides.',
      'See [why](/terms).',
      ' › donate.text: is shown as it is, so it cannot use Markdown (found "We ask for no account and no fee. See [why](/terms).")',
    ],
    [
      'a citation where none is drawn',
      'Help keep this site free to read',
      'Did it help?[^nas]',
      ' › donate.heading: is shown as it is, so it cannot cite a source (found "Did it help?[^nas]")',
    ],
    [
      'a frame without a scheme',
      '"news": { "frameUrl": ""',
      '"news": { "frameUrl": "//rss.app/x"',
      ` › news.frameUrl: ${notHttps('//rss.app/x')}`,
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
      ' › radio.statusUrl: must be a full address that starts with https:// (found "../status")',
    ],
    [
      'an unknown ad mode',
      '"mode": "off"',
      '"mode": "on"',
      ' › ads.mode: Invalid option: expected one of "off"|"isolated"|"inline" (found "on")',
    ],
    [
      'a banner id with a space',
      '"6079445"',
      '"top banner"',
      ' › ads.slots.top.desktop: must be the id the ad network gave this slot: letters, digits, "-", "_" and "/" (found "top banner")',
    ],
    [
      'hosts of the ad network that are none, or all',
      '"scripts": [], "frames": []',
      '"scripts": ["*", "https:", "https://*", "https://*.com", "http://a.example"], "frames": ["https://a.example/x", "https://a.example;"]',
      ...[
        ['scripts[0]', '*'],
        ['scripts[1]', 'https:'],
        ['scripts[2]', 'https://*'],
        ['scripts[3]', 'https://*.com'],
        ['scripts[4]', 'http://a.example'],
        ['frames[0]', 'https://a.example/x'],
        ['frames[1]', 'https://a.example;'],
      ].map(
        ([field, found]) =>
          ` › ads.network.hosts.${field}: must be a host, like "https://tpc.ads.example", or all below one, like "https://*.ads.example" (found "${found}")`,
      ),
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
      ` › url: ${notHttps('ftp://fencewiki.example')}`,
    ],
    [
      'an address of this computer',
      '"url": "https://fencewiki.example"',
      '"url": "https://localhost"',
      ' › url: must be an address that others can reach (found "https://localhost")',
    ],
    [
      'a name of spaces that have no width',
      '"name": "Fence Wiki"',
      '"name": "\u200b\u2060\ufeff"',
      ' › name: must not be empty (found "\\u200b\\u2060\\ufeff")',
    ],
    [
      'a name of two lines',
      '"station": "Fence Wiki Radio"',
      '"station": "Fence Wiki\\nRadio"',
      ' › radio.station: must be one line (found "Fence Wiki\\nRadio")',
    ],
    [
      'a mark that turns the direction',
      '"programme": "Music for',
      '"programme": "Music \u202efor',
      ' › radio.programme: holds the invisible character U+202E; type these words anew (found "Music \\u202efor working outdoors")',
    ],
    [
      'a character that no page can hold',
      'The college he led still',
      'The college he led\\u0000still',
      ' › sponsor.text: holds the invisible character U+0000; type these words anew',
    ],
    [
      'lines of ads.txt that are none',
      '"adsTxt": []',
      '"adsTxt": ["<script>", "ads.example, 1", "ads.example, 1, DIRECT, <b>", "# ours", "OWNERDOMAIN=fences.org"]',
      ...['<script>', 'ads.example, 1', 'ads.example, 1, DIRECT, <b>'].map(
        (line, index) =>
          ` › ads.adsTxt[${index}]: must be a record like "ads.example, 12345, DIRECT", a variable like "CONTACT=ads@ads.example", or a comment that begins with "#" (found "${line}")`,
      ),
    ],
    [
      'a link to data',
      'https://admissions.cornell.edu/',
      'data:text/html,x',
      ` › sponsor.applyHref: ${notHttps('data:text/html,x')}`,
    ],
    [
      'a link with a space in its host',
      'https://cals.cornell.edu/',
      'https://cals cornell.edu/',
      ` › sponsor.learnMoreHref: ${notHttps('https://cals cornell.edu/')}`,
    ],
    [
      'an unknown setting',
      '"name": "Fence Wiki"',
      '"colour": "green", "name": "Fence Wiki"',
      ' › colour: is not a field known here',
    ],
    [
      'a part left out',
      '"donate": {\n    "href": "https://donate.example/fencewiki",\n    "heading": "Help keep this site free to read",\n    "text": "We ask for no account and no fee. A small gift pays for hosting and new guides."',
      '"donation": {\n    "href": "https://donate.example/fencewiki"',
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
    'front matter of nothing',
    'content/guides/hedges.md',
    '---\n---\n\nHedges.\n\n## More\n\nMore.\n',
    ...['title', 'heading', 'description', 'keywords', 'label', 'published', 'updated', 'change'].map(
      (field) => `:2:1 › ${field}: is missing`,
    ),
  ),
  wholeFile(
    'a list for front matter',
    'content/guides/stiles.md',
    '---\n- title\n---\n',
    ':2:1: Invalid input: expected object, received array',
  ),
  wholeFile(
    'a guide without front matter',
    'content/guides/latches.md',
    '# Latches\n',
    ':1:1: has no front matter; begin with "---", the fields of the page, and "---" again',
  ),
  wholeFile(
    'a guide whose name has capitals',
    'content/guides/Gates.md',
    '---\ntitle: Gates\n---\n',
    ': its address: must be a path like "/history" or "/history/barbed-wire", without a slash at the end (found "/Gates")',
  ),
  ...inFile('content/guides/books.md', [
    [
      'a title with a slip in its name',
      'title: Books on',
      'titel: Books on',
      ':2:1 › title: is missing',
      '@Books on@ › titel: is not a field known here; did you mean "title"?',
    ],
    [
      'a day that no month has',
      'published: 2026-11-21',
      'published: 2026-11-31',
      '@2026-11-31@ › published: must be a day written as YYYY-MM-DD (found "2026-11-31")',
    ],
  ]),
  ...inFile('content/guides/radio.md', [
    [
      'a title that search engines cut',
      "title: 'Live Radio",
      `title: '${'Much music. '.repeat(5)}Live Radio`,
      "@'Much@ › title: must stay within 60 characters, or search engines cut it",
    ],
    [
      'a description that search engines cut',
      'description: Listen to',
      `description: ${'Much music. '.repeat(5)}Listen to`,
      '@Much@ › description: must stay under 165 characters, or search engines cut it',
    ],
    [
      'a day far ahead',
      'updated: 2026-11-22',
      'updated: 2099-11-21',
      '@2099-11-21@ › updated: lies more than a year ahead (found "2099-11-21")',
    ],
  ]),
  ...inFile('content/guides/home.md', [
    [
      'a page without a word for menus',
      'label: Home',
      "label: ''",
      '@\'\'@ › label: must not be empty (found "")',
    ],
    [
      'a citation in a description',
      'description: Compare wood',
      'description: Compare[^nobody] wood',
      '@Compare@ › description: is shown as it is, so it cannot cite a source',
    ],
    [
      'a stroke in a search word',
      'searchAliases: [start,',
      'searchAliases: [start|begin,',
      '@start|@ › searchAliases[0]: must not contain "|" (found "start|begin")',
    ],
  ]),
  ...inFile('content/guides/privacy.md', [
    [
      'no keywords',
      'keywords: [',
      'keywords: [] # [',
      '@[]@ › keywords: Too small: expected array to have >=1 items',
    ],
    [
      'a page that tells no change',
      'change: Named',
      'changed: Named',
      ':2:1 › change: is missing',
      '@Named@ › changed: is not a field known here; did you mean "change"?',
    ],
    [
      'an address that is none',
      'aliases: [/privacy-policy]',
      'aliases: [/privacy-policy/]',
      '@/privacy-policy/@ › aliases[0]: must be a path like "/history" or "/history/barbed-wire", without a slash at the end (found "/privacy-policy/")',
    ],
  ]),
  ...inFile('content/guides/terms.md', [
    [
      'an unknown menu',
      'menus: [legal]',
      'menus: [sidebar]',
      '@sidebar@ › menus[0]: Invalid option: expected one of "header"|"footer"|"legal" (found "sidebar")',
    ],
  ]),
  ...inFile('content/guides/contact.md', [
    [
      'a day in words',
      'published: 2026-11-21',
      'published: today',
      '@today@ › published: must be a day written as YYYY-MM-DD (found "today")',
    ],
  ]),
  ...inFile('content/sources.json', [
    ['a source without a title', '    "title": "AFA Story and History",\n', '', ' › afa.title: is missing'],
    [
      'an unknown kind of source',
      'essay_burlingame_railsplitter.html",\n    "kind": "university"',
      'essay_burlingame_railsplitter.html",\n    "kind": "blog"',
      ' › housedivided.kind: Invalid option: expected one of "law"|"government"|"university"|"standard"|"manufacturer"|"trade"|"nonprofit"|"museum"|"book"|"press"|"firm" (found "blog")',
    ],
    [
      'a source on a file server',
      'http://www.americanfenceassociation.com/history-2/',
      'ftp://afa.example',
      ' › afa.href: must be a full web address (found "ftp://afa.example")',
    ],
    [
      'a source that nobody can look up',
      '    "href": "https://www.quikrete.com/athome/settingposts.asp",\n',
      '',
      ' › quikrete.href: is missing, and there is no "doi": without either, a source needs its "year" and an "isbn", a "report" number or an "author"',
    ],
    [
      'a year as a number',
      '"publisher": "Ohio History Central",',
      '"publisher": "Ohio History Central", "year": 1867,',
      ' › ohio-smith.year: Invalid input: expected string, received number (found 1867)',
    ],
    [
      'a key with capitals',
      '"columella": {',
      '"Columella": {',
      ' › Columella: this name must be a lower-case key',
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
      ' › ["Split rail"]: this name must be lower-case words joined by hyphens, like "post-depth"',
    ],
  ]),
  ...inFile('content/pages/history.ts', [
    [
      'an era without a title',
      "      title: 'Brush, Stakes and the First Walls',\n",
      '',
      ' › eras[0].title: is missing',
    ],
    [
      'a caption that leaves open what a picture is',
      "caption: 'Hurdles of hazel rods, woven around stakes. Our rendering.'",
      "caption: 'Hurdles of hazel rods, woven around stakes.'",
      ' › eras[0].caption: must say what the picture is, such as "Our rendering." or "Photo: Hudson College." (found "Hurdles of hazel rods, woven around stakes.")',
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
      'A stone wall stands at Jericho.',
      'A wall.\\n\\nIt stands.',
      ' › eras[0].dates[0].what: has an empty line; a text is one paragraph, so make two entries of it or join its lines (found "A wall.\\n\\nIt stands.")',
    ],
    [
      'an empty text',
      "description:\n        'Roman farm writers",
      "description: '', extra:\n        'Roman farm writers",
      ' › eras[1].description: must not be empty (found "")',
      ' › eras[1].extra: is not a field known here',
    ],
  ]),
  ...inFile('content/pages/types-of-fences.ts', [
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
      ` › fenceTypes[0].wikipediaLink: ${notHttps('http://en.wikipedia.org/')}`,
    ],
    [
      'a style without a name',
      "          name: 'Picket',\n",
      '',
      ' › fenceTypes[0].styles[0].name: is missing',
    ],
    [
      'a link to no article of the encyclopedia',
      'https://en.wikipedia.org/wiki/Synthetic_fence',
      'https://en.wikipedia.org/wiki/',
      ' › fenceTypes[2].wikipediaLink: must be the address of an article, like https://en.wikipedia.org/wiki/Picket_fence (found "https://en.wikipedia.org/wiki/")',
    ],
  ]),
  ...inFile('content/guides/installation-maintenance/before-you-dig.md', [
    [
      'a row with a cell too few',
      '| Minnesota, north[^mn-1303] | 60 in. (152 cm) |',
      '| Minnesota, north[^mn-1303] |',
      '@| Minnesota, north@: has 1 cells, but the table has 2 columns',
    ],
  ]),
  ...inFile('content/pages/installation-maintenance.ts', [
    [
      'a drawing that nobody drew',
      "{ kind: 'diagram', name: 'layout' }",
      "{ kind: 'diagram', name: 'layuot' }",
      ' › steps[1].parts[1].blocks[1].name: Invalid option: expected one of "anatomy"|"post-depth"|"post-spacing"|"gate"|"slopes"|"layout"|"boards"|"chain-link"|"sight-triangle"|"site-plan" (found "layuot")',
    ],
    [
      'a word for yes at a tool',
      'essential: true',
      "essential: 'yes'",
      ' › tools[0].essential: Invalid input: expected boolean, received string (found "yes")',
    ],
  ]),
  ...inFile('content/pages/home.ts', [
    [
      'a citation on the home page',
      'Every figure has its source.',
      'Every figure has its source.[^varro]',
      ' › hero.lead: cites a source, but its page lists none; leave the citation out or link to the source',
    ],
    [
      'an unknown field',
      "picture: 'home-hero'",
      "picture: 'home-hero', video: 'x'",
      ' › hero.video: is not a field known here',
    ],
  ]),
  ...inFile('content/pages/contact.ts', [
    [
      'a citation on the contact page',
      'Write to us.',
      'Write.[^varro]',
      ' › lead: cites a source, but its page lists none; leave the citation out or link to the source',
    ],
    ['topics without a text', "title: 'Missing topics',\n", '', ' › topics[1].title: is missing'],
  ]),
  ...inFile('content/pages/radio.ts', [
    [
      'a citation on the radio page',
      'It connects only when you press play.',
      'It connects when you press play.[^woodhb]',
      ' › live.lead: cites a source, but its page lists none; leave the citation out or link to the source',
    ],
    ['a question without an id', "        id: 'dropouts',\n", '', ' › live.help[1].id: is missing'],
  ]),
  ...inFile('content/pages/books.ts', [
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
      ` › books[9].link: ${notHttps('javascript:alert(1)')}`,
    ],
    [
      'a link without a scheme',
      "title: 'Lessons with Plants',",
      "title: 'Lessons with Plants', link: 'ww.amazon.com/x',",
      ` › books[10].link: ${notHttps('ww.amazon.com/x')}`,
    ],
    [
      'a link to data',
      "title: 'Garden-Making',",
      "title: 'Garden-Making', link: 'data:text/html,<script>x</script>',",
      ` › books[11].link: ${notHttps('data:text/html,<script>x</script>')}`,
    ],
    [
      'a link over http',
      "title: 'The Holy Earth',",
      "title: 'The Holy Earth', link: 'http://books.example/',",
      ` › books[25].link: ${notHttps('http://books.example/')}`,
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
  ...inFile('content/house-ads.ts', [
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
      ' › ["/types-of-fences#comparison"][2]: must not contain "|" (found "cost|price")',
    ],
  ]),
]

/** @param {number} index @param {string} found */
function coverFault(index, found) {
  return ` › books[${index}].cover: must be an address that starts with https://, or a picture of public/ as a path like "/covers/my-book.jpg" (found ${JSON.stringify(found)})`
}

const front = `---
title: Fords
heading: Fords
description: Fords.
keywords: [a]
label: Fords
published: 2026-11-21
updated: 2026-11-21
change: Added.
---
`

/** Fields that do not go together; the other fields of their file must be sound for that to be seen. */
export const wrongCombinations = [
  wholeFile(
    'a page whose form is wrong, and what is no Markdown of a guide',
    'content/guides/fords.md',
    `${front}\nWords.\n\n#### Deep\n\n<b>Steps</b> go over.\n\n:::tipp[Mind]\nWords.\n:::\n`,
    ':14:1: "####" is a heading too deep; a page has "##" and "###"',
    ':18:1: no directive "tipp"; did you mean "tip"?',
  ),
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
  ...inFile('content/guides/privacy.md', [
    [
      'an update before the first day',
      'updated: 2026-11-22',
      'updated: 2026-11-20',
      '@2026-11-20@ › updated: lies before the day in "published" (found "2026-11-20")',
    ],
  ]),
  ...inFile('content/pages/installation-maintenance.ts', [
    ['two steps of one number', 'id: 2,', 'id: 3,', ' › steps: must have the ids 1, 2, 3, 4 in this order'],
  ]),
]
