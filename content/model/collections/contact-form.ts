import type { Site } from '../schemas/site'

/** Whether the contact page has a form. */
export const hasContactForm = ({ contactForm }: Site): boolean => contactForm.form !== 'none'

/** How its form sends a message; undefined where there is none. */
export function formKind({ contactForm }: Site): 'mail' | 'post' | 'provider' | undefined {
  const { form, endpoint } = contactForm
  if (form === 'none') return undefined
  if (form === 'provider') return 'provider'
  return endpoint === '' ? 'mail' : 'post'
}
