/** @jest-environment node */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadMaster, pictures, readMaster, variants, type Master } from '@/content/model/pictures'

const master: Master = {
  name: 'oak',
  file: 'oak.jpg',
  width: 1300,
  height: 867,
  hash: '1a2b3c4d',
  bytes: Buffer.alloc(0),
}

test('no variant is wider than its master', () => {
  expect(variants(master, 'avif').map(({ width }) => width)).toEqual([400, 576, 800, 1120])
})

test('the name of a variant carries width and hash', () => {
  expect(variants(master, 'webp')[0]?.file).toBe('oak-1a2b3c4d-1120.webp')
})

test('a drawing is served as it is', () => {
  const drawing = { ...master, file: 'oak.svg' }

  expect(variants(drawing, 'avif')).toEqual([])
  expect(variants(drawing, 'svg')).toEqual([{ file: 'oak-1a2b3c4d.svg', format: 'svg', width: 1300 }])
})

test('every registered picture can be read and says what it shows', async () => {
  for (const [name, { alt }] of Object.entries(pictures)) {
    const { width, height } = await readMaster(name)
    expect(alt).toMatch(/\p{L}{2}/u)
    expect(width).toBeGreaterThan(0)
    expect(height).toBeGreaterThan(0)
  }
})

describe('a bad master is refused with its file and use', () => {
  const jpeg = (width: number) =>
    sharp({ create: { width, height: 900, channels: 3, background: '#8a4a1d' } })
      .jpeg()
      .toBuffer()

  async function fault(bytes: Buffer | undefined): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'masters-'))
    if (bytes) await writeFile(path.join(folder, 'oak.jpg'), bytes)
    return loadMaster('oak', 'oak.jpg', folder).then(
      () => 'no fault',
      (error: unknown) => String(error),
    )
  }

  test('missing', async () => {
    expect(await fault(undefined)).toMatch('content/pictures/oak.jpg: the file is missing (picture "oak")')
  })

  test('too small', async () => {
    expect(await fault(await jpeg(1000))).toMatch(
      'content/pictures/oak.jpg: is 1000 px wide; a master needs at least 1600 px',
    )
  })

  test('no picture at all', async () => {
    expect(await fault(Buffer.from('hello'))).toMatch('content/pictures/oak.jpg: cannot be read as a picture')
  })

  test('truncated', async () => {
    const whole = await jpeg(1600)

    expect(await fault(whole.subarray(0, whole.length / 2))).toMatch(
      'content/pictures/oak.jpg: cannot be read as a picture',
    )
  })

  test('empty', async () => {
    expect(await fault(Buffer.alloc(0))).toMatch(
      'content/pictures/oak.jpg: the file is empty (picture "oak")',
    )
  })

  test('a whole one passes', async () => {
    expect(await fault(await jpeg(1600))).toBe('no fault')
  })
})

test('a picture is measured as the camera was held, and has a name of its own then', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'masters-'))
  const pixels = sharp({ create: { width: 2000, height: 1700, channels: 3, background: '#8a4a1d' } })
  await writeFile(path.join(folder, 'lying.jpg'), await pixels.jpeg().toBuffer())
  await writeFile(
    path.join(folder, 'upright.jpg'),
    await pixels.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )

  const lying = await loadMaster('oak', 'lying.jpg', folder)
  const upright = await loadMaster('oak', 'upright.jpg', folder)

  expect([lying.width, lying.height]).toEqual([2000, 1700])
  expect([upright.width, upright.height]).toEqual([1700, 2000])
  expect(upright.hash).not.toBe(createHash('sha256').update(upright.bytes).digest('hex').slice(0, 8))
  expect(lying.hash).toBe(createHash('sha256').update(lying.bytes).digest('hex').slice(0, 8))
})
