import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { slug, text } from '../schemas/common'
import { fromCache } from '../store/build-cache'
import { defineCollection, defineJson, pathIn, type Store } from '../store/store'

const picture = z.strictObject({
  /** A file of content/pictures/: a JPEG master at least 1600 px wide, or an SVG. */
  file: z
    .string()
    .regex(
      /^[a-z0-9-]+\.(?:jpg|svg)$/,
      'must be lower-case letters, digits and hyphens, and end in .jpg or .svg, like "willow.jpg"',
    ),
  /** What is to be seen, for those who cannot see it. */
  alt: text,
})

export const pictures = defineJson('content/pictures/pictures.json', z.record(slug, picture))

const leastMasterWidth = 1600

export type Format = 'avif' | 'webp' | 'svg'

// 800 and 1120 are as wide as a phone of 412 or 360 px at two or three device pixels to a CSS pixel. Browsers without AVIF get the smaller
// WebP, search engines the larger.
const widths: Readonly<Record<Format, readonly number[]>> = {
  avif: [400, 576, 800, 1120, 1600],
  webp: [1120, 1600],
  svg: [],
}

export type Master = {
  name: string
  file: string
  width: number
  height: number
  hash: string
  bytes: Buffer
}

/** The checked master of a picture. Cached: many pages show the same one. */
export function readMaster(name: string, given?: Store): Promise<Master> {
  const { store, masters } = mastersOf(given)
  const known = masters.get(name)
  if (known) return known
  const file = pictures(store)[name]?.file
  if (!file) throw new Error(`content/pictures/pictures.json has no picture "${name}"`)
  const master = loadMaster(name, file, pathIn(store, 'content/pictures'))
  masters.set(name, master)
  return master
}

const mastersOf = defineCollection((store) => ({ store, masters: new Map<string, Promise<Master>>() }))

/** @throws Error naming the file: it is missing, broken, or smaller than pages need it */
export async function loadMaster(name: string, file: string, folder: string): Promise<Master> {
  const shown = `content/pictures/${file}`

  const bytes = await readFile(path.join(folder, file)).catch(() => {
    throw new Error(`${shown}: the file is missing (picture "${name}")`)
  })
  if (bytes.length === 0) throw new Error(`${shown}: the file is empty (picture "${name}")`)
  const { width, height, isTurned } = await measure(bytes).catch(() => {
    // sharp's own message may belong to another picture that is read at the same time (libvips keeps one error buffer).
    throw new Error(
      `${shown}: cannot be read as a picture: it is damaged, cut off, or none (picture "${name}")`,
    )
  })
  if (file.endsWith('.jpg') && width < leastMasterWidth) {
    throw new Error(`${shown}: is ${width} px wide; a master needs at least ${leastMasterWidth} px`)
  }
  return {
    name,
    file,
    width,
    height,
    // The same pixels with another EXIF orientation are another picture, so they need another address.
    hash: shortHash(bytes, isTurned ? 'turned' : ''),
    bytes,
  }
}

const measured = z.object({ width: z.number(), height: z.number(), isTurned: z.boolean() })

/**
 * The size of a picture as readers see it, after EXIF orientation. Cached between builds: to find a file that was cut
 * off, sharp must decode all of it.
 */
async function measure(bytes: Buffer): Promise<z.infer<typeof measured>> {
  const known = await fromCache(`size-${shortHash(bytes)}.json`, async () => {
    await sharp(bytes, { failOn: 'truncated' }).resize(16).toBuffer()
    const { autoOrient, orientation = 1 } = await sharp(bytes).metadata()
    return Buffer.from(JSON.stringify({ ...autoOrient, isTurned: orientation > 1 }))
  })
  return measured.parse(JSON.parse(known.toString()))
}

function shortHash(...parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}

/** One file that the site serves, like `wooden-1a2b3c4d-736.avif`. Name first: repeated prefixes compress well. */
export type Variant = { file: string; format: Format; width: number }

/** The variants of a master in one format, smallest first; none wider than the master. */
export function variants(master: Master, format: Format): Variant[] {
  if (master.file.endsWith('.svg')) {
    return format === 'svg'
      ? [{ file: `${master.name}-${master.hash}.svg`, format, width: master.width }]
      : []
  }
  return widths[format]
    .filter((width) => width <= master.width)
    .map((width) => ({ file: `${master.name}-${master.hash}-${width}.${format}`, format, width }))
}

export function readAllMasters(): Promise<Master[]> {
  return Promise.all(Object.keys(pictures()).map((name) => readMaster(name)))
}

export async function allVariants(): Promise<{ master: Master; variant: Variant }[]> {
  const all = await readAllMasters()
  return all.flatMap((master) =>
    (['avif', 'webp', 'svg'] as const).flatMap((format) =>
      variants(master, format).map((variant) => ({ master, variant })),
    ),
  )
}
