import { plainText } from '@/content/model/inline'
import type { Outline, OutlineEntry } from '@/content/model/outline'
import { readOutlines } from '@/content/model/page-contents'
import { getPage, type Page } from '@/content/model/page-registry'
import { searchAliases } from '@/content/search-aliases'
import type { SearchDocument, SearchTexts } from './index-format'

/** What the search finds: each page, followed by its sections in reading order, with their whole texts. */
export async function searchDocuments(): Promise<SearchDocument[]> {
  const outlines = await readOutlines()
  return [...outlines].flatMap(([path, outline]) => documentsOf(getPage(path), outline))
}

/** A section without words of its own is found by the headings that stand in it. */
function linesOf({ text, sections = [] }: OutlineEntry): readonly string[] {
  return text ?? sections.map(({ heading }) => heading)
}

function documentsOf(page: Page, { text, sections }: Outline): SearchDocument[] {
  const { path, label, heading, searchAliases: aliases, searchWeight: weight, searchSections } = page
  const title = path === '/' ? label : heading
  const documents = [
    { page: label, under: '', href: path, title, aliases, text: textOf(path, text) },
    ...(searchSections ? sectionDocuments(page, sections, '') : []),
  ]
  return weight === 1 ? documents : documents.map((document) => ({ ...document, weight }))
}

function sectionDocuments(page: Page, entries: readonly OutlineEntry[], under: string): SearchDocument[] {
  return entries.flatMap((entry) => {
    const href = `${page.path}#${entry.id}`
    const aliases = aliasesByHref.get(href) ?? []
    return [
      { page: page.label, under, href, title: entry.heading, aliases, text: textOf(href, linesOf(entry)) },
      ...sectionDocuments(page, entry.sections ?? [], entry.heading),
    ]
  })
}

/**
 * The documents as search-index.json lists them, with the beginnings of their texts. The search answers from these
 * at once, and they must load while somebody types: the more sections, the shorter the beginnings.
 */
export function withBeginnings(documents: readonly SearchDocument[]): SearchDocument[] {
  const share = Math.floor(beginnings / documents.length)
  const limit = Math.min(Math.max(share, shortest), longest)
  return documents.map((document) => ({ ...document, text: beginningOf(document.text, limit) }))
}

/** The whole texts for search-texts.json. */
export function wholeTexts(documents: readonly SearchDocument[]): SearchTexts {
  const cut = withBeginnings(documents)
  const entries = documents.filter(({ text }, index) => text !== cut[index]?.text)
  return Object.fromEntries(entries.map(({ href, text }) => [href, text]))
}

/** Characters, of all beginnings together and of each. */
const beginnings = 30_000
const shortest = 60
const longest = 120

/** A text up to the end of a sentence or clause, or else of a word, within the limit. */
export function beginningOf(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  const end = Math.max(...['. ', '; ', ', '].map((mark) => cut.lastIndexOf(mark) + 1))
  const beginning = cut.slice(0, end > limit / 2 ? end : cut.lastIndexOf(' '))
  return beginning.endsWith('.') ? beginning : `${beginning.replace(/[,;]$/, '')} …`
}

/** @throws Error when the section has no text */
export function textOf(href: string, lines: readonly string[]): string {
  const text = plainText(lines)
  if (text === '') throw new Error(`"${href}" has no text that the search could find`)
  return text
}

// Looked up in a Map: on a plain object an id such as "constructor" would find what every object inherits.
const aliasesByHref = new Map(Object.entries(searchAliases))
