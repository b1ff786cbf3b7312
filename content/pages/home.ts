import { definePage } from '../model/define'
import { type Outline } from '../model/outline'
import { homeSchema } from '../model/schemas/home'

export const content = definePage('/', homeSchema, {
  hero: {
    title: 'Choose, build and keep a good fence',
    lead: 'Compare materials, [draw and count your fence](/fence-calculator), set straight posts. Every figure has its source.',
    picture: 'home-hero',
    narrow: { picture: 'home-hero-narrow' },
  },
  jobs: {
    heading: 'Start with your job',
    list: [
      {
        name: 'Choose',
        links: [
          { href: '/types-of-fences#comparison', label: 'Four materials compared' },
          { href: '/types-of-fences/choose', label: 'Dogs, pools, wind, privacy' },
          { href: '/types-of-fences/choose#twenty-years', label: 'Cost over 20 years' },
        ],
      },
      {
        name: 'Plan',
        links: [
          { href: '/installation-maintenance/before-you-dig', label: 'Lines, permits and 811' },
          { href: '/fence-calculator', label: 'Draw and count your fence' },
          { href: '/installation-maintenance/weekend-plan', label: '100 ft in two weekends' },
        ],
      },
      {
        name: 'Build',
        links: [
          { href: '/installation-maintenance#planning', label: 'The four steps' },
          { href: '/installation-maintenance/posts-and-gates#depth', label: 'How deep a post goes' },
          { href: '/installation-maintenance/posts-and-gates#gate-frame', label: 'A gate that stays square' },
        ],
      },
      {
        name: 'Repair',
        links: [
          {
            href: '/installation-maintenance/care-and-repair#post-troubles',
            label: 'Posts that lean or rot',
          },
          {
            href: '/installation-maintenance/care-and-repair#gate-troubles',
            label: 'Gates that sag or stick',
          },
          {
            href: '/installation-maintenance/care-and-repair#wood-troubles',
            label: 'Loose boards and rails',
          },
        ],
      },
    ],
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
    lead: 'Our own latest additions and corrections to the guides, newest first.',
    boardLead: 'Fence headlines from other publishers. They wrote them; we do not check them.',
  },
})

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
