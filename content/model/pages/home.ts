import { homeSchema } from '../schemas/home'
import { defineCollection, definePage } from '../store/store'
import { type Outline } from '../text/outline'

export const content = definePage('/', homeSchema)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = defineCollection((store): Outline => {
  const page = content(store)
  return {
    text: [page.hero.title, page.hero.lead],
    sections: [
      {
        id: 'jobs',
        heading: page.jobs.heading,
        text: page.jobs.list.map(
          ({ name, links }) => `${name}: ${links.map(({ label }) => label).join(', ')}.`,
        ),
      },
      { id: 'types', heading: 'Types of Fences', text: [page.types.lead] },
      { id: 'installation', heading: 'Installation & Maintenance', text: [page.installation.lead] },
      { id: 'history', heading: 'History of Fences', text: [page.history.lead] },
      { id: 'news', heading: 'Latest Fence News', text: [page.news.lead] },
    ],
  }
})
