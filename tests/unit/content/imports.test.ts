import path from 'node:path'

const read: unknown[] = []
jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof import('node:fs')>('node:fs')
  const recorded =
    <Given extends unknown[], Value>(name: string, call: (...given: Given) => Value) =>
    (...given: Given): Value => {
      read.push([name, given[0]])
      return call(...given)
    }
  return {
    ...fs,
    readFileSync: recorded('readFileSync', fs.readFileSync),
    readdirSync: recorded('readdirSync', fs.readdirSync),
    statSync: recorded('statSync', fs.statSync),
  }
})

// It looks for a window where Jest has none.
jest.mock('normalize-strings', () => String)

const { readdirSync, readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs')
const modules = readdirSync('content/model', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `content/model/${name}`)
  .toSorted()

test('no module of content/model reads content when it is imported', async () => {
  expect(modules.length).toBeGreaterThan(100)
  for (const name of modules) await import(`@/${name}`)
  expect(read).toEqual([])
})

test('nor do they import it: what is read has a store, and so a folder', () => {
  expect(modules.filter((name) => /from '[^']*\.json'/.test(readFileSync(name, 'utf8')))).toEqual([])
})

/** The modules that this one needs, and that those need. */
function neededBy(name: string, known = new Set<string>()): Set<string> {
  for (const [, from = ''] of readFileSync(name, 'utf8').matchAll(/^import (?!type )[^']*'(\.[^']*)'/gm)) {
    const needed = `${path.posix.join(path.posix.dirname(name), from)}.ts`
    if (known.has(needed)) continue
    known.add(needed)
    neededBy(needed, known)
  }
  return known
}

test('what parses a file once knows no store: a new one would have it evaluated again', () => {
  const parsers = modules.filter((name) => readFileSync(name, 'utf8').includes(' = parseOnce('))
  expect(parsers.length).toBeGreaterThan(2)
  expect(parsers.filter((name) => neededBy(name).has('content/model/store/store.ts'))).toEqual([])
})
