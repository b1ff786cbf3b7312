import { typesOfFencesSchema } from '../schemas/types-of-fences'
import { defineCollection, definePage } from '../store/store'
import { questionEntries, type Outline } from '../text/outline'

export const content = definePage('/types-of-fences', typesOfFencesSchema)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = defineCollection((store): Outline => {
  const page = content(store)
  return {
    text: [page.answer, page.lead],
    sections: [
      {
        id: 'comparison',
        heading: 'The four materials compared',
        text: [
          ...page.comparison.map(
            ({ label, wooden, metal, vinyl, composite }) =>
              `${label}: wood ${wooden}; metal ${metal}; vinyl ${vinyl}; composite ${composite}.`,
          ),
          page.priceNote,
        ],
      },
      ...page.fenceTypes.map((type) => ({
        id: type.id,
        heading: type.title,
        text: [type.description, type.upkeep, ...type.benefits, ...type.drawbacks, ...type.material],
        sections: type.styles.map(({ id, name, description, fits }) => ({
          id,
          heading: name,
          text: [description, `Fits ${fits}.`],
        })),
      })),
      {
        id: 'chooser',
        heading: 'Which fence for which need',
        text: page.chooser.map(({ need, choice }) => `${need}: ${choice}`),
      },
      { id: 'questions', heading: 'Questions about fence types', sections: questionEntries(page.questions) },
    ],
  }
})
