import { inFile, wholeFile } from './mistake.mjs'

const newPage = (/** @type {string} */ title, body = '') => `---
title: ${title}
heading: More
description: More about fences.
keywords: [a, b, c]
label: More
published: 2026-11-21
updated: 2026-11-21
change: Added.
---
${body}`

const page = 'export default function Page() {\n  return null\n}\n'

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
  ...inFile('content/corrections.json', [
    [
      'a correction of a section that is not there',
      '/before-you-dig#permits"',
      '/before-you-dig#permit"',
      ' › [1].href: links to the missing anchor "/installation-maintenance/before-you-dig#permit"; did you mean "permits"?',
    ],
  ]),
  ...inFile('content/guides/terms.md', [
    [
      'two pages of one title',
      'title: Terms of Service',
      'title: Privacy Policy',
      '@Privacy Policy@ › title: is the title of "/privacy" as well',
    ],
    [
      'an empty menu',
      'menus: [legal]',
      'menus: []',
      'content/guides: no page has "legal" in its "menus", so that menu is empty',
    ],
    [
      'a second address that a page has',
      'aliases: [/terms-of-use]',
      'aliases: [/terms-of-use, /books]',
      '@/books]@ › aliases: "/books" is the address of another page',
    ],
  ]),
  ...inFile('content/guides/privacy.md', [
    ['no menu', 'menus: [legal]', 'menus: []'],
    [
      'a dead link',
      'The [contact page](/contact)',
      'The [contact page](/contacts)',
      '@/contacts@: links to the missing page "/contacts"; did you mean "/contact"?',
    ],
    [
      'an unknown citation',
      'The site runs no analytics.',
      'The site runs no analytics.[^nobody]',
      '@[^nobody]@: cites the unknown source "nobody"',
    ],
  ]),
  ...inFile('content/guides/types-of-fences.md', [
    [
      'a picture that is not there',
      'picture: vinyl-ranch',
      'picture: vinyl-ranchs',
      '@vinyl-ranchs@ › picture: names the missing picture "vinyl-ranchs"; did you mean "vinyl-ranch"?',
    ],
  ]),
  ...inFile('content/guides/contact.md', [
    [
      'a sharing picture that is not there',
      'sharingPicture: metal',
      'sharingPicture: meadow',
      '@meadow@ › sharingPicture: names the missing picture "meadow"',
    ],
    [
      'a next page that is not there',
      'href: /installation-maintenance/before-you-dig',
      'href: /installation-maintenance/before-you-dg',
      '@/installation-maintenance/before-you-dg@ › next.href: links to the missing page "/installation-maintenance/before-you-dg"; did you mean "/installation-maintenance/before-you-dig"?',
    ],
  ]),
  wholeFile(
    'a page without words',
    'content/guides/newsletter.md',
    newPage('News'),
    ': has no words below its front matter',
  ),
  wholeFile(
    'a child page whose parent is missing',
    'content/guides/guides/hedges.md',
    newPage('Hedges', '\nWords.\n\n## More\n\nWords.\n'),
    ': stands below "/guides", which is no page; add content/guides/guides.md, or move the file up',
  ),
  wholeFile(
    'words for no page',
    'content/pages/hedges.ts',
    "export const content = {}\nexport const outline = { text: ['Hedges'], sections: [] }\n",
    ': belongs to no page; add content/guides/hedges.md, or delete the file',
  ),
  {
    ...wholeFile('a folder that no page is written for', 'app/unlisted/page.tsx', page),
    says: [
      'app/unlisted/page.tsx: has no front matter; add content/guides/unlisted.md, or delete the folder',
    ],
  },
  ...inFile('content/sources.json', [
    [
      'a source that texts cite, under another key',
      '"afa": {',
      '"afa-2": {',
      'content/pages/history.ts › eras[6].dates[0].what: cites the unknown source "afa"; did you mean "afa-2"?',
      ' › afa-2: no page cites it; cite it as [^afa-2], or delete it',
    ],
  ]),
  ...inFile('content/pages/history.ts', [
    [
      'a picture that is not there',
      "picture: 'era-ancient'",
      "picture: 'era-ancent'",
      ' › eras[0].picture: names the missing picture "era-ancent"; did you mean "era-ancient"?',
    ],
    [
      'an unknown citation',
      'Nobody can date the first fence.',
      'Nobody can date the first fence.[^varo]',
      ' › eras[0].story[0]: cites the unknown source "varo"; did you mean "varro"?',
    ],
    [
      'a citation without its bracket',
      'At Jericho, around 8000 BCE,',
      'At Jericho[^varro around then,',
      ' › eras[0].story[1]: has a citation without its closing bracket: "[^varro around then, people built a free"',
    ],
    [
      'a link to a missing page',
      'Wood lasts where the ground stays wet.',
      'Wood lasts in [Britain](/britain).',
      ' › eras[0].story[2]: links to the missing page "/britain"',
    ],
    [
      'a link to a missing anchor',
      'A stone wall stands at Jericho.',
      'See [more](/radio#helpp).',
      ' › eras[0].dates[0].what: links to the missing anchor "/radio#helpp"; did you mean "help"?',
    ],
    [
      'a link with a slash at its end',
      'Oak planks are laid for the Sweet Track.',
      'See [more](/books/).',
      ' › eras[0].dates[1].what: links to the missing page "/books/"; did you mean "/books"?',
    ],
    [
      'an anchor without its page',
      'Jamestown gets its palisade.',
      'Jamestown [gets](#timeline) it.',
      ' › eras[3].dates[0].what: links to "#timeline"; write it with its page, like "/history#timeline"',
    ],
    [
      'code',
      'Roman farm writers left advice',
      'Roman `farm` writers left advice',
      ' › eras[1].description: uses Markdown of the kind "inlineCode"',
    ],
    [
      'an image',
      'Marcus Terentius Varro sorted',
      '![x](/x.png) Varro sorted',
      ' › eras[1].story[0]: uses Markdown of the kind "image"',
    ],
    [
      'a tag',
      'Columella told owners',
      '<b>Columella</b> told owners',
      ' › eras[1].story[1]: holds raw HTML, "<b>"; write Markdown',
      ' › eras[1].story[1]: holds raw HTML, "</b>"; write Markdown',
    ],
    [
      'a script',
      'The words stayed with us.',
      '<script>alert(1)</script> The words stayed.',
      ' › eras[2].story[2]: holds raw HTML, "<script>"; write Markdown',
      ' › eras[2].story[2]: holds raw HTML, "</script>"; write Markdown',
    ],
    [
      'a tag with a handler',
      'The usual answer was the worm',
      '<img src=x onerror=go()> The usual answer was the worm',
      ' › eras[3].story[2]: holds raw HTML, "<img src=x onerror=go()>"; write Markdown',
    ],
    [
      'a link over http',
      'Varro sorts fences',
      '[Varro](http://x.example) sorts fences',
      ' › eras[1].dates[0].what: links to "http://x.example"; only https:// addresses, mailto:, tel: and paths of this site are allowed',
    ],
    [
      'a link that runs a script',
      'Columella describes bored',
      '[Columella](javascript:alert) describes bored',
      ' › eras[1].dates[1].what: links to "javascript:alert"; only https:// addresses, mailto:, tel: and paths of this site are allowed',
    ],
    [
      'a link without a scheme',
      'The rabbit-proof fences are finished.',
      '[The fences](//x.example) are finished.',
      ' › eras[5].dates[0].what: links to "//x.example"; only https:// addresses, mailto:, tel: and paths of this site are allowed',
    ],
    [
      'a link to data',
      'Many villages farmed big open fields',
      '[Many](data:text/html,x) villages',
      ' › eras[2].description: links to "data:text/html,x"; only https:// addresses, mailto:, tel: and paths of this site are allowed',
    ],
    [
      'a link that is nothing but https://',
      'In England, villagers farmed',
      'In [England](https://), villagers farmed',
      ' › eras[2].story[0]: links to "https://", which is no full https:// address',
    ],
    [
      'a link with a space',
      'In Norwich, England, Charles',
      'In [Norwich](/his tory), Charles',
      ' › eras[4].story[0]: has Markdown that does not close: "In [Norwich](/his tory), Charles Barnard"',
    ],
    [
      'strong words that do not end',
      'Stronger fences went with rank.',
      '**Stronger fences went with rank.',
      ' › eras[2].story[1]: has Markdown that does not close: "**Stronger fences went with rank. A deer"',
    ],
    [
      'a dead link within stress',
      'The plains had little wood to split.',
      '*[The plains](/language)* had little wood.',
      ' › eras[4].story[1]: links to the missing page "/language"',
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
      ' › themes[2].id: two headings of "/history" have the id "white-picket-fence" (content/pages/history.ts › eras[4].id)',
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
      'content/pages/glossary.ts › terms[67].href: links to the missing anchor "/history#privacy-and-neighbors"',
    ],
  ]),
  ...inFile('content/pages/types-of-fences.ts', [
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
      'content/pages/glossary.ts › terms[53].href: links to the missing anchor "/types-of-fences#picket"',
    ],
  ]),
  ...inFile('content/pages/installation-maintenance.ts', [
    [
      'a link to a missing term',
      'Look for the survey pins',
      'Look for the [pins](/glossary#survey-pins)',
      ' › rules.parts[0].blocks[0]: links to the missing anchor "/glossary#survey-pins"; did you mean "survey-pin"?',
    ],
  ]),
  ...inFile('content/pages/glossary.ts', [
    [
      'a link to a missing section',
      "href: '/installation-maintenance#string-lines'",
      "href: '/installation-maintenance#string-line'",
      ' › terms[3].href: links to the missing anchor "/installation-maintenance#string-line"; did you mean "string-lines"?',
    ],
  ]),
  ...inFile('content/pages/radio.ts', [
    [
      'an id of a section',
      "id: 'blocked-autoplay'",
      "id: 'about'",
      ' › help[0].id: two headings of "/radio" have the id "about"',
      'content/search-aliases.ts › "/radio#blocked-autoplay": is no section of a page',
    ],
    [
      'the id of the page’s main part',
      "id: 'volume'",
      "id: 'main'",
      ' › help[1].id: the id "main" is taken by the layout of the pages',
    ],
  ]),
  ...inFile('content/pages/home.ts', [
    [
      'a hero of no picture',
      "picture: 'home-hero'",
      "picture: 'hero'",
      ' › hero.picture: names the missing picture "hero"',
    ],
  ]),
  ...inFile('content/pages/books.ts', [
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
  ...inFile('content/house-ads.ts', [
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
