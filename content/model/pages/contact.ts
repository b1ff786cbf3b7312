import { formKind } from '../contact-form'
import { definePage } from '../define'
import { partnerEntries, type Outline, type OutlineEntry } from '../outline'
import type { Site } from '../schemas/site'
import { contactSchema } from '../schemas/contact'
import { closed } from '../typography'
import data from '../../data/pages/contact.json' with { type: 'json' }

export const content = definePage('/contact', contactSchema, data)

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
        `${closed(content.limits.title, ':')} ${content.limits.text}`,
      ],
    },
    ...formEntries(formKind(site)),
    {
      id: 'topics',
      heading: 'What to write about',
      text: content.topics.map(({ title, text }) => `${closed(title, ':')} ${text}`),
    },
    ...partnerEntries(site),
  ],
})

function formEntries(kind: ReturnType<typeof formKind>): OutlineEntry[] {
  return kind ? [{ id: 'form', heading: 'Contact form', text: [content.form[kind]] }] : []
}
