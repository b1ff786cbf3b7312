import type { Fault } from './faults'

/** Milliseconds that an answer may take. */
const patience = 30_000

const byStatus: Readonly<Record<number, string>> = {
  404: 'Nobody takes messages at the address that this form was given.',
  405: 'Nobody takes messages at the address that this form was given.',
  413: 'The message is too long to be taken here.',
  429: 'There were too many messages at once. Wait a while, then send it again.',
  501: 'Nobody takes messages at the address that this form was given.',
}

/**
 * Posts what was filled in, as Formspree, Netlify Forms and scripts of an operator's own take it.
 * @returns what is wrong; nothing where the message has been taken
 */
export async function post(address: string, fields: FormData): Promise<Fault[]> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(patience),
    })
    // Netlify answers with a page, and a script perhaps with nothing.
    const isJson = response.headers.get('Content-Type')?.includes('json')
    const answer: unknown = isJson ? await response.json().catch(() => undefined) : undefined
    if (response.ok && Object(answer).ok !== false) return []
    const named = faultsIn(answer)
    const { status } = response
    if (named.length > 0) return named
    return [{ says: byStatus[status] ?? `The server could not take the message (error ${status}).` }]
  } catch {
    const says = navigator.onLine ? 'No answer came from the server.' : 'You are offline.'
    return [{ says }]
  }
}

/** Formspree's shape: { errors: [{ field, message }] }. Others have one { error }. */
function faultsIn(answer: unknown): Fault[] {
  const { errors, error } = Object(answer)
  const list: unknown[] = Array.isArray(errors) ? errors : [{ message: error }]
  return list.flatMap((item): Fault[] => {
    const { field, message } = Object(item)
    if (typeof message !== 'string' || message === '') return []
    return [{ field: typeof field === 'string' ? field : undefined, says: message.slice(0, 300) }]
  })
}
