import type { Site } from '../../content/model/schemas/site'

/** The contact form: our own, a provider's, or none. */
export const formQuestions = [
  {
    ask: 'Contact form: "own", or the address of a provider’s frame',
    now: ({ contactForm: { form, frameUrl } }: Site) => (form === 'provider' ? frameUrl : form),
    put: (site: Site, answer: string) => ({
      ...site,
      contactForm: { ...site.contactForm, ...chosen(answer) },
    }),
  },
  {
    ask: 'Where it posts messages, such as /api/contact; "none" opens the reader’s mail program',
    now: ({ contactForm }: Site) => (contactForm.form === 'own' ? contactForm.endpoint : undefined),
    put: (site: Site, endpoint: string) => ({ ...site, contactForm: { ...site.contactForm, endpoint } }),
  },
  {
    ask: 'Its script',
    now: ({ contactForm }: Site) => (contactForm.form === 'provider' ? contactForm.scriptUrl : undefined),
    put: (site: Site, scriptUrl: string) => ({ ...site, contactForm: { ...site.contactForm, scriptUrl } }),
  },
]

function chosen(answer: string) {
  if (answer === '') return { form: 'none' }
  return answer === 'own' ? { form: 'own' } : { form: 'provider', frameUrl: answer }
}
