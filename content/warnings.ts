import { isExample } from './settings'
import type { Site } from './schemas/site'

/** +1 202-555-0100 to 0199 are kept free for examples (North American Numbering Plan). */
const examplePhone = /555-01\d\d$/

/**
 * Settings that are still the examples this project ships, once the site has a real address: one sentence each
 * with file and field. None while the address is an example too.
 */
export function exampleWarnings(site: Site, siteUrl: string): string[] {
  if (isExample(siteUrl)) return []
  return examplesIn({ ...site, url: '' }, '').map(
    ({ field, value }) =>
      `content/site.json › ${field}: is still the example "${value}", and would go live at ${siteUrl}`,
  )
}

/** Settings that are allowed, and yet surely not meant. */
export function adWarnings({ ads }: Site): string[] {
  if (ads.mode === 'off' || ads.adsTxt.length > 0) return []
  return [
    `content/site.json › ads.adsTxt: is empty while ads.mode is "${ads.mode}"; buyers read in ads.txt whether this site's slots are for sale`,
  ]
}

type Example = { field: string; value: string }

function examplesIn(value: unknown, field: string): Example[] {
  if (typeof value === 'string') {
    const isOne = isExample(value) || examplePhone.test(value) || /\bexample\b/i.test(value)
    return isOne ? [{ field, value }] : []
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => examplesIn(item, `${field}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    examplesIn(item, field === '' ? name : `${field}.${name}`),
  )
}
