import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cacheIn, hashOfCode, pruneCache, type FromCache } from '@/content/model/store/build-cache'

const name = 'oak-1a2b3c4d.avif'

let folder: string
let file: string
let fromCache: FromCache
const make = jest.fn(async () => Buffer.from('an oak'))

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'build-cache-')), 'pictures')
  file = path.join(folder, name)
  fromCache = cacheIn(folder)
  make.mockClear()
})

afterEach(() => rm(path.dirname(folder), { recursive: true }))

test('what was made once is not made again, by the next build neither', async () => {
  expect(String(await fromCache(name, make))).toBe('an oak')
  expect(String(await fromCache(name, make))).toBe('an oak')
  expect(String(await cacheIn(folder)(name, make))).toBe('an oak')
  expect(make).toHaveBeenCalledTimes(1)
})

test('nothing at all is something that was made', async () => {
  const nothing = jest.fn(async () => Buffer.alloc(0))
  await fromCache('none.css', nothing)
  expect(await fromCache('none.css', nothing)).toHaveLength(0)
  expect(nothing).toHaveBeenCalledTimes(1)
})

test.each([
  ['cut off', (entry: Buffer) => entry.subarray(0, -1)],
  ['cut off in its checksum', (entry: Buffer) => entry.subarray(0, 10)],
  ['empty', () => Buffer.alloc(0)],
  ['altered', (entry: Buffer) => entry.fill('x', entry.length - 1)],
  ['longer than it was', (entry: Buffer) => Buffer.concat([entry, Buffer.from('!')])],
  ['written by an older release, without a checksum', () => Buffer.from('an oak')],
])('an entry that is %s is made again, and stays', async (_, spoil) => {
  await fromCache(name, make)
  await writeFile(file, spoil(await readFile(file)))

  expect(String(await fromCache(name, make))).toBe('an oak')
  expect(make).toHaveBeenCalledTimes(2)
  await fromCache(name, make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('what could not be made is not kept, and tried again', async () => {
  await expect(fromCache(name, () => Promise.reject(new Error('no tree')))).rejects.toThrow('no tree')
  expect(String(await fromCache(name, make))).toBe('an oak')
})

test('several at the same time leave one entry, and no half of one', async () => {
  await Promise.all(Array.from({ length: 8 }, () => fromCache(name, make)))
  expect(await readdir(folder)).toEqual([name])
  expect(String(await fromCache(name, () => Promise.reject(new Error('made again'))))).toBe('an oak')
})

test('what no build has used since is deleted, and what one has used stays', async () => {
  await fromCache(name, make)
  await fromCache('elm.avif', make)
  const lastYear = new Date(Date.now() - 365 * 24 * 3_600_000)
  for (const entry of [name, 'elm.avif']) await utimes(path.join(folder, entry), lastYear, lastYear)

  const began = Date.now() - 1000
  await fromCache(name, make)
  await pruneCache(folder, began)
  expect(await readdir(folder)).toEqual([name])
})

test('what is kept is made anew when the code that makes it is another', async () => {
  await mkdir(folder)
  jest.spyOn(process, 'cwd').mockReturnValue(folder)
  await writeFile(path.join(folder, 'card.tsx'), 'a sign of 46 px')
  const before = hashOfCode('card.tsx')
  expect(hashOfCode('card.tsx')).toBe(before)

  await writeFile(path.join(folder, 'card.tsx'), 'a sign of 64 px')
  expect(hashOfCode('card.tsx')).not.toBe(before)
})
