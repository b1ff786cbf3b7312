import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

// More guides for a copy of the project, each added as an operator adds a page: a record in content/pages.json, a file
// with its words, and a folder of app/.

/** Guides below one page: what a reader can choose from. */
const family = 25
const sections = 8
const sentences = 9

type Record = { [field: string]: unknown; path: string }

/** Adds that many guides. The same number gives the same words. */
export async function addGuides(folder: string, count: number): Promise<void> {
  const file = path.join(folder, 'content', 'pages.json')
  const registry: { pages: { [path: string]: object } } = JSON.parse(await readFile(file, 'utf8'))
  const words = await siteWords(folder)
  for (let number = 1; number <= count; number += 1) {
    const address = addressOf(number)
    const random = seeded(number)
    registry.pages[address] = recordOf(number, random, words)
    await write(folder, `content/pages${address}.ts`, contentOf(address, random, words))
    await write(folder, `app${address}/page.tsx`, routeOf(address))
  }
  await writeFile(file, `${JSON.stringify(registry, null, 2)}\n`)
}

/** The first of each family is the page that the others stand below. */
export function addressOf(number: number): string {
  const [parent, child] = [Math.floor((number - 1) / family) + 1, (number - 1) % family]
  return child === 0 ? `/guides-${parent}` : `/guides-${parent}/guide-${child}`
}

function recordOf(number: number, random: () => number, words: readonly string[]): object {
  const name = `${capital(pick(words, random))} ${pick(words, random)} ${newWord(random)}`
  return {
    title: `${name}, guide ${number}`,
    heading: `${name}`,
    description: sentenceOf(random, words).slice(0, 160),
    keywords: [pick(words, random)],
    label: name,
    menus: [],
    published: '2026-11-21',
    updated: '2026-11-21',
    reviewed: '2026-11-21',
    change: `Added a guide to ${name}.`,
    searchAliases: [`${pick(words, random)} ${newWord(random)}`],
    sharingPicture: 'shadowbox',
  } satisfies Omit<Record, 'path'>
}

function contentOf(address: string, random: () => number, words: readonly string[]): string {
  const text = () => Array.from({ length: sentences }, () => sentenceOf(random, words)).join(' ')
  const content = {
    lead: sentenceOf(random, words),
    answer: sentenceOf(random, words),
    sections: Array.from({ length: sections }, (_, index) => ({
      id: `part-${index + 1}`,
      heading: capital(`${pick(words, random)} ${pick(words, random)} ${newWord(random)}`),
      blocks: [text(), { kind: 'list', items: [sentenceOf(random, words), sentenceOf(random, words)] }],
    })),
  }
  return `import { definePage } from '@/content/model/define'
import { textPageOutline } from '@/content/model/outline'
import { textPageSchema } from '@/content/model/schemas/text-page'

export const content = definePage('${address}', textPageSchema, ${JSON.stringify(content, null, 2)})

export const outline = textPageOutline(content)
`
}

const routeOf = (address: string) => `import { TextGuide } from '@/components/article/text-guide'
import { content, outline } from '@/content/pages${address}'
import { pageMetadata } from '@/app/seo'
import { articleData } from '@/app/structured-data'

const path = '${address}'

export const metadata = pageMetadata(path)

export default async function GuidePage() {
  return <TextGuide path={path} content={content} outline={outline} data={await articleData(path)} />
}
`

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
