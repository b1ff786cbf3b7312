import { site } from '../collections/site'
import { historySchema } from '../schemas/history'
import { defineCollection, definePage } from '../store/store'
import { partnerEntries, type Outline } from '../text/outline'
import { closed } from '../text/typography'

export const content = definePage('/history', historySchema)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = defineCollection((store): Outline => {
  const page = content(store)
  const settings = site(store)
  return {
    text: [page.answer, page.lead],
    sections: [
      {
        id: 'timeline',
        heading: 'Timeline',
        sections: page.eras.map(({ id, era, year, title, description, story, dates }) => ({
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
        text: [page.themesLead],
        sections: [
          ...page.themes.map(({ id, title, description, story }) => ({
            id,
            heading: title,
            text: [description, ...story],
          })),
          { id: 'literature', heading: 'Fences in literature', text: workLines(page.arts.literature) },
          { id: 'film', heading: 'Fences in film', text: workLines(page.arts.film) },
          { id: 'art', heading: 'Fences in art', text: workLines(page.arts.art) },
        ],
      },
      {
        id: 'resources',
        heading: 'Resources',
        text: [page.resourcesLead],
        sections: [
          {
            id: 'links',
            heading: 'Places to read on',
            text: page.resources.map(({ title, note }) => `${closed(title, ':')} ${note}`),
          },
          {
            id: 'books',
            heading: 'Books',
            text: page.books.map(
              ({ title, author, published, note }) => `${title}, ${author}, ${published}. ${note}`,
            ),
          },
          ...partnerEntries(settings),
        ],
      },
    ],
  }
})

function workLines({ lead, works }: ReturnType<typeof content>['arts']['art']): string[] {
  return [lead, ...works.map(({ title, by, year, note }) => `${title}, ${by}, ${year}: ${note}`)]
}
