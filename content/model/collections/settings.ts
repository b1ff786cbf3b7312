import { z } from 'zod'
import { siteAddress } from '../schemas/common'
import { parseContent } from '../store/define'
import { defineCollection, type Store } from '../store/store'
import { site } from './site'

type Environment = Readonly<Record<string, string | undefined>>

const environmentSchema = z.object({
  SITE_URL: siteAddress(/^https?$/, 'must be a full web address like https://fences.org'),
})

const indexSchema = z.object({ SITE_INDEX: z.enum(['on', 'off'], 'must be "on" or "off"').default('on') })

/**
 * Where the site is published, without a slash at the end: SITE_URL, else `url` of content/site.json.
 * @throws ContentError when SITE_URL is no web address, or has a path
 */
export function readSiteUrl({ SITE_URL }: Environment): string {
  return parseContent('environment', environmentSchema, { SITE_URL }).SITE_URL
}

/**
 * Whether search engines may list this build: SITE_INDEX=off keeps a staging site out of them.
 * @throws ContentError when it is neither on nor off
 */
export function readIsIndexed({ SITE_INDEX }: Environment): boolean {
  return parseContent('environment', indexSchema, { SITE_INDEX }).SITE_INDEX === 'on'
}

export const isIndexed = defineCollection(({ environment }) => readIsIndexed(environment))

/** Whether an address is one of the examples that ship: those end in .example (RFC 2606). */
export function isExample(address: string): boolean {
  return /\.example(?:\/|$)/.test(address)
}

export const siteUrl = defineCollection((store) =>
  readSiteUrl({ SITE_URL: store.environment['SITE_URL'] ?? site(store).url }),
)

/**
 * A page's or file's address with its host. That of the home page has no slash at the end: Next writes it so in
 * canonical links, and next-sitemap in the sitemap.
 * @param path such as `/history`
 */
export function fullAddress(path: string, store?: Store): string {
  return path === '/' ? siteUrl(store) : `${siteUrl(store)}${path}`
}

/**
 * Whether only the operator will see this: in `next dev`, and in what `npm start` builds. npm sets
 * `npm_lifecycle_event` to the name of the script.
 */
export function readIsPreview(environment: Environment): boolean {
  return environment['NODE_ENV'] === 'development' || environment['npm_lifecycle_event'] === 'start'
}

export const isPreview = defineCollection(({ environment }) => readIsPreview(environment))
