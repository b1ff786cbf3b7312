export type Mail = { readonly subject: string; readonly body: string }

/** Windows hands a mail program 2,083 characters at most, and some programs take 2,000. */
export const longestLink = 1900

/** An address that opens a message in the reader's mail program. */
export function mailLink(email: string, { subject, body }: Mail): string {
  // RFC 6068 asks for CRLF between the lines of a body.
  return `mailto:${email}?subject=${encode(subject)}&body=${encode(body.replaceAll(/\r\n?|\n/g, '\r\n'))}`
}

/** A body with questions; the answers go below each. */
export const asking = (questions: readonly string[]): string =>
  questions.map((question) => `${question}\n\n\n`).join('')

/** Half a letter, as text that was cut may end in, has no code of its own: encodeURIComponent would throw. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())
