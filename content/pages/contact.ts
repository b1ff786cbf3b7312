import { hasContactForm } from '../model/contact-form'
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
      mail: {
        label: 'Report an error',
        subject: 'An error on a page',
        questions: ['Page:', 'Sentence:', 'What is right, and who says so:'],
      },
    },
    {
      title: 'Missing topics',
      text: 'Tell us about the fence, your climate and the problem. Add a photo of the post, the joint or the hinge if you can.',
      mail: {
        label: 'Suggest a topic',
        subject: 'A missing topic',
        questions: ['Fence and ground:', 'State or climate:', 'Question:'],
      },
    },
    {
      title: 'Text and pictures',
      text: 'Go ahead and print pages for your own project, or quote us with credit. The [license](/terms#licence) says what else you may do without asking. For anything more, tell us what you want to show and where.',
      mail: {
        label: 'Ask to use something',
        subject: 'Use of text or pictures',
        questions: ['Page or picture:', 'Where it will appear:', 'Who you are:'],
      },
    },
    {
      title: 'Privacy requests',
      text: 'Ask what we know about you, or ask us to delete a message you sent. The [privacy policy](/privacy#rights) lists your choices.',
      mail: {
        label: 'Make a privacy request',
        subject: 'A privacy request',
        questions: ['What you ask for:', 'Address or phone number it is about:', 'State you live in:'],
      },
    },
    {
      title: 'Broken pages',
      text: 'If a page does not open, hides its text or is silent in your screen reader, tell us what you did and what you saw.',
      mail: {
        label: 'Report a fault',
        subject: 'A fault on the website',
        questions: ['Page:', 'What you did:', 'What you saw:', 'Browser, phone or computer:'],
      },
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
        `Email: ${site.contact.email}. ${site.contact.phone ? `Phone: ${site.contact.phone}. ` : ''}Postal address: ${site.contact.address.join(', ')}.`,
      ],
    },
    ...(hasContactForm(site) ? [{ id: 'form', heading: 'Contact form', text: [content.form] }] : []),
    {
      id: 'topics',
      heading: 'What to write about',
      text: content.topics.map(({ title, text }) => `${title}: ${text}`),
    },
    ...partnerEntries(site),
  ],
})
