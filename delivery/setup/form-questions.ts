import { ownForm, type Site } from '../../content/model/schemas/site'

/** The contact form: our own, a provider's, or none. */
export const formQuestions = [
  {
    ask: 'Contact form: "ours", or the address of a provider’s frame',
    now: ({ contactForm }: Site) => (contactForm.frameUrl === ownForm ? 'ours' : contactForm.frameUrl),
    put: (site: Site, answer: string) => ({
      ...site,
      contactForm: { ...site.contactForm, frameUrl: answer === 'ours' ? ownForm : answer },
    }),
  },
  {
    ask: 'Where it posts a message, such as /api/contact; "none" opens the reader’s mail program',
    now: ({ contactForm }: Site) => (contactForm.frameUrl === ownForm ? contactForm.endpoint : undefined),
    put: (site: Site, endpoint: string) => ({ ...site, contactForm: { ...site.contactForm, endpoint } }),
  },
  {
    ask: 'Its script',
    now: ({ contactForm }: Site) =>
      ['', ownForm].includes(contactForm.frameUrl) ? undefined : contactForm.scriptUrl,
    put: (site: Site, scriptUrl: string) => ({ ...site, contactForm: { ...site.contactForm, scriptUrl } }),
  },
]
