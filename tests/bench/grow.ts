import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

// More guides for a copy of the project, each added as an operator adds a page: one file.

/** Guides below one page: what a reader can choose from. */
const family = 25
const sections = 8
const sentences = 9

/** Adds that many guides. The same number gives the same words. */
export async function addGuides(folder: string, count: number): Promise<void> {
  const words = await siteWords(folder)
  for (let number = 1; number <= count; number += 1)
    await write(folder, `content/guides${addressOf(number)}.md`, guideOf(number, seeded(number), words))
}

/** The first of each family is the page that the others stand below. */
export function addressOf(number: number): string {
  const [parent, child] = [Math.floor((number - 1) / family) + 1, (number - 1) % family]
  return child === 0 ? `/guides-${parent}` : `/guides-${parent}/guide-${child}`
}

function guideOf(number: number, random: () => number, words: readonly string[]): string {
  const name = `${capital(pick(words, random))} ${pick(words, random)} ${newWord(random)}`
  const text = () => Array.from({ length: sentences }, () => sentenceOf(random, words)).join(' ')
  const part = (index: number) => `## ${capital(`${pick(words, random)} ${newWord(random)}`)} {#part-${index}}

${text()}

- ${sentenceOf(random, words)}
- ${sentenceOf(random, words)}
`
  return `---
title: ${name}, guide ${number}
heading: ${name}
description: ${sentenceOf(random, words).slice(0, 160)}
label: ${name}
published: 2026-11-21
updated: 2026-11-21
reviewed: 2026-11-21
change: Added a guide to ${name}.
keywords: [${pick(words, random)}]
searchAliases: [${pick(words, random)} ${newWord(random)}]
sharingPicture: shadowbox
---

${sentenceOf(random, words)}

:::brief
${sentenceOf(random, words)}
:::

${Array.from({ length: sections }, (_, index) => part(index + 1)).join('\n')}`
}

/** The words of our own guides, each as often as it stands there: so a guide more weighs what a real one weighs. */
async function siteWords(folder: string): Promise<string[]> {
  const names = [
    'history',
    'types-of-fences',
    'installation-maintenance',
    'installation-maintenance/care-and-repair',
  ]
  const texts = await Promise.all(
    names.map((name) => readFile(path.join(folder, 'content', 'pages', `${name}.ts`), 'utf8')),
  )
  return texts.join(' ').match(/(?<=[ “])[a-z]{2,}(?=[ ,.”])/g) ?? []
}

function sentenceOf(random: () => number, words: readonly string[]): string {
  const length = 8 + Math.floor(random() * 10)
  const chosen = Array.from({ length }, () => pick(words, random))
  // Every guide brings words of its own: names, places, tools.
  if (random() < 0.1) chosen.push(newWord(random))
  return capital(`${chosen.join(' ')}.`)
}

function newWord(random: () => number): string {
  const syllable = () => `${pick([...'bdfgklmnprstvz'], random)}${pick([...'aeiou'], random)}`
  return `${syllable()}${syllable()}${syllable()}${pick([...'lmnrst'], random)}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const pick = (list: readonly string[], random: () => number) => list[Math.floor(random() * list.length)] ?? ''

/** mulberry32: https://github.com/bryc/code/blob/master/jshash/PRNGs.md */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

async function write(folder: string, name: string, text: string): Promise<void> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
