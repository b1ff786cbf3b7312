import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyProject } from '../lib/copy-project'
import { readSearchFiles } from '../lib/search-files'
import { pages } from '../lib/site'
import { seeded } from '../lib/seeded'
import { brotlied, outputSize, readPage, timed } from './sizes'

// The site with more guides, each added as an operator adds a page: one file.

/** What a build of the site with so many guides more takes, and the bytes after brotli that it sends. */
export async function measureGrowth(guides: number) {
  console.log(`  ${guides} guides more`)
  const folder = await copyProject()
  const out = path.join(folder, 'out')
  try {
    const words = await siteWords(folder)
    for (let number = 1; number <= guides; number += 1) {
      const file = path.join(folder, `content/guides${addressOf(number)}.md`)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, guideOf(number, words))
    }
    const { seconds, memory } = await timed(folder)
    const html: Record<string, number> = {}
    for (const { path } of pages) html[path] = brotlied(Buffer.from(await readPage(out, path)))
    return {
      guides,
      seconds,
      memory,
      html,
      pages: (await readFile(path.join(out, 'sitemap.xml'), 'utf8')).split('<loc>').length - 1,
      search: Math.max(...(await readSearchFiles(out)).map(brotlied)),
      out: (await outputSize(out)).bytes,
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
async function siteWords(folder: string): Promise<string[]> {
  const names = ['history', 'types-of-fences', 'installation-maintenance']
  const texts = await Promise.all(
    names.map((name) => readFile(path.join(folder, 'content', 'pages', `${name}.ts`), 'utf8')),
  )
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
