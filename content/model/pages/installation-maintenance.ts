import { definePage } from '../define'
import { questionEntries, sectionEntries, type Outline } from '../outline'
import { installationSchema } from '../schemas/installation-maintenance'
import { closed } from '../typography'
import data from '../../data/pages/installation-maintenance.json' with { type: 'json' }

export const content = definePage('/installation-maintenance', installationSchema, data)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline: Outline = {
  text: [content.answer, content.lead],
  sections: [
    {
      id: 'rules',
      heading: content.rules.heading,
      text: [content.rules.lead],
      sections: sectionEntries(content.rules.parts),
    },
    {
      id: 'build',
      heading: content.build.heading,
      text: [content.build.lead],
      sections: [
        ...content.steps.map(({ id, anchor, title, description, time, tools, parts }) => ({
          id: anchor,
          heading: `${id}. ${title}`,
          text: [description, `Time: ${time}.`, `Tools: ${tools.join(', ')}.`],
          sections: sectionEntries(parts),
        })),
        { id: 'tips', heading: 'Professional tips', text: content.tips },
      ],
    },
    {
      id: 'look-after',
      heading: content.lookAfter.heading,
      text: [content.lookAfter.lead],
      sections: [
        { id: 'maintenance', heading: 'Maintenance tips', text: content.maintenanceTips },
        {
          id: 'seasons',
          heading: 'Through the year',
          text: content.seasons.map(({ season, tasks }) => `${season}: ${tasks.join(' ')}`),
        },
        ...sectionEntries([content.care]),
      ],
    },
    {
      id: 'troubleshooting',
      heading: content.repair.heading,
      text: [content.repair.lead],
      sections: content.troubleshooting.map(({ id, problem, causes, solutions }) => ({
        id,
        heading: problem,
        text: [...causes, ...solutions],
      })),
    },
    {
      id: 'supplies',
      heading: content.supplies.heading,
      text: [content.supplies.lead],
      sections: [
        {
          id: 'tools',
          heading: 'Tools checklist',
          text: content.tools.map(({ name, use }) =>
            use ? `${closed(name, ':')} ${use}` : closed(name, '.'),
          ),
        },
        {
          id: 'materials',
          heading: 'Materials list',
          text: content.materials.map(({ name, detail }) =>
            detail ? `${closed(name, ':')} ${detail}` : closed(name, '.'),
          ),
        },
        {
          id: 'quantities',
          heading: 'How much to buy',
          text: [content.quantities.lead],
          sections: [
            { id: 'quantity-posts', heading: 'Posts and rails', text: [content.quantities.posts] },
            { id: 'quantity-boards', heading: 'Boards and pickets', text: [content.quantities.boards] },
            { id: 'quantity-concrete', heading: 'Concrete', text: [content.quantities.concrete] },
            { id: 'quantity-depth', heading: 'Post length and depth', text: [content.quantities.depth] },
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      sections: questionEntries(content.questions),
    },
  ],
}
