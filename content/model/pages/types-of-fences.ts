import { definePage } from '../define'
import { questionEntries, type Outline } from '../outline'
import { typesOfFencesSchema } from '../schemas/types-of-fences'
import data from '../../data/pages/types-of-fences.json' with { type: 'json' }

export const content = definePage('/types-of-fences', typesOfFencesSchema, data)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline: Outline = {
  text: [content.answer, content.lead],
  sections: [
    {
      id: 'comparison',
      heading: 'The four materials compared',
      text: [
        ...content.comparison.map(
          ({ label, wooden, metal, vinyl, composite }) =>
            `${label}: wood ${wooden}; metal ${metal}; vinyl ${vinyl}; composite ${composite}.`,
        ),
        content.priceNote,
      ],
    },
    ...content.fenceTypes.map((type) => ({
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
      text: content.chooser.map(({ need, choice }) => `${need}: ${choice}`),
    },
    { id: 'questions', heading: 'Questions about fence types', sections: questionEntries(content.questions) },
  ],
}
