import { searchAliases } from '@/content/model/collections/search-aliases'
import { outlines } from '@/content/model/pages/page-contents'
import { getPage, type Page } from '@/content/model/pages/page-registry'
import { plainText } from '@/content/model/text/inline'
import type { Outline, OutlineEntry } from '@/content/model/text/outline'
import type { SearchDocument } from './index-format'

/** What the search finds: each page, followed by its sections in reading order. */
export function searchDocuments(): SearchDocument[] {
  return [...outlines()].flatMap(([path, outline]) => documentsOf(getPage(path), outline))
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

/** @throws Error when the section has no text */
export function textOf(href: string, lines: readonly string[]): string {
  const text = plainText(lines)
  if (text === '') throw new Error(`"${href}" has no text that the search could find`)
  return text
}

// Looked up in a Map: on a plain object an id such as "constructor" would find what every object inherits.
const aliasesByHref = new Map(Object.entries(searchAliases()))
