import type { Mail } from './mail-link'

/** What a reader has filled in, by the names of the fields. */
export type Filled = Readonly<Partial<Record<'name' | 'email' | 'page' | 'message', string>>>

/** The message as a mail: first what the reader says, then what it is about and whom to answer. */
export function composeMail(subject: string, { message = '', page, name, email }: Filled): Mail {
  const details = Object.entries({ Page: page, Name: name, Email: email }).flatMap(([label, value]) =>
    value?.trim() ? [`${label}: ${value.trim()}`] : [],
  )
  const parts = details.length > 0 ? [message.trim(), details.join('\n')] : [message.trim()]
  return { subject, body: parts.join('\n\n') }
}
