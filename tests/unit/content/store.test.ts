import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { parseOnce } from '@/content/model/store/parse-once'
import {
  defineCollection,
  defineJson,
  openStore,
  readSound,
  readText,
  type Store,
} from '@/content/model/store/store'

const storeWithFiles = async (files: Record<string, string>): Promise<Store> => {
  const root = await mkdtemp(path.join(tmpdir(), 'fence-wiki-store-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  return openStore({ root })
}

const heights = defineJson('content/heights.json', z.record(z.string(), z.number()))

test('each store has the content of its own folder, as it was when it was first asked for', async () => {
  const [low, high] = [
    await storeWithFiles({ 'content/heights.json': '{ "picket": 3 }' }),
    await storeWithFiles({ 'content/heights.json': '{ "picket": 4 }' }),
  ]
  expect([heights(low), heights(high)]).toEqual([{ picket: 3 }, { picket: 4 }])
  await writeFile(path.join(low.root, 'content/heights.json'), '{ "picket": 5 }')
  expect(heights(low)).toEqual({ picket: 3 })
  expect(heights(openStore({ root: low.root }))).toEqual({ picket: 5 })
})

test('a collection is read once, and a fault is the same each time', async () => {
  const store = await storeWithFiles({ 'content/heights.json': '{ "picket": "3 ft" }' })
  const read = jest.fn(heights)
  const doubled = defineCollection((store) => read(store))
  expect(() => doubled(store)).toThrow('content/heights.json › picket: must be a number')
  expect(() => doubled(store)).toThrow('content/heights.json › picket: must be a number')
  expect(read).toHaveBeenCalledTimes(1)
})

test('a file that is missing or no JSON is named, with line and column', async () => {
  expect(() => heights(openStore({ root: '/nowhere' }))).toThrow('content/heights.json: the file is missing')
  const store = await storeWithFiles({ 'content/heights.json': '{\n  "picket": 3,\n}' })
  expect(() => heights(store)).toThrow(/^content\/heights\.json:3:1: /)
})

test('entries with faults are left out, and the store tells of them', async () => {
  const store = await storeWithFiles({ 'a.json': '{ "picket": 3 }', 'b.json': '{ "picket": "low" }' })
  const sound = readSound(store, ['a.json', 'b.json', 'c.json'], (file) =>
    defineJson(file, z.record(z.string(), z.number()))(store),
  )
  expect(sound).toEqual([{ picket: 3 }])
  expect([...store.faults]).toEqual([
    expect.stringMatching(/^b\.json › picket: /),
    'c.json: the file is missing',
  ])
  expect(readText(store, 'a.json')).toBe(readFileSync(path.join(store.root, 'a.json'), 'utf8'))
})

test('a file is parsed once for each content of it, whatever store it is read for', () => {
  const parse = jest.fn((file: string, source: string, unit: string) => `${file}: ${source} ${unit}`)
  const read = parseOnce(parse)
  const asked = [
    ['a.md', '6', 'ft'],
    ['a.md', '6', 'ft'],
    ['b.md', '6', 'ft'],
    ['a.md', '5', 'ft'],
    ['a.md', '5', 'm'],
    ['b.md', '6', 'ft'],
  ] as const
  expect(asked.map(([file, source, unit]) => read(file, source, unit))).toEqual(
    asked.map(([file, source, unit]) => `${file}: ${source} ${unit}`),
  )
  expect(parse).toHaveBeenCalledTimes(4)
})
