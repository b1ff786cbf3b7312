import { plainText } from '@/content/model/inline'
import type { Outline, OutlineEntry } from '@/content/model/outline'
import { readOutlines } from '@/content/model/page-contents'
import { getPage, type Page } from '@/content/model/page-registry'
import { searchAliases } from '@/content/search-aliases'
import type { SearchDocument } from './index-format'

/** What the search finds: each page, followed by its sections in reading order. */
export async function searchDocuments(): Promise<SearchDocument[]> {
  const outlines = await readOutlines()
  return [...outlines].flatMap(([path, outline]) => documentsOf(getPage(path), outline))
}

/** A section without words of its own is found by the headings that stand in it. */
function linesOf({ text, sections = [] }: OutlineEntry): readonly string[] {
  return text ?? sections.map(({ heading }) => heading)
}

function documentsOf(page: Page, { text, sections }: Outline): SearchDocument[] {
  const { path, label, heading, searchAliases: aliases } = page
  const title = path === '/' ? label : heading
  return [
    { page: label, under: '', href: path, title, aliases, ...limitText(path, text) },
    ...sectionDocuments(page, sections, ''),
  ]
}

function sectionDocuments(page: Page, entries: readonly OutlineEntry[], under: string): SearchDocument[] {
  return entries.flatMap((entry) => {
    const href = `${page.path}#${entry.id}`
    const aliases = aliasesByHref.get(href) ?? []
    return [
      { page: page.label, under, href, title: entry.heading, aliases, ...limitText(href, linesOf(entry)) },
      ...sectionDocuments(page, entry.sections ?? [], entry.heading),
    ]
  })
}

/**
 * How many characters of a section's text the index holds, by the beginning of its address. The first match counts.
 * The index must stay small enough to load while somebody types.
 */
const textLimits: readonly (readonly [start: string, limit: number])[] = [
  ['/types-of-fences#comparison', 600],
  ['/types-of-fences#wooden', 700],
  ['/types-of-fences#metal', 700],
  ['/types-of-fences#vinyl', 700],
  ['/types-of-fences#composite', 700],
  ['/types-of-fences', 1100],
  ['/installation-maintenance', 1100],
  ['/glossary', 100],
  ['/privacy', 200],
  ['/terms', 200],
  ['/history#literature', 900],
  ['/history#film', 500],
  ['/history#art', 500],
  ['/', 300],
]

/**
 * A section's text up to its limit, and the names in the rest of it.
 * @throws Error when the section has no text
 */
export function limitText(href: string, lines: readonly string[]): { text: string; more: string } {
  const whole = plainText(lines)
  if (whole === '') throw new Error(`"${href}" has no text that the search could find`)

  const limit = textLimits.find(([start]) => href.startsWith(start))?.[1] ?? 0
  if (whole.length <= limit) return { text: whole, more: '' }

  const cut = whole.slice(0, limit)
  const end = Math.max(...['. ', '; ', ', '].map((mark) => cut.lastIndexOf(mark) + 1))
  const text = whole.slice(0, end > limit / 2 ? end : cut.lastIndexOf(' '))
  return { text: text.replace(/[,;]$/, ''), more: newNames(whole.slice(text.length), text).join(' ') }
}

/** Words of four letters or more with a capital in mid-sentence that the text lacks, each once. */
function newNames(rest: string, text: string): string[] {
  const names = [...rest.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}]{3,}/gu)].map(([name]) => name)
  return [...new Set(names)].filter((name) => !text.includes(name))
}

// Looked up in a Map: on a plain object an id such as "constructor" would find what every object inherits.
const aliasesByHref = new Map(Object.entries(searchAliases))
