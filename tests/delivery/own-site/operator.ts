import { readdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import type settings from '../../../content/site.json'
import type { PageRecord } from '../../../content/model/schemas/pages'
import { edit, editJson } from '../../lib/copy-project'
import { fill } from '../../lib/fill'
import type { Site } from './site'

// What an operator makes their own: settings, words, titles, menus, a style, a source, a picture.

export const host = 'https://www.hudsonfences.org'
export const name = '<b>Hüd</b> & "Co" 🌲'
export const proof = 'google-site-verification: google1a2b.html'

/** What `npm run setup` is told, a line for each of its questions. Some of it looks odd and is meant. */
export const answers = [
  name,
  `${host}/`,
  '<script>alert(1)</script> & fences along the river',
  'What we build, and how.',
  'Hudson Valley Fences LLC',
  'New York',
  'ask@hudsonfences.org',
  'none',
  '1 Main Street; Kingston',
  'https://www.facebook.com/hudsonfences https://www.instagram.com/hudsonfences https://mastodon.social/@hudson',
  'all rights reserved',
  'https://git.hudsonfences.org/site/',
  'https://hudsonfences.org/give?to=a&by=b',
  'none',
  'River Radio',
  'موسيقى للعمل في الهواء الطلق',
  '8010',
  'https://board.hudsonfences.org/1',
  'https://form.hudsonfences.org/1',
  'https://form.hudsonfences.org/embed.js',
  'https://ads.hudsonfences.org/a.js',
  'Ads',
  'isolated',
]

type Settings = typeof settings

/** Settings that setup does not ask for. */
const ownSettings = (site: Settings) => ({
  ...site,
  partnersHeading: 'Partners',
  partners: [{ name: 'Call 811', href: 'https://call811.com', about: 'Call before you dig.' }],
  retailer: {
    name: 'Bookshop',
    searchUrl: 'https://bookshop.org/s?q={query}',
    allUrl: 'https://bookshop.org',
  },
  sponsor: {
    isExample: false,
    name: 'Hudson College',
    heading: 'Learn to weave',
    text: 'The college *teaches* [basketry](/books#author).',
    applyHref: 'https://www.hudsoncollege.org/apply',
    learnMoreHref: 'https://www.hudsoncollege.org/weaving',
  },
  verification: { google: 'a-1_b', bing: '0AF' },
  donate: { ...site.donate, heading: 'Useful?', text: 'Give a little.' },
  news: { ...site.news, provider: 'the board', saysReady: true },
  radio: { ...site.radio, statusUrl: 'https://radio.hudsonfences.org/status-json.xsl' },
  ads: {
    ...site.ads,
    network: {
      ...site.ads.network,
      attributes: { 'data-site': '7' },
      hosts: {
        scripts: ['https://tpc.hudsonfences.org'],
        frames: ['https://*.g.hudsonfences.org'],
        images: ['https://pixel.hudsonfences.org:8443'],
        connections: [],
      },
    },
    slots: {
      top: { desktop: 'ezoic-pub-ad-placeholder-101', phone: '/1234/home_top', height: 250, onPhone: true },
      middle: { desktop: '73', phone: '74', height: 250, onPhone: true },
      bottom: { desktop: '75', phone: '76', height: 250, onPhone: false },
    },
    adsTxt: ['ads.hudsonfences.org, 7, DIRECT', 'google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0'],
  },
})

const ownPage = (page: PageRecord) => ({
  ...page,
  title: `${page.title.slice(0, 48)}, ours`,
  description: `Our own words about ${page.label}.`,
  heading: `${page.heading} here`,
  label: page.label === 'Home' ? 'Start' : page.label,
  // Child pages stay out of the menus.
  menus: page.menus ? [...new Set(['header', ...page.menus])] : [],
  updated: '2027-03-01',
  change: 'Rewritten.',
})

const style = {
  id: 'willow',
  name: 'Woven willow',
  description: 'Rods woven round stakes.[^hudson]',
  fits: 'kitchen gardens',
  picture: 'own-picture',
}

const source = {
  title: 'Rods for weaving',
  publisher: 'Hudson College',
  href: 'https://college.example/rods',
  kind: 'university',
  read: '2026-11-21',
}

/** A page below another. */
const childPage = `---
title: Willow
heading: Willow
description: Our own words about willow.
label: Willow
keywords: [willow]
published: 2026-11-21
updated: 2027-03-01
change: Added.
---

How willow fences came to the valley.[^hudson]

## Osier beds {#osiers}

Osiers grew by the river: see [the eras](/history#timeline).
`

/** What follows on setup. */
export async function makeOwn({ folder, inCopy }: Site) {
  await editJson(inCopy('content/site.json'), ownSettings)
  for (const file of await readdir(inCopy('content/guides'), { recursive: true }))
    if (file.endsWith('.md'))
      await edit(inCopy(`content/guides/${file}`), (text) => {
        const [, yaml = '', body = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(text) ?? []
        return `---\n${stringify(ownPage(parse(yaml)))}---\n${body}`
      })
  await editJson(inCopy('content/sources.json'), (sources: object) => ({ ...sources, hudson: source }))
  await editJson(inCopy('content/pictures/pictures.json'), (pictures: object) => ({
    'own-picture': { file: 'own-picture.jpg', alt: 'Ann’s "willow" fence' },
    ...pictures,
  }))
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7a5230' } })
    .jpeg()
    .toFile(inCopy('content/pictures/own-picture.jpg'))
  await writeFile(inCopy('public/google1a2b.html'), proof)
  const pages = inCopy('content/data/pages')
  await editJson(`${pages}/types-of-fences.json`, (types: { fenceTypes: { styles: object[] }[] }) => ({
    ...types,
    fenceTypes: types.fenceTypes.map((type, index) =>
      index === 0 ? { ...type, styles: [style, ...type.styles] } : type,
    ),
  }))
  for (const page of ['home', 'history', 'contact', 'radio', 'books', 'types-of-fences'])
    await edit(`${pages}/${page}.json`, (text) => text.replace(/"lead": "/g, '"lead": "In our own words: '))
  await editJson(
    `${pages}/installation-maintenance.json`,
    (installation: { tools: object[]; maintenanceTips: string[] }) => ({
      ...installation,
      tools: [{ name: 'Billhook', essential: true, use: 'Cutting willow' }, ...installation.tools],
      maintenanceTips: ['Weave it tight.', ...installation.maintenanceTips],
    }),
  )
  await edit(`${pages}/radio.json`, (text) => text.replaceAll('thumb piano', 'fiddle'))
  await fill(folder, { 'content/guides/history/willow.md': childPage })
}
