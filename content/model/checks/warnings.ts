import { isExample } from '../collections/settings'
import type { Page } from '../pages/page-registry'
import { isOfNetwork, type Site } from '../schemas/site'
import { parentOf } from '../store/page-path'
import { placeOf } from '../store/places'
import { stringsIn } from '../store/strings-in'

export const settingsFile = 'content/site.json'

/** +1 202-555-0100 to 0199 are kept free for examples (North American Numbering Plan). */
const examplePhone = /555-01\d\d$/

/**
 * One sentence, with file and field, for each setting that is still an example although the site has a real address.
 */
export function exampleWarnings(site: Site, siteUrl: string): string[] {
  if (isExample(siteUrl)) return []
  const examples = stringsIn({ ...site, url: '' })
    .filter(({ value }) => isExampleValue(value))
    .map(
      ({ field, value }) =>
        `${settingsFile} › ${field}: is still the example "${value}", and would go live at ${siteUrl}`,
    )
  return site.sponsor?.isExample
    ? [
        ...examples,
        `content/site.json › sponsor.isExample: is true, and the banner of ${site.sponsor.name} would go live at ${siteUrl}; replace it or ask them, then set it to false`,
      ]
    : examples
}

/**
 * The framed warning of a build that has an example as its address; empty for a real address.
 */
export function addressWarning(siteUrl: string): string {
  if (!isExample(siteUrl)) return ''
  const lines = [
    'Do not put this build online: it does not know its address.',
    '',
    `SITE_URL is not set, so every page, the sitemap, the feed and the`,
    `servers' recipes name the example ${siteUrl}.`,
    'Search engines would take that for the real site, and not list yours.',
    '',
    'Build it with your own address:',
    '',
    '    SITE_URL=https://fences.org npm run build',
    '',
    'or set it for good, as "url" in content/site.json.',
  ]
  const width = Math.max(...lines.map((line) => line.length))
  const edge = '─'.repeat(width + 4)
  const rows = lines.map((line) => `│  ${line.padEnd(width)}  │`)
  return [`┌${edge}┐`, ...rows, `└${edge}┘`].join('\n')
}

/** Warnings about settings that are allowed but hardly meant. */
export function adWarnings({ ads }: Site): string[] {
  if (!isOfNetwork(ads.mode) || ads.adsTxt.length > 0) return []
  return [
    `content/site.json › ads.adsTxt: is empty while ads.mode is "${ads.mode}"; buyers read in ads.txt whether this site's slots are for sale`,
  ]
}

/** How many pages a list still is a help with. Each of a menu stands on every page of the site. */
const mostIn = { header: 12, footer: 24, legal: 8 }
const mostBelow = 40

/** Warnings about lists that have grown so long that they weigh on the pages they stand on. */
export function listWarnings(
  pages: readonly { path: string; menus: Page['menus']; isDrawn?: boolean }[],
): string[] {
  const file = 'content/guides'
  const menus = (['header', 'footer', 'legal'] as const).flatMap((menu) => {
    const { length } = pages.filter(({ menus }) => menus.includes(menu))
    return length > mostIn[menu]
      ? [
          `${file}: ${length} pages are in the menu "${menu}", and every page of the site carries them all; keep ${mostIn[menu]} at most, and let these link to the others`,
        ]
      : []
  })
  const below = new Map<string, number>()
  for (const page of pages) {
    if (page.isDrawn) continue
    const parent = parentOf(page)
    if (parent !== undefined && parent !== '/') below.set(parent, (below.get(parent) ?? 0) + 1)
  }
  const parents = [...below]
    .filter(([, count]) => count > mostBelow)
    .map(
      ([path, count]) =>
        `${file}: ${count} pages stand below "${path}", which lists them all; put pages between that lead to ${mostBelow} at most`,
    )
  return [...menus, ...parents]
}

/** What names the site that ships: its name, and a word of the program that its station plays. */
const shipped = { name: 'Fence Wiki', station: 'Fence Wiki Radio', program: 'thumb piano' }

/**
 * One sentence, with file and field, for each text that still names the site that ships, or describes what its station
 * plays, although the site or its station has another name.
 */
export function nameWarnings(site: Site, contents: readonly { file: string; content: unknown }[]): string[] {
  const isRenamed = site.name !== shipped.name
  const marks = [
    ...(isRenamed
      ? [{ mark: shipped.name, says: `names "${shipped.name}", which is now "${site.name}"` }]
      : []),
    ...(isRenamed || site.radio.station !== shipped.station
      ? [{ mark: shipped.program, says: `tells what "${shipped.station}" plays; say what yours does` }]
      : []),
  ]
  // An example that pages repeat is named once, in the settings.
  const isIn = (value: string, mark: string) => value.replaceAll(site.operator.legalName, '').includes(mark)
  return contents.flatMap(({ file, content }) =>
    stringsIn(content).flatMap(({ field, value }) =>
      marks
        .filter(({ mark }) => isIn(value, mark) && !(file === settingsFile && isExampleValue(value)))
        .map(({ mark, says }) => `${placeOf(file, field, mark)}: ${says}`),
    ),
  )
}

/** Which exampleWarnings names. */
export function isExampleValue(value: string): boolean {
  return isExample(value) || examplePhone.test(value) || /\bexample\b/i.test(value)
}
