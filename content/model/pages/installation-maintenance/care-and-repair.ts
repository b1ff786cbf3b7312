import { careAndRepairSchema } from '../../schemas/care-and-repair'
import { defineCollection, definePage } from '../../store/store'
import { sectionEntries, type Outline } from '../../text/outline'

export const content = definePage('/installation-maintenance/care-and-repair', careAndRepairSchema)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = defineCollection((store): Outline => {
  const page = content(store)
  return {
    text: [page.answer, page.lead],
    sections: [
      ...sectionEntries(page.care),
      ...page.troubles.map(({ id, heading, symptoms }) => ({
        id,
        heading,
        sections: symptoms.map(({ id, symptom, signs }) => ({ id, heading: symptom, text: signs })),
      })),
      ...sectionEntries(page.safety),
    ],
  }
})
