import { formKind } from '../collections/contact-form'
import { site } from '../collections/site'
import { contactSchema } from '../schemas/contact'
import { defineCollection, definePage } from '../store/store'
import { partnerEntries, type Outline, type OutlineEntry } from '../text/outline'
import { closed } from '../text/typography'

export const content = definePage('/contact', contactSchema)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = defineCollection((store): Outline => {
  const page = content(store)
  const settings = site(store)
  return {
    text: [page.lead],
    sections: [
      {
        id: 'details',
        heading: 'How to reach us',
        text: [
          page.details,
          `Email: ${settings.contact.email}. ${settings.contact.phone ? `Phone: ${settings.contact.phone}. ` : ''}Postal address: ${settings.contact.address.join(', ')}.`,
          `${closed(page.limits.title, ':')} ${page.limits.text}`,
        ],
      },
      ...formEntries(formKind(settings), page.form),
      {
        id: 'topics',
        heading: 'What to write about',
        text: page.topics.map(({ title, text }) => `${closed(title, ':')} ${text}`),
      },
      ...partnerEntries(settings),
    ],
  }
})

function formEntries(
  kind: ReturnType<typeof formKind>,
  words: ReturnType<typeof content>['form'],
): OutlineEntry[] {
  return kind ? [{ id: 'form', heading: 'Contact form', text: [words[kind]] }] : []
}
