import { z } from 'zod'
import { ContentError } from './define'
import { site } from './site'

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

/**
 * Where the site is published, without a slash at the end: SITE_URL, else `url` of content/site.json.
 * @throws ContentError when SITE_URL is no web address
 */
export function readSiteUrl(environment: Readonly<Record<string, string | undefined>>): string {
  const url = environment['SITE_URL'] ?? site.url
  const result = origin.safeParse(url)
  if (!result.success) {
    throw new ContentError([
      `environment › SITE_URL: must be a full web address like https://fences.org (found "${url}")`,
    ])
  }
  return result.data
}

/** Example settings that nobody has replaced yet: their addresses end in .example. */
export function isExample(address: string): boolean {
  return /\.example(?:\/|$)/.test(address)
}

export const siteUrl = readSiteUrl(process.env)
