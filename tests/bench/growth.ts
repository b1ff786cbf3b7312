import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { copyProject } from '../lib/copy-project'
import { fill } from '../lib/fill'
import { figure, table } from '../lib/report'
import { readSearchFiles } from '../lib/search-files'
import { seeded } from '../lib/seeded'
import { startPlainNginx } from '../lib/servers'
import { pages } from '../lib/site'
import type { Given } from './bench'
import { worst, type Budget, type Found } from './budget'
import { phone, readToFoot, searchOnce } from './reader'
import { brotlied, readPage, timed } from './sizes'

// The site with more guides, each added as an operator adds a page: one file.

/** Bytes by which hashes and short class names alone make a page of another build differ. */
const noise = 64
const visited = '/types-of-fences'

export async function growth({ guides, browser }: Given): Promise<Found> {
  const base = await grow(0, browser)
  const rows = [base]
  for (const count of guides) rows.push(await grow(count, browser))
  const budgets = rows.flatMap((grown): Budget[] => {
    const name = `${grown.guides} guides more`
    const added = Object.entries(grown.html).map(([route, bytes]) => ({
      route,
      bytes: bytes - (base.html[route] ?? NaN),
    }))
    return [
      { name: `${name}: warm build`, unit: 's', must: 15 + 0.1 * grown.pages, value: grown.warm },
      { name: `${name}: memory of a build`, unit: 'MB', must: 1500, value: grown.memory / 1e6 },
      { name: `${name}: heaviest file of the search`, unit: 'KB', must: 64, value: grown.heaviest / 1e3 },
      { name: `${name}: a first search`, unit: 'KB', must: 105, value: grown.search / 1e3 },
      worst(added, `${name}: any other page`, 'B', noise, ({ bytes }) => bytes),
    ]
  })
  const curve = table(
    ['Guides more', 'Pages', 'Cold build', 'Warm build', 'Memory', 'First search', 'A visit'],
    rows.map((grown) => [
      ...[grown.guides, grown.pages].map((value) => figure(value)),
      ...[grown.cold, grown.warm].map((value) => `${figure(value, 1)} s`),
      `${figure(grown.memory / 1e6)} MB`,
      ...[grown.search, grown.visit].map((value) => `${figure(value / 1e3, 1)} KB`),
    ]),
  )
  return {
    words: `Guides of eight sections, some 1,000 words each. Memory is the most that all processes of a build have at one time. A visit is \`${visited}\` read to its foot on a phone.`,
    budgets,
    tables: [curve],
  }
}

/** What the builds of the site with so many guides more take, and what readers of it fetch. */
async function grow(guides: number, browser: Given['browser']) {
  console.log(`  ${guides} guides more`)
  const folder = await copyProject({ withCaches: false })
  const out = path.join(folder, 'out')
  try {
    const words = await siteWords()
    for (let number = 1; number <= guides; number += 1)
      await fill(folder, { [`content/guides${addressOf(number)}.md`]: guideOf(number, words) })
    const cold = await timed(folder)
    const warm = await timed(folder)
    const html: Record<string, number> = {}
    for (const { path } of pages()) html[path] = brotlied(Buffer.from(await readPage(out, path)))
    const server = await startPlainNginx(out)
    const address = `http://127.0.0.1:${server.port}`
    try {
      return {
        ...{ guides, html, cold: cold.seconds, warm: warm.seconds },
        memory: Math.max(cold.memory, warm.memory),
        pages: (await readFile(path.join(out, 'sitemap.xml'), 'utf8')).split('<loc>').length - 1,
        heaviest: Math.max(...(await readSearchFiles(out)).map(brotlied)),
        search: await searchOnce(browser, `${address}/`),
        visit: (await readToFoot(browser, address + visited, phone)).bytes,
      }
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Guides below one page: what a reader can choose from. The first of each family is the page that the others stand below. */
const family = 25

function addressOf(number: number): string {
  const [parent, child] = [Math.floor((number - 1) / family) + 1, (number - 1) % family]
  return child === 0 ? `/guides-${parent}` : `/guides-${parent}/guide-${child}`
}

/** The words of our own guides, each as often as it stands there: so a guide more weighs what a real one weighs. */
async function siteWords(): Promise<string[]> {
  const folder = path.join('content', 'guides')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return texts.join(' ').match(/(?<=[ “])[a-z]{2,}(?=[ ,.”])/g) ?? []
}

/** The same number gives the same words. */
function guideOf(number: number, words: readonly string[]): string {
  const random = seeded(number)
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] ?? ''
  const syllable = () => `${pick([...'bdfgklmnprstvz'])}${pick([...'aeiou'])}`
  // Every guide brings words of its own: names, places, tools.
  const newWord = () => `${syllable()}${syllable()}${syllable()}${pick([...'lmnrst'])}`
  const sentence = () => {
    const chosen = Array.from({ length: 8 + Math.floor(random() * 10) }, () => pick(words))
    if (random() < 0.1) chosen.push(newWord())
    return capital(`${chosen.join(' ')}.`)
  }
  const name = `${capital(`${pick(words)}`)} ${pick(words)} ${newWord()}`
  const sections = Array.from(
    { length: 8 },
    (_, index) => `## ${capital(`${pick(words)} ${newWord()}`)} {#part-${index + 1}}

${Array.from({ length: 9 }, sentence).join(' ')}

- ${sentence()}
- ${sentence()}
`,
  )
  return `---
title: ${name}, guide ${number}
heading: ${name}
description: ${sentence().slice(0, 160)}
label: ${name}
published: 2026-11-21
updated: 2026-11-21
reviewed: 2026-11-21
change: Added a guide to ${name}.
keywords: ['${pick(words)}']
searchAliases: [${pick(words)} ${newWord()}]
sharingPicture: shadowbox
---

${sentence()}

:::brief
${sentence()}
:::

${sections.join('\n')}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
