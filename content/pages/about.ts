import { asProse } from '../model/as-prose'
import { definePage } from '../model/define'
import { textPageOutline } from '../model/outline'
import { sourceKindNames, sourceKinds } from '../model/schemas/source'
import { textPageSchema } from '../model/schemas/text-page'
import { site } from '../model/site'
import { sources } from '../model/sources'
import { stringsIn } from '../model/strings-in'
import { isExampleValue } from '../model/warnings'

const { contact, operator } = site
const all = Object.values(sources)

/** Until an operator puts in their own. */
const isExample = stringsIn({ contact, operator }).some(({ value }) => isExampleValue(value))

/** How many sources of each kind the pages cite, in the order of rank. */
const ranks = sourceKinds.map(
  (kind) => `${sourceKindNames[kind]}: ${all.filter((source) => source.kind === kind).length}`,
)

export const content = definePage('/about', textPageSchema, {
  lead: 'Who answers for these pages, where their facts come from, and what we have had to put right.',
  sections: [
    {
      id: 'who',
      heading: 'Who answers for it',
      blocks: [
        `${asProse(operator.legalName)}, established in ${asProse(operator.state)}, runs this site and answers for every page. Write to [${contact.email}](mailto:${contact.email}); [Contact](/contact) has the postal address.`,
        ...(isExample
          ? ([
              {
                kind: 'note',
                tone: 'warning',
                title: 'Example details',
                text: 'The operator or the contact details above are still examples. Whoever puts this site online must replace them with their own.',
              },
            ] as const)
          : []),
        'Guides carry no author’s name. What holds a fact up is the source beside it, which you can open, and not who typed it. We do not sell, build or inspect fences.',
        'Nobody outside has reviewed the guides for us: no engineer, lawyer or building official. Ask yours before you rely on a figure.',
      ],
    },
    {
      id: 'facts',
      heading: 'How a fact gets in',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'We look for whoever decides the matter: the law itself, the maker of the product, the people who ran the test.',
            'We open the source and read the passage. It must say what we cite it for.',
            'The fact goes in, in our own words, with a number that leads to the source. The list at the foot of the page says what kind of source it is, what its publisher sells, and the day on which we read it. “Copy” means that we read an archived copy.',
            'A figure without a number is our own sum, estimate or rule of thumb.',
          ],
        },
        'The program that builds the site refuses a citation that leads nowhere, a source that no page cites, and a source without the day on which it was read. It cannot tell whether a source says what we claim. For that, readers who did not write the page take sentences at random, open their sources and compare. On November 23, 2026, they took 60. Of these, 50 held, five misled and are in the log below, and the sources of five could not be opened.',
        'Each guide shows when its facts were last reviewed. There is no fixed calendar: a guide is reviewed when it is rewritten, when a reader reports an error, and when we learn that a law or an instruction it rests on has changed. The older the day, the more you should check.',
      ],
    },
    {
      id: 'ranks',
      heading: 'What ranks as a source',
      blocks: [
        `The pages cite ${all.length} sources. Where two disagree, the kind that stands higher here goes first:`,
        { kind: 'list', ordered: true, items: ranks },
        'Your local code outranks them all. Sellers know their product, and have a reason to praise it, so we say what they sell. We do not cite pages written by machine, pages that copy others, or anonymous posts.',
      ],
    },
    {
      id: 'pictures',
      heading: 'What the pictures are',
      blocks: [
        'Every picture is a computer rendering made for this site, not a photograph. The pictures show how a fence of that kind looks, not a fence that stands somewhere. The drawings are to scale only where they give a measure.',
      ],
    },
    {
      id: 'report',
      heading: 'How to report an error',
      blocks: [
        'Write to us with the page, the sentence, and who says otherwise: [Contact](/contact#topics) has a message ready to fill in. We open the source again. If we were wrong, we change the page and its date, and list the correction below. The page’s feed entry says what changed. Slips of spelling and dead links are mended without an entry.',
      ],
    },
    {
      id: 'corrections',
      heading: 'Corrections',
      blocks: ['What a page got wrong, and what it says now. The log begins on November 23, 2026.'],
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = textPageOutline(content)
