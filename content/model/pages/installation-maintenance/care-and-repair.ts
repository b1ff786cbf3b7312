import { definePage } from '../../define'
import { sectionEntries, type Outline } from '../../outline'
import { careAndRepairSchema } from '../../schemas/care-and-repair'
import data from '../../../data/pages/installation-maintenance/care-and-repair.json' with { type: 'json' }

export const content = definePage('/installation-maintenance/care-and-repair', careAndRepairSchema, data)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline: Outline = {
  text: [content.answer, content.lead],
  sections: [
    ...sectionEntries(content.care),
    ...content.troubles.map(({ id, heading, symptoms }) => ({
      id,
      heading,
      sections: symptoms.map(({ id, symptom, signs }) => ({ id, heading: symptom, text: signs })),
    })),
    ...sectionEntries(content.safety),
  ],
}
