import { definePage } from '../model/define'
import { type Outline } from '../model/outline'
import { homeSchema } from '../model/schemas/home'

export const content = definePage('/', homeSchema, {
  hero: {
    title: 'Choose, build and keep a good fence',
    lead: 'Compare wood, metal, vinyl and composite. Learn to set posts and hang gates that stay straight, and see what goes wrong later. Facts come with their sources and the day we read them.',
    picture: 'home-hero',
  },
  types: {
    heading: 'Types of Fences',
    lead: 'Each material has its own cost, lifespan and upkeep. Start with the one you have in mind, or [compare all four side by side](/types-of-fences#comparison).',
  },
  installation: {
    heading: 'Installation & Maintenance',
    lead: 'Four steps lead from a sketch on paper to a gate that latches. After that, [a little care through the year](/installation-maintenance#maintenance) keeps the fence standing.',
  },
  history: {
    heading: 'History of Fences',
    lead: 'People have fenced their crops, their animals and each other for a long time. Here are a few eras; the [full timeline](/history#timeline) has the rest.',
  },
  news: {
    heading: 'Latest Fence News',
    lead: 'What is new on these pages, newest first.',
    boardLead: 'Fence headlines from other publishers. They wrote them; we do not check them.',
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
