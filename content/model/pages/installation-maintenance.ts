import { installationSchema } from '../schemas/installation-maintenance'
import { defineCollection, definePage } from '../store/store'
import { questionEntries, sectionEntries, type Outline } from '../text/outline'
import { closed } from '../text/typography'

export const content = definePage('/installation-maintenance', installationSchema)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = defineCollection((store): Outline => {
  const page = content(store)
  return {
    text: [page.answer, page.lead],
    sections: [
      {
        id: 'rules',
        heading: page.rules.heading,
        text: [page.rules.lead],
        sections: sectionEntries(page.rules.parts),
      },
      {
        id: 'build',
        heading: page.build.heading,
        text: [page.build.lead],
        sections: [
          ...page.steps.map(({ id, anchor, title, description, time, tools, parts }) => ({
            id: anchor,
            heading: `${id}. ${title}`,
            text: [description, `Time: ${time}.`, `Tools: ${tools.join(', ')}.`],
            sections: sectionEntries(parts),
          })),
          { id: 'tips', heading: 'Professional tips', text: page.tips },
        ],
      },
      {
        id: 'look-after',
        heading: page.lookAfter.heading,
        text: [page.lookAfter.lead],
        sections: [
          { id: 'maintenance', heading: 'Maintenance tips', text: page.maintenanceTips },
          {
            id: 'seasons',
            heading: 'Through the year',
            text: page.seasons.map(({ season, tasks }) => `${season}: ${tasks.join(' ')}`),
          },
          ...sectionEntries([page.care]),
        ],
      },
      {
        id: 'troubleshooting',
        heading: page.repair.heading,
        text: [page.repair.lead],
        sections: page.troubleshooting.map(({ id, problem, causes, solutions }) => ({
          id,
          heading: problem,
          text: [...causes, ...solutions],
        })),
      },
      {
        id: 'supplies',
        heading: page.supplies.heading,
        text: [page.supplies.lead],
        sections: [
          {
            id: 'tools',
            heading: 'Tools checklist',
            text: page.tools.map(({ name, use }) =>
              use ? `${closed(name, ':')} ${use}` : closed(name, '.'),
            ),
          },
          {
            id: 'materials',
            heading: 'Materials list',
            text: page.materials.map(({ name, detail }) =>
              detail ? `${closed(name, ':')} ${detail}` : closed(name, '.'),
            ),
          },
          {
            id: 'quantities',
            heading: 'How much to buy',
            text: [page.quantities.lead],
            sections: [
              { id: 'quantity-posts', heading: 'Posts and rails', text: [page.quantities.posts] },
              { id: 'quantity-boards', heading: 'Boards and pickets', text: [page.quantities.boards] },
              { id: 'quantity-concrete', heading: 'Concrete', text: [page.quantities.concrete] },
              { id: 'quantity-depth', heading: 'Post length and depth', text: [page.quantities.depth] },
            ],
          },
        ],
      },
      {
        id: 'questions',
        heading: 'Questions',
        sections: questionEntries(page.questions),
      },
    ],
  }
})
