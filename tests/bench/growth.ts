import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { copyProject } from '../lib/copy-project.mjs'
import { figure, table } from '../lib/report'
import type { Budget } from './budgets'
import { watched } from './build'
import { addGuides } from './grow'
import { brotlied, outputSize, readPage } from './sizes'

// The site with more guides: what its builds take, and what that adds to the visits of all other pages.

/** A build of a site with so many guides more. */
export type Grown = {
  guides: number
  /** Of the whole site. */
  pages: number
  coldSeconds: number
  warmSeconds: number
  /** Of all processes of the warm build together. */
  memory: number
  /** Bytes after brotli: HTML by route, of the pages that were there before. */
  html: { [route: string]: number }
  /** Bytes after brotli of each file of the search; the first is fetched when somebody opens it. */
  search: { first: number; heaviest: number; files: number }
  out: { files: number; bytes: number }
}

/** Bytes by which hashes and short class names alone make a page of another build differ. */
const noise = 64

export async function measureGrowth(guides: number, routes: readonly string[]): Promise<Grown> {
  console.log(`Building with ${guides} guides more, cold and warm ...`)
  const folder = await copyProject()
  const out = path.join(folder, 'out')
  try {
    await addGuides(folder, guides)
    const build = () => watched(folder, ['node_modules/.bin/next', 'build'])
    const cold = await build()
    const warm = await build()
    const html = await Promise.all(
      routes.map(async (route) => [route, brotlied(Buffer.from(await readPage(out, route)))] as const),
    )
    return {
      guides,
      pages: (await readFile(path.join(out, 'sitemap.xml'), 'utf8')).split('<loc>').length - 1,
      coldSeconds: cold.seconds,
      warmSeconds: warm.seconds,
      memory: warm.memory,
      html: Object.fromEntries(html),
      search: await searchSize(out),
      out: await outputSize(out),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function searchSize(out: string): Promise<Grown['search']> {
  const first = await readFile(path.join(out, 'search-index.json'), 'utf8')
  const parts = first.match(/\/_next\/static\/[\w/-]+\.json/g) ?? ['/search-texts.json']
  const sizes = await Promise.all(parts.map(async (part) => brotlied(await readFile(path.join(out, part)))))
  return { first: brotlied(Buffer.from(first)), heaviest: Math.max(...sizes), files: 1 + parts.length }
}

/** How many bytes the page that has grown most weighs more, and which it is. */
function mostGrown(base: Grown, grown: Grown): { bytes: number; route: string } {
  const added = Object.entries(grown.html).map(([route, bytes]) => ({
    route,
    bytes: bytes - (base.html[route] ?? Number.NaN),
  }))
  return added.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { bytes: Number.NaN, route: '' }
}

/** @param rows the first is the site as it is */
export function growthBudgets([base, ...rows]: readonly Grown[]): Budget[] {
  if (!base) return []
  return rows.flatMap((grown): Budget[] => {
    const name = `${grown.guides} guides more`
    const seconds = 15 + 0.1 * grown.pages
    const { bytes, route } = mostGrown(base, grown)
    return [
      { name: `${name}: next build, warm`, unit: 's', value: grown.warmSeconds, must: seconds, aim: seconds },
      { name: `${name}: memory of it`, unit: 'MB', value: grown.memory / 1e6, must: 1500, aim: 1000 },
      {
        name: `${name}: any other page`,
        unit: 'KB',
        value: Math.max(0, bytes - noise) / 1e3,
        must: 0,
        aim: 0,
        where: route,
      },
      { name: `${name}: search, first file`, unit: 'KB', value: grown.search.first / 1e3, must: 64, aim: 48 },
      {
        name: `${name}: search, any file`,
        unit: 'KB',
        value: grown.search.heaviest / 1e3,
        must: 64,
        aim: 48,
      },
    ]
  })
}

export function growthTable(rows: readonly Grown[]): string {
  const [base] = rows
  return table(
    [
      'Guides more',
      'Pages',
      'Build, cold',
      'Build, warm',
      'Memory',
      'Most added to a page',
      'Search opens with',
      'Its files',
      'Heaviest',
      'Output',
    ],
    rows.map((grown) => [
      figure(grown.guides),
      figure(grown.pages),
      `${figure(grown.coldSeconds, 1)} s`,
      `${figure(grown.warmSeconds, 1)} s`,
      `${figure(grown.memory / 1e6)} MB`,
      `${figure(base && mostGrown(base, grown).bytes)} B`,
      `${figure(grown.search.first / 1e3, 1)} KB`,
      figure(grown.search.files),
      `${figure(grown.search.heaviest / 1e3, 1)} KB`,
      `${figure(grown.out.bytes / 1e6, 1)} MB`,
    ]),
  )
}
