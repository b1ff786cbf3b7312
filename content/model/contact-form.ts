import { ownForm, type Site } from './schemas/site'

export { ownForm }

/** Whether the contact page has a form. */
export const hasContactForm = ({ contactForm }: Site): boolean => contactForm.frameUrl !== ''

/** How its form sends a message; undefined where there is none. */
export function formKind({ contactForm }: Site): 'mail' | 'post' | 'provider' | undefined {
  const { frameUrl, endpoint } = contactForm
  if (frameUrl === '') return undefined
  if (frameUrl !== ownForm) return 'provider'
  return endpoint === '' ? 'mail' : 'post'
}
