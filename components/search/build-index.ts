import type { PhrasingContent } from 'mdast'
import type { SearchDocument } from './index-format'
import { inlineNodes } from '../../content/model/inline'
import { books } from '../../content/pages/books'
import { withoutCitations } from '../../content/model/citations'
import { contact } from '../../content/pages/contact'
import { history } from '../../content/pages/history'
import { home } from '../../content/pages/home'
import { installation } from '../../content/pages/installation-maintenance'
import { privacy } from '../../content/pages/privacy'
import { terms } from '../../content/pages/terms'
import { outlineOf, outlines, type Outline, type OutlineEntry } from '../../content/model/outline'
import { pages } from '../../content/model/page-registry'
import { radio } from '../../content/pages/radio'
import type { Block, Question, Section } from '../../content/model/schemas/common'
import type { Page } from '../../content/model/schemas/pages'
import { searchAliases } from '../../content/search-aliases'
import { site } from '../../content/model/site'
import { typesOfFences } from '../../content/pages/types-of-fences'

/** Lines of content, with Markdown, by the anchor they stand under. */
type Texts = Readonly<Record<string, readonly string[]>>
type PageTexts = { page: readonly string[]; sections: ReadonlyMap<string, readonly string[]> }

/** Everything the search can find: each page, followed by each of its sections in reading order. */
export function searchDocuments(): SearchDocument[] {
  const documents = pages.flatMap((page) => [
    pageDocument(page),
    ...sectionDocuments(page, outlineOf(page.path), ''),
  ])
  return documents.map((document, id) => ({ id, ...document }))
}

/** Sections, and pages, without a word to find them by: one sentence each. */
export function emptySections(): string[] {
  return pages
    .filter(({ path }) => path in texts && path in outlines)
    .flatMap((page) => [
      { href: page.path, lines: textsOf(page.path).page },
      ...sectionLines(page.path, outlineOf(page.path)),
    ])
    .filter(({ lines }) => plainText(lines) === '')
    .map(({ href }) => `components/search/build-index.ts: has no text for "${href}"`)
}

function sectionLines(path: string, outline: Outline): { href: string; lines: readonly string[] }[] {
  return outline.flatMap((entry) => [
    { href: `${path}#${entry.id}`, lines: linesOf(path, entry) },
    ...sectionLines(path, entry.sections ?? []),
  ])
}

/** A section without words of its own is found by the headings that stand in it. */
function linesOf(path: string, { id, sections }: OutlineEntry): readonly string[] {
  return textsOf(path).sections.get(id) ?? sections?.map((section) => section.heading) ?? []
}

type Unnumbered = Omit<SearchDocument, 'id'>

function pageDocument({ path, label, heading, searchAliases }: Page): Unnumbered {
  const title = path === '/' ? label : heading
  return {
    href: path,
    page: label,
    title,
    under: '',
    ...shown(path, textsOf(path).page),
    aliases: searchAliases,
  }
}

function sectionDocuments(page: Page, outline: Outline, under: string): Unnumbered[] {
  return outline.flatMap((entry) => [
    sectionDocument(page, entry, under),
    ...sectionDocuments(page, entry.sections ?? [], entry.heading),
  ])
}

function sectionDocument({ path, label }: Page, entry: OutlineEntry, under: string): Unnumbered {
  const { id, heading } = entry
  const href = `${path}#${id}`
  const lines = linesOf(path, entry)
  return {
    href,
    page: label,
    title: heading,
    under,
    ...shown(href, lines),
    aliases: aliasesByHref.get(href) ?? [],
  }
}

function textsOf(path: string): PageTexts {
  const found = textsByPath.get(path)
  if (!found) throw new Error(`components/search/build-index.ts has no text for the page "${path}"`)
  return found
}

/**
 * The most characters of a section that the index holds as text, by the beginning of its address; the first
 * line that fits counts. The whole index must stay small enough to load while somebody types.
 */
const shownLengths: readonly (readonly [start: string, length: number])[] = [
  ['/types-of-fences#comparison', 600],
  ['/types-of-fences#wooden', 700],
  ['/types-of-fences#metal', 700],
  ['/types-of-fences#vinyl', 700],
  ['/types-of-fences#composite', 700],
  ['/types-of-fences', 1100],
  ['/installation-maintenance', 1100],
  ['/privacy', 200],
  ['/terms', 200],
  ['/history#literature', 900],
  ['/history#film', 500],
  ['/history#art', 500],
  ['/', 300],
]

/**
 * The plain words of a section: its beginning as text to show, and the names in the rest as words to find.
 * @throws Error naming the section when there are none
 */
export function shown(href: string, lines: readonly string[]): { text: string; more: string } {
  const whole = plainText(lines)
  if (whole === '') throw new Error(`components/search/build-index.ts has no text for "${href}"`)

  const length = shownLengths.find(([start]) => href.startsWith(start))?.[1] ?? 0
  if (whole.length <= length) return { text: whole, more: '' }

  const cut = whole.slice(0, length)
  const end = Math.max(...['. ', '; ', ', '].map((mark) => cut.lastIndexOf(mark) + 1))
  const text = whole.slice(0, end > length / 2 ? end : cut.lastIndexOf(' '))
  return { text: text.replace(/[,;]$/, ''), more: newNames(whole.slice(text.length), text).join(' ') }
}

/** Words of four letters and more with a capital in mid-sentence that the shown text lacks, each once. */
function newNames(rest: string, text: string): string[] {
  const names = [...rest.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}]{3,}/gu)].map(([name]) => name)
  return [...new Set(names)].filter((name) => !text.includes(name))
}

/** Lines of content as running text, without citations and Markdown. */
export function plainText(lines: readonly string[]): string {
  return withoutCitations(lines)
    .map((line) => inlineNodes(line).map(plainNode).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function plainNode(node: PhrasingContent): string {
  if ('children' in node) return node.children.map(plainNode).join('')
  return 'value' in node ? node.value : ''
}

function blockLines(block: Block): string[] {
  if (typeof block === 'string') return [block]
  switch (block.kind) {
    case 'list':
      return block.items
    case 'table':
      return [`${block.caption}:`, ...block.rows.map((row) => `${row.join(', ')};`), block.note ?? '']
    case 'note':
      return [`${block.title}:`, block.text]
    case 'terms':
      return block.items.map(({ term, text }) => `${term}: ${text}`)
    case 'picture':
      return [block.caption ?? '']
    case 'diagram':
      // Drawings repeat what the text beside them says.
      return []
  }
}

const byId = <Item extends { id: string }>(
  items: readonly Item[],
  lines: (item: Item) => readonly string[],
): Texts => Object.fromEntries(items.map((item) => [item.id, lines(item)]))

const ofQuestions = (questions: readonly Question[]): Texts => byId(questions, ({ answer }) => [answer])

const ofParts = (parts: readonly { id: string; blocks: readonly Block[] }[]): Texts =>
  byId(parts, ({ blocks }) => blocks.flatMap(blockLines))

const ofSections = (sections: readonly Section[]): Texts => ({
  ...ofParts(sections),
  ...ofParts(sections.flatMap((section) => section.sections ?? [])),
})

const partnerLines = site.partners.map(({ name, about }) => `${name}: ${about}`)

const texts: Readonly<Record<string, { page: readonly string[]; sections: Texts }>> = {
  '/': {
    page: [home.hero.title, home.hero.lead],
    sections: {
      types: [home.types.lead],
      installation: [home.installation.lead],
      history: [home.history.lead],
      news: [home.news.lead],
    },
  },
  '/types-of-fences': {
    page: [typesOfFences.answer, typesOfFences.lead],
    sections: {
      comparison: [
        ...typesOfFences.comparison.map(
          ({ label, wooden, metal, vinyl, composite }) =>
            `${label}: wood ${wooden}; metal ${metal}; vinyl ${vinyl}; composite ${composite}.`,
        ),
        typesOfFences.priceNote,
      ],
      ...byId(typesOfFences.fenceTypes, (type) => [
        type.description,
        `Price: $${type.price.installed.join('–')} per foot installed. ${type.price.note}`,
        type.upkeep,
        type.fits,
        type.climate,
        ...type.benefits,
        ...type.drawbacks,
        ...type.material,
        type.environment,
      ]),
      ...byId(
        typesOfFences.fenceTypes.flatMap(({ styles }) => styles),
        ({ description, fits }) => [description, `Fits ${fits}.`],
      ),
      chooser: typesOfFences.chooser.map(({ need, choice }) => `${need}: ${choice}`),
      ...ofQuestions(typesOfFences.questions),
    },
  },
  '/installation-maintenance': {
    page: [installation.answer, installation.lead],
    sections: {
      ...ofSections([installation.rules]),
      tools: installation.tools.map(({ name, use }) => `${name}: ${use}`),
      materials: installation.materials.map(({ name, detail }) => `${name}: ${detail}`),
      quantities: [installation.quantities.lead],
      'quantity-posts': [installation.quantities.posts],
      'quantity-boards': [installation.quantities.boards],
      'quantity-concrete': [installation.quantities.concrete],
      'quantity-depth': [installation.quantities.depth],
      tips: installation.tips,
      ...Object.fromEntries(
        installation.steps.map(({ anchor, description, time, tools, done }) => [
          anchor,
          [description, `Time: ${time}.`, `Tools: ${tools.join(', ')}.`, ...done],
        ]),
      ),
      ...ofParts(installation.steps.flatMap(({ parts }) => parts)),
      maintenance: installation.maintenanceTips,
      seasons: installation.seasons.map(({ season, tasks }) => `${season}: ${tasks.join(' ')}`),
      care: installation.care.map(
        ({ material, wash, yearly, watch }) => `${material}: ${wash} Yearly: ${yearly} Watch for: ${watch}`,
      ),
      ...byId(installation.troubleshooting, ({ causes, solutions }) => [...causes, ...solutions]),
      ...ofQuestions(installation.questions),
    },
  },
  '/history': {
    page: [history.answer, history.lead],
    sections: {
      ...byId(history.eras, ({ year, title, description, story, dates }) => [
        `${title}, ${year}.`,
        description,
        ...story,
        ...dates.map(({ when, what }) => `${when}: ${what}`),
      ]),
      cultural: [history.themesLead],
      ...byId(history.themes, ({ description, story }) => [description, ...story]),
      ...Object.fromEntries(
        Object.entries(history.arts).map(([art, { lead, works }]) => [
          art,
          [lead, ...works.map(({ title, by, year, note }) => `${title}, ${by}, ${year}: ${note}`)],
        ]),
      ),
      resources: [history.resourcesLead],
      links: history.resources.map(({ title, note }) => `${title}: ${note}`),
      books: history.books.map(
        ({ title, author, published, note }) => `${title}, ${author}, ${published}. ${note}`,
      ),
      partners: partnerLines,
    },
  },
  '/contact': {
    page: [contact.lead],
    sections: {
      details: [
        contact.details,
        `Email: ${site.contact.email}. Phone: ${site.contact.phone}. Postal address: ${site.contact.address.join(', ')}.`,
      ],
      form: [contact.form],
      topics: contact.topics.map(({ title, text }) => `${title}: ${text}`),
      partners: partnerLines,
    },
  },
  '/radio': {
    page: [radio.lead],
    sections: {
      player: [`${site.radio.station}: ${site.radio.programme}.`, radio.tip],
      about: radio.about,
      ...ofQuestions(radio.help),
    },
  },
  '/books': {
    page: [books.lead],
    sections: {
      author: [`${books.author.name}, ${books.author.lifespan}.`, ...books.author.about],
      catalogue: [...books.books.map(({ title, year }) => `${title} (${year}).`), books.note],
    },
  },
  '/privacy': { page: [privacy.lead], sections: ofSections(privacy.sections) },
  '/terms': { page: [terms.lead], sections: ofSections(terms.sections) },
}

// Looked up in Maps: on a plain object an id such as "constructor" would find what every object inherits.
const aliasesByHref = new Map(Object.entries(searchAliases))
const textsByPath: ReadonlyMap<string, PageTexts> = new Map(
  Object.entries(texts).map(([path, { page, sections }]) => [
    path,
    { page, sections: new Map(Object.entries(sections)) },
  ]),
)

/** The pages that the search can find. */
export const pagesWithText = Object.keys(texts)
