import type { Site } from './schemas/site'

/** Whether the operator has a contact form. */
export const hasContactForm = ({ contactForm }: Site): boolean => contactForm.frameUrl !== ''
