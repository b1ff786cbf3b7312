/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const sources = ['app', 'components'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(root, file)),
)

/** Next demands that error boundaries are client components. */
const boundaries = ['app/error.tsx', 'app/global-error.tsx']

test.each(sources)('%s is client code only if its name ends in .island', (file) => {
  const isClient = /^['"]use client['"]/m.test(readFileSync(file, 'utf8'))

  expect(isClient).toBe(file.endsWith('.island.tsx') || boundaries.includes(file))
})

const islands = sources.filter((file) => file.endsWith('.island.tsx'))

/** `menu-dialog.island.tsx` is to export `MenuDialogIsland`. */
function exportOf(file: string): string {
  const words = path.basename(file, '.tsx').split(/[-.]/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

test.each(islands)('%s exports an island of its own name', (file) => {
  expect(readFileSync(file, 'utf8')).toContain(`export function ${exportOf(file)}(`)
})

test('only an island has a trigger', () => {
  const triggered = sources.filter((file) => readFileSync(file, 'utf8').includes('{...islandAttributes('))

  expect(islands).toEqual(expect.arrayContaining(triggered))
})

/** Draws a picture at build time, with a library that knows inline styles only. */
const drawnAtBuild = 'app/og/card.tsx'

test.each(sources.filter((file) => file !== drawnAtBuild))(
  '%s sets no inline style: the policy forbids it',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/\bstyle=\{/)
  },
)

test.each(sources.filter((file) => readFileSync(file, 'utf8').includes("from 'next/link'")))(
  '%s prefetches no page: the export has no files for that',
  (file) => {
    const links = readFileSync(file, 'utf8').match(/<Link\b[^>]*>/g) ?? []

    expect(links.filter((link) => !link.includes('prefetch={false}'))).toEqual([])
  },
)

const delivery = readdirSync('delivery', { recursive: true, encoding: 'utf8' })

test('delivery is TypeScript, but for the file that Next loads', () => {
  expect(delivery.filter((file) => /\.[cm]?js$/.test(file))).toEqual(['adapter.mjs'])
})

const sheets = ['app', 'components', 'styles'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.scss'))
    .map((file) => path.join(root, file)),
)

test('no style sheet has more than 80 lines', () => {
  const long = sheets.filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > 80)

  expect(long).toEqual([])
})

test('folders and files are kebab-case', () => {
  const typescript = delivery.filter((file) => file.endsWith('.ts'))
  const odd = [...sources, ...typescript].filter((file) => !/^[a-z0-9-./[\]_]+$/.test(file))

  expect(odd).toEqual([])
})
