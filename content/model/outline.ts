import { history } from '../pages/history'
import { installation } from '../pages/installation-maintenance'
import { privacy } from '../pages/privacy'
import { terms } from '../pages/terms'
import { radio } from '../pages/radio'
import type { Question, Section } from './schemas/common'
import { site } from './site'
import { typesOfFences } from '../pages/types-of-fences'

/** The headings of a page that have an anchor, in reading order. */
export type Outline = readonly OutlineEntry[]
export type OutlineEntry = { id: string; heading: string; sections?: Outline }

const bySection = (sections: readonly Section[]): Outline =>
  sections.map(({ id, heading, sections: inner }) =>
    inner ? { id, heading, sections: bySection(inner) } : { id, heading },
  )

const byQuestion = (questions: readonly Question[]): Outline =>
  questions.map(({ id, question }) => ({ id, heading: question }))

/** Without partners there is nothing to head. */
const partners: Outline = site.partners.length > 0 ? [{ id: 'partners', heading: 'Partners' }] : []

/** Every page's headings, by its path. Contents lists, the link check and the search are made from it. */
export const outlines: Readonly<Record<string, Outline>> = {
  '/': [
    { id: 'types', heading: 'Types of Fences' },
    { id: 'installation', heading: 'Installation & Maintenance' },
    { id: 'history', heading: 'History of Fences' },
    { id: 'news', heading: 'Latest Fence News' },
  ],
  '/types-of-fences': [
    { id: 'comparison', heading: 'The four materials compared' },
    ...typesOfFences.fenceTypes.map(({ id, title, styles }) => ({
      id,
      heading: title,
      sections: styles.map((style) => ({ id: style.id, heading: style.name })),
    })),
    { id: 'chooser', heading: 'Which fence for which need' },
    {
      id: 'questions',
      heading: 'Questions about fence types',
      sections: byQuestion(typesOfFences.questions),
    },
  ],
  '/installation-maintenance': [
    ...bySection([installation.rules]),
    { id: 'tools', heading: 'Tools checklist' },
    { id: 'materials', heading: 'Materials list' },
    {
      id: 'quantities',
      heading: 'How much to buy',
      sections: [
        { id: 'quantity-posts', heading: 'Posts and rails' },
        { id: 'quantity-boards', heading: 'Boards and pickets' },
        { id: 'quantity-concrete', heading: 'Concrete' },
        { id: 'quantity-depth', heading: 'Post length and depth' },
      ],
    },
    { id: 'tips', heading: 'Professional tips' },
    ...installation.steps.map(({ id, anchor, title, parts }) => ({
      id: anchor,
      heading: `${id}. ${title}`,
      sections: parts.map((part) => ({ id: part.id, heading: part.heading })),
    })),
    { id: 'maintenance', heading: 'Maintenance tips' },
    { id: 'seasons', heading: 'Through the year' },
    { id: 'care', heading: 'Care by material' },
    {
      id: 'troubleshooting',
      heading: 'Troubleshooting',
      sections: installation.troubleshooting.map(({ id, problem }) => ({ id, heading: problem })),
    },
    {
      id: 'questions',
      heading: 'Questions about building and upkeep',
      sections: byQuestion(installation.questions),
    },
  ],
  '/history': [
    {
      id: 'timeline',
      heading: 'Timeline',
      sections: history.eras.map(({ id, era }) => ({ id, heading: era })),
    },
    {
      id: 'cultural',
      heading: 'Cultural Significance',
      sections: [
        ...history.themes.map(({ id, title }) => ({ id, heading: title })),
        { id: 'literature', heading: 'Fences in literature' },
        { id: 'film', heading: 'Fences in film' },
        { id: 'art', heading: 'Fences in art' },
      ],
    },
    {
      id: 'resources',
      heading: 'Resources',
      sections: [
        { id: 'links', heading: 'Places to read on' },
        { id: 'books', heading: 'Books' },
        ...partners,
      ],
    },
  ],
  '/contact': [
    { id: 'details', heading: 'How to reach us' },
    { id: 'form', heading: 'Contact form' },
    { id: 'topics', heading: 'What to write about' },
    ...partners,
  ],
  '/radio': [
    { id: 'player', heading: 'Listen' },
    { id: 'about', heading: 'About the station' },
    { id: 'help', heading: 'Help with listening', sections: byQuestion(radio.help) },
  ],
  '/books': [
    { id: 'author', heading: 'About the author' },
    { id: 'catalogue', heading: 'All books' },
  ],
  '/privacy': bySection(privacy.sections),
  '/terms': bySection(terms.sections),
}

/** The ids of every page's headings, by its path. */
export const anchors: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(outlines).map(([path, outline]) => [path, anchorsIn(outline)]),
)

function anchorsIn(outline: Outline): string[] {
  return outline.flatMap(({ id, sections }) => [id, ...anchorsIn(sections ?? [])])
}

/** @throws Error for a page without an outline */
export function outlineOf(path: string): Outline {
  const outline = outlines[path]
  if (!outline) throw new Error(`content/model/outline.ts has no outline for "${path}"`)
  return outline
}

/** @throws Error for a heading that the page's outline does not list */
export function headingOf(path: string, id: string): string {
  const entry = outlineOf(path)
    .flatMap((item) => [item, ...(item.sections ?? [])])
    .find((item) => item.id === id)
  if (!entry) throw new Error(`content/model/outline.ts has no heading "${id}" on "${path}"`)
  return entry.heading
}
