import { definePage } from '../define'
import { partnerEntries, type Outline } from '../outline'
import type { Site } from '../schemas/site'
import { historySchema } from '../schemas/history'
import { closed } from '../typography'
import data from '../../data/pages/history.json' with { type: 'json' }

export const content = definePage('/history', historySchema, data)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outlineWith = (site: Site): Outline => ({
  text: [content.answer, content.lead],
  sections: [
    {
      id: 'timeline',
      heading: 'Timeline',
      sections: content.eras.map(({ id, era, year, title, description, story, dates }) => ({
        id,
        heading: era,
        text: [
          `${title}, ${year}.`,
          description,
          ...story,
          ...dates.map(({ when, what }) => `${when}: ${what}`),
        ],
      })),
    },
    {
      id: 'cultural',
      heading: 'Cultural Significance',
      text: [content.themesLead],
      sections: [
        ...content.themes.map(({ id, title, description, story }) => ({
          id,
          heading: title,
          text: [description, ...story],
        })),
        { id: 'literature', heading: 'Fences in literature', text: workLines(content.arts.literature) },
        { id: 'film', heading: 'Fences in film', text: workLines(content.arts.film) },
        { id: 'art', heading: 'Fences in art', text: workLines(content.arts.art) },
      ],
    },
    {
      id: 'resources',
      heading: 'Resources',
      text: [content.resourcesLead],
      sections: [
        {
          id: 'links',
          heading: 'Places to read on',
          text: content.resources.map(({ title, note }) => `${closed(title, ':')} ${note}`),
        },
        {
          id: 'books',
          heading: 'Books',
          text: content.books.map(
            ({ title, author, published, note }) => `${title}, ${author}, ${published}. ${note}`,
          ),
        },
        ...partnerEntries(site),
      ],
    },
  ],
})

function workLines({ lead, works }: (typeof content)['arts']['art']): string[] {
  return [lead, ...works.map(({ title, by, year, note }) => `${title}, ${by}, ${year}: ${note}`)]
}
