import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fallbackPath, summaryAddress } from '../../components/offline/addresses'
import { guides as allGuides, type Need } from '../../components/offline/choices'
import type { OfflineSummary, PictureSet } from '../../components/offline/summary'
import type { KeptFile, OfflineList } from '../browser/offline/offline-list'
import { hashedFolders } from '../contract/headers'
import { sha256 } from '../contract/policy'
import type { ServerConfig } from '../contract/server-config'
import { choosePictures, isPhoto, pictureOf } from './choose-pictures'
import { usersOf } from './referred-files'
import { together, weigh } from './weigh-files'

type Site = Pick<ServerConfig, 'pages' | 'guides' | 'aliases'>

/** The most that a device may have to load, in bytes. */
const limits: Readonly<Record<PictureSet, number>> = {
  'phone-avif': 4_000_000,
  'phone-other': 4_000_000,
  'desktop-avif': 6_000_000,
  'desktop-other': 6_000_000,
}

/** Files that scripts and browsers ask for by a fixed name. */
const fixedFiles = /^(?:[^/]+\.(?:ico|png|svg|webmanifest)|.+\.(?:ics|json))$/

const isIcon = (file: string) => /^[^/]+\.(?:ico|png|svg|webmanifest)$/.test(file)

const isHashed = (file: string) => hashedFolders.some((folder) => `/${file}`.startsWith(folder))

/** The search finds in all pages: it is of no use to whoever keeps some of them. */
const isOfSearch = (file: string) => /search-[\w-]+\.json$/.test(file)

/**
 * What a reader keeps for reading offline: each page with all that it may ask for, and each picture in one size.
 * @param out finished and compressed
 */
export async function listOfflineFiles(
  out: string,
  { pages, guides, aliases }: Site,
): Promise<{ list: OfflineList; summary: OfflineSummary }> {
  const names = (await readdir(out, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted()
  const addresses = new Map([...pages, fallbackPath].map((page) => [fileOf(page, 'html'), page]))
  const fixed = names.filter((name) => fixedFiles.test(name) && `/${name}` !== summaryAddress)
  const users = await usersOf(
    out,
    names.filter((name) => (isHashed(name) || fixed.includes(name)) && !isOfSearch(name)),
    addresses,
  )
  const referred = [...users.keys()].filter(isHashed).toSorted()
  // Hashed ones first: of two files with the same bytes the first is kept.
  const { unique, same } = await withoutCopies(out, [
    ...referred.filter((file) => !isPhoto(file)),
    ...addresses.keys(),
    ...fixed,
  ])
  const choices = [allGuides, ...pages]

  const needOf = (file: string): Need => {
    const copies = Object.keys(same).filter((copy) => same[copy] === `/${file}`)
    const sizes = isPhoto(file) ? referred.filter((other) => pictureOf(other) === pictureOf(file)) : [file]
    const used = new Set(
      [...sizes, ...copies.map((copy) => copy.slice(1))].flatMap((name) => [...(users.get(name) ?? [])]),
    )
    if (used.has(fallbackPath) || isIcon(file)) return {}
    const isUsed = (choice: string) =>
      choice === allGuides ? guides.some((page) => used.has(page)) : used.has(choice)
    return { of: choices.flatMap((choice, place) => (isUsed(choice) ? [place] : [])) }
  }

  const describe = async (file: string) => {
    const need = needOf(file)
    return {
      kept: { ...(await entryOf(out, file, addresses)), ...need },
      weight: { ...(await weigh(out, file)), ...need },
    }
  }
  const describeAll = (files: readonly string[]) => Promise.all(files.toSorted().map(describe))
  const texts = await describeAll(unique)
  const transfer = texts.reduce((total, { weight }) => total + weight.transfer, 0)

  const setOf = async (set: PictureSet) => {
    const photos = await choosePictures(out, referred.filter(isPhoto), set, limits[set] - transfer)
    const pictures = await describeAll(photos)
    return {
      pictures: pictures.map(({ kept }) => kept),
      weights: together([...texts, ...pictures].map(({ weight }) => weight)),
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
      choices,
      files: texts.map(({ kept }) => kept),
      pictures: mapSets(sets, ({ pictures }) => pictures),
      same,
      aliases,
    },
    summary: {
      pages: pages.length,
      guides: guides.length,
      choices,
      sets: mapSets(sets, ({ weights }) => weights),
    },
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
 * What Workbox is to keep, of this file. One without a hash in its name has one of its content, so that a list and
 * files of two builds never mix, even where a deploy happens meanwhile.
 */
async function entryOf(out: string, file: string, addresses: ReadonlyMap<string, string>): Promise<KeptFile> {
  const url = addresses.get(file) ?? `/${file}`
  if (isHashed(file)) return { url, revision: null }
  const hash = sha256(await readFile(path.join(out, file)))
  return { url, revision: hash, integrity: hash }
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
