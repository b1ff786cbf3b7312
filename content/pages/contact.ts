import { definePage } from '../model/define'
import { partnerEntries, type Outline } from '../model/outline'
import type { Site } from '../model/schemas/site'
import { contactSchema } from '../model/schemas/contact'

export const content = definePage('/contact', contactSchema, {
  lead: 'Found a mistake, miss a topic, or want to use something from our pages? Write to us.',
  details:
    'Email is best if you have a link or a photo. Tell us which page and which sentence you mean, so we find it fast.',
  form: 'An outside company runs the form. It gets what you type and passes it on to us; the [privacy policy](/privacy#embedded-services) says more. If no form shows up, email, call or write.',
  topics: [
    {
      title: 'Corrections',
      text: 'Tell us the page, the sentence and, if you can, who says otherwise. Local rules change, so a link to your town’s current code helps a lot.',
    },
    {
      title: 'Missing topics',
      text: 'Tell us about the fence, your climate and the problem. Add a photo of the post, the joint or the hinge if you can.',
    },
    {
      title: 'Text and pictures',
      text: 'Go ahead and print pages for your own project, or quote us with credit; see the [license](/terms#licence). For anything else, tell us what you want to show and where.',
    },
    {
      title: 'Privacy requests',
      text: 'Ask what we know about you, or ask us to delete a message you sent. The [privacy policy](/privacy#rights) lists your choices.',
    },
    {
      title: 'What we cannot do',
      text: 'We do not sell, build or inspect fences. We cannot settle a property line, a permit or a contract from here either. Ask your building department, a surveyor, a licensed contractor or a lawyer.',
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
