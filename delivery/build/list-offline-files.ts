import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fallbackPath, summaryAddress } from '../../components/offline/addresses'
import type { OfflineSummary, PictureSet, Weight } from '../../components/offline/summary'
import type { KeptFile, OfflineList } from '../browser/offline/offline-list'
import { hashedFolders } from '../contract/headers'
import { sha256 } from '../contract/policy'
import type { ServerConfig } from '../contract/server-config'
import { choosePictures, isPhoto } from './choose-pictures'
import { referredFiles } from './referred-files'

type Site = Pick<ServerConfig, 'pages' | 'aliases'>

/** The most that a device may have to load, in bytes. */
const limits: Readonly<Record<PictureSet, number>> = {
  'phone-avif': 4_000_000,
  'phone-other': 4_000_000,
  'desktop-avif': 6_000_000,
  'desktop-other': 6_000_000,
}

/** Files that scripts and browsers ask for by a fixed name. */
const fixedFiles = /^(?:[^/]+\.(?:ico|png|svg|webmanifest)|.+\.(?:ics|json))$/

const isHashed = (file: string) => hashedFolders.some((folder) => `/${file}`.startsWith(folder))

/**
 * What a reader keeps for reading offline: each page with all that it may ask for, and each picture in one size.
 * @param out finished and compressed
 */
export async function listOfflineFiles(
  out: string,
  { pages, aliases }: Site,
): Promise<{ list: OfflineList; summary: OfflineSummary }> {
  const names = (await readdir(out, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted()
  const addresses = new Map([...pages, fallbackPath].map((page) => [fileOf(page, 'html'), page]))
  const referred = await referredFiles(out, names.filter(isHashed), [...addresses.keys()])
  // Hashed ones first: of two files with the same bytes the first is kept.
  const { unique, same } = await withoutCopies(out, [
    ...referred.filter((file) => !isPhoto(file)),
    ...addresses.keys(),
    ...names.filter((name) => fixedFiles.test(name) && `/${name}` !== summaryAddress),
  ])
  const texts = await weigh(out, unique)

  const setOf = async (set: PictureSet) => {
    const photos = await choosePictures(out, referred.filter(isPhoto), set, limits[set] - texts.transfer)
    const weight = await weigh(out, photos)
    return {
      pictures: await manifestOf(out, photos, addresses),
      weight: {
        files: texts.files + weight.files,
        transfer: texts.transfer + weight.transfer,
        stored: texts.stored + weight.stored,
      },
    }
  }
  const sets = {
    'phone-avif': await setOf('phone-avif'),
    'phone-other': await setOf('phone-other'),
    'desktop-avif': await setOf('desktop-avif'),
    'desktop-other': await setOf('desktop-other'),
  }
  return {
    list: {
      files: await manifestOf(out, unique, addresses),
      pictures: mapSets(sets, ({ pictures }) => pictures),
      same,
      aliases,
    },
    summary: { pages: pages.length, sets: mapSets(sets, ({ weight }) => weight) },
  }
}

function mapSets<From, To>(sets: Record<PictureSet, From>, read: (set: From) => To): Record<PictureSet, To> {
  return {
    'phone-avif': read(sets['phone-avif']),
    'phone-other': read(sets['phone-other']),
    'desktop-avif': read(sets['desktop-avif']),
    'desktop-other': read(sets['desktop-other']),
  }
}

const fileOf = (page: string, extension: string) => `${page === '/' ? 'index' : page.slice(1)}.${extension}`

/**
 * What Workbox is to keep, of these files. Those without a hash in their names have one of their content, so that a list and
 * files of two builds never mix, even where a deploy happens meanwhile.
 */
async function manifestOf(
  out: string,
  files: readonly string[],
  addresses: ReadonlyMap<string, string>,
): Promise<KeptFile[]> {
  return Promise.all(
    files.toSorted().map(async (file) => {
      const url = addresses.get(file) ?? `/${file}`
      if (isHashed(file)) return { url, revision: null }
      const hash = sha256(await readFile(path.join(out, file)))
      return { url, revision: hash, integrity: hash }
    }),
  )
}

/** Some files hold the same bytes as another. */
async function withoutCopies(out: string, files: readonly string[]) {
  const first = new Map<string, string>()
  const same: Record<string, string> = {}
  for (const file of files) {
    const hash = sha256(await readFile(path.join(out, file)))
    const other = first.get(hash)
    if (other === undefined) first.set(hash, file)
    else same[`/${file}`] = `/${other}`
  }
  return { unique: [...first.values()], same }
}

async function weigh(out: string, files: readonly string[]): Promise<Weight> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { size } = await stat(path.join(out, file))
      const packed = await stat(path.join(out, `${file}.br`)).catch(() => undefined)
      return { size, packed: packed?.size ?? size }
    }),
  )
  return {
    files: files.length,
    transfer: sizes.reduce((total, { packed }) => total + packed, 0),
    stored: sizes.reduce((total, { size }) => total + size, 0),
  }
}
