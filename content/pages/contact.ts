import { definePage } from '../model/define'
import { partnerEntries, type Outline } from '../model/outline'
import type { Site } from '../model/schemas/site'
import { contactSchema } from '../model/schemas/contact'

export const content = definePage('/contact', contactSchema, {
  lead: 'Corrections, missing topics and questions about using our pages are welcome. They go to the operator of this site.',
  details:
    'Email suits links, photos and longer questions. Name the page and the sentence you mean, so that we can find it quickly.',
  form: 'The form is run by an outside provider, which receives what you type and passes it on to us; the [privacy policy](/privacy#embedded-services) says more. If no form appears, email, phone and post work just as well.',
  topics: [
    {
      title: 'Corrections',
      text: 'Tell us the page, the sentence and, if you can, a source that says otherwise. Local rules change, so a link to your town’s current code helps.',
    },
    {
      title: 'Missing topics',
      text: 'Describe the fence, the climate and the problem. A photo of the post, joint or hinge often says more than a paragraph.',
    },
    {
      title: 'Text and pictures',
      text: 'Printing for your own use and quoting with credit need no permission; see the [license](/terms#licence). For anything else, say what you want to show and where.',
    },
    {
      title: 'Privacy requests',
      text: 'Ask what we hold about you, or ask us to delete a message you sent. The [privacy policy](/privacy#rights) lists your choices.',
    },
    {
      title: 'What we cannot do',
      text: 'We do not sell, build or inspect fences, and we cannot settle a boundary, a permit or a contract from a distance. Ask your building department, a surveyor, a licensed contractor or a lawyer.',
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outlineWith = (site: Site): Outline => ({
  text: [content.lead],
  sections: [
    {
      id: 'details',
      heading: 'How to reach us',
      text: [
        content.details,
        `Email: ${site.contact.email}. Phone: ${site.contact.phone}. Postal address: ${site.contact.address.join(', ')}.`,
      ],
    },
    { id: 'form', heading: 'Contact form', text: [content.form] },
    {
      id: 'topics',
      heading: 'What to write about',
      text: content.topics.map(({ title, text }) => `${title}: ${text}`),
    },
    ...partnerEntries(site),
  ],
})
