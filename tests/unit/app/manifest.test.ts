import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import manifest from '@/app/manifest'

const { id, scope, start_url, display, icons = [], screenshots = [] } = manifest()
const inPublic = (address: string) => path.join('public', address)

test.each([...icons, ...screenshots].filter(({ sizes }) => sizes !== 'any'))(
  '$src has the size and the type that it is said to have',
  async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(inPublic(src)).metadata()

    expect(`${width}x${height}`).toBe(sizes)
    expect(`image/${format}`).toBe(type)
  },
)

test('it can be installed, with icons of 192 and 512 px, and one that any shape may cut', () => {
  expect([id, scope, start_url, display]).toEqual(['/', '/', '/', 'standalone'])
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
})

test('the maskable icon is opaque, and draws only within the safe zone, two fifths around its middle', async () => {
  const { src = '' } = icons.find(({ purpose }) => purpose === 'maskable') ?? {}
  const { data, info } = await sharp(inPublic(src)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [red, green, blue] = data
  let farthest = 0
  let opaque = 0
  // Counted, and not each expected: that took 18 s.
  for (let place = 0; place < data.length; place += 4) {
    if (data[place + 3] === 255) opaque += 1
    if (data[place] === red && data[place + 1] === green && data[place + 2] === blue) continue
    const [x, y] = [(place / 4) % info.width, Math.floor(place / 4 / info.width)]
    farthest = Math.max(farthest, Math.hypot(x - info.width / 2, y - info.height / 2))
  }
  expect(opaque).toBe(info.width * info.height)
  expect(farthest).toBeGreaterThan(info.width * 0.25)
  expect(farthest).toBeLessThanOrEqual(info.width * 0.4)
})

test('one screenshot is wide, one narrow, of sizes that browsers show', async () => {
  expect(screenshots.map(({ form_factor }) => form_factor).toSorted()).toEqual(['narrow', 'wide'])
  for (const { src, label } of screenshots) {
    const { width = 0, height = 0 } = await sharp(inPublic(src)).metadata()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
    expect(Math.max(width, height)).toBeLessThanOrEqual(3840)
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3)
    expect(label).not.toBe('')
  }
})

test('favicon.ico holds three sizes', () => {
  const bytes = readFileSync('public/favicon.ico')

  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3])
  expect([0, 1, 2].map((entry) => bytes[6 + entry * 16])).toEqual([16, 32, 48])
})
