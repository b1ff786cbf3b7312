import type { ContactContent } from '@/content/model/schemas/contact'

type Mail = NonNullable<ContactContent['topics'][number]['mail']>

/** An address that opens a message with subject and questions; the answers go below each. */
export function mailLink(email: string, { subject, questions }: Mail): string {
  // RFC 6068 asks for CRLF between the lines of a body.
  const body = questions.map((question) => `${question}\r\n\r\n\r\n`).join('')
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
