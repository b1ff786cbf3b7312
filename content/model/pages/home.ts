import { definePage } from '../define'
import { type Outline } from '../outline'
import { homeSchema } from '../schemas/home'
import data from '../../data/pages/home.json' with { type: 'json' }

export const content = definePage('/', homeSchema, data)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline: Outline = {
  text: [content.hero.title, content.hero.lead],
  sections: [
    {
      id: 'jobs',
      heading: content.jobs.heading,
      text: content.jobs.list.map(
        ({ name, links }) => `${name}: ${links.map(({ label }) => label).join(', ')}.`,
      ),
    },
    { id: 'types', heading: 'Types of Fences', text: [content.types.lead] },
    { id: 'installation', heading: 'Installation & Maintenance', text: [content.installation.lead] },
    { id: 'history', heading: 'History of Fences', text: [content.history.lead] },
    { id: 'news', heading: 'Latest Fence News', text: [content.news.lead] },
  ],
}
