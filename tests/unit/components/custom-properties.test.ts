import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const files = ['app', 'components', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
)
const read = (kind: RegExp) =>
  files
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

// A browser says nothing of a misspelt one: it drops the whole declaration.
test('every custom property that a style sheet uses is declared somewhere', () => {
  const sheets = read(/\.scss$/)
  const code = read(/\.tsx?$/)
  const colors = Array.from(sheets.matchAll(/^ +([a-z-]+): (?:#|rgb)/gm), ([, name]) => `--${name}`)
  const declared = Array.from(
    `${sheets}\n${code}`.matchAll(/(--[a-z0-9-]+)['"]?\]?\s*[:,]/g),
    ([, name]) => name,
  )
  const named = Array.from(code.matchAll(/['"`](--[a-z0-9-]+)['"`]/g), ([, name]) => name)
  const known = new Set([...colors, ...declared, ...named])

  // With a value to fall back on, it need not be.
  const used = new Set(Array.from(sheets.matchAll(/var\((--[a-z0-9-]+)\)/g), ([, name]) => name))
  expect(used.size).toBeGreaterThan(30)
  expect([...used].filter((name) => !known.has(name))).toEqual([])
})
