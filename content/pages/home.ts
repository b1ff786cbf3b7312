import { definePage } from '../model/define'
import { type Outline } from '../model/outline'
import { homeSchema } from '../model/schemas/home'

export const content = definePage('/', homeSchema, {
  hero: {
    title: 'Choose, build and keep a good fence',
    lead: 'Fence Wiki compares wood, metal, vinyl and composite fences, shows how to set posts and hang gates that stay straight, and explains what goes wrong later. Facts come with their sources, so you can check them.',
    picture: 'home-hero',
  },
  types: {
    heading: 'Types of Fences',
    lead: 'Each material has its own price, lifespan and upkeep. Start with one you have in mind, or [compare all four side by side](/types-of-fences#comparison).',
  },
  installation: {
    heading: 'Installation & Maintenance',
    lead: 'Four steps lead from a sketch on paper to a gate that latches. After that, [a little care through the year](/installation-maintenance#maintenance) keeps the fence standing.',
  },
  history: {
    heading: 'History of Fences',
    lead: 'Fences show what people grew, what they kept and where they drew the line. A few eras make a start here, and the [full timeline](/history#timeline) has them all.',
  },
  news: {
    heading: 'Latest Fence News',
    lead: 'Updates to this site and, where a news board is connected, headlines from other publishers. Those headlines are theirs; we neither write nor check them.',
  },
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline: Outline = {
  text: [content.hero.title, content.hero.lead],
  sections: [
    { id: 'types', heading: 'Types of Fences', text: [content.types.lead] },
    { id: 'installation', heading: 'Installation & Maintenance', text: [content.installation.lead] },
    { id: 'history', heading: 'History of Fences', text: [content.history.lead] },
    { id: 'news', heading: 'Latest Fence News', text: [content.news.lead] },
  ],
}
