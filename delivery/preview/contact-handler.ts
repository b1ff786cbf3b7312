import type { IncomingMessage, RequestListener } from 'node:http'
import path from 'node:path'
import { answerRefused, answerTaken, Refusal } from './contact-answer'
import { keepMessage, type Message } from './message-files'

type Options = {
  /** Where messages are kept. It is not served. */
  readonly folder?: string
  /** Bytes of one post. */
  readonly longest?: number
  /** Messages an hour, of all senders together. */
  readonly most?: number
  /** The time in milliseconds, and where the console's lines go: for tests. */
  readonly now?: () => number
  readonly log?: (line: string) => void
}

/** The setting contactForm.endpoint names it; without, nobody asks. */
const contactPath = '/api/contact'

const hour = 3_600_000

/** As the form's own field for robots is called: components/contact-form/contact-form.tsx. */
const trap = '_gotcha'

export const isContactRequest = (request: IncomingMessage): boolean =>
  request.url?.split('?', 1)[0] === contactPath

/**
 * Takes what our own contact form posts, and keeps each message as a file. For trying the form, and for a small site
 * behind a proxy of its own: whoever reaches this server may write 60 messages an hour.
 */
export function createContact({
  folder = path.resolve('messages'),
  longest = 100_000,
  most = 60,
  now = Date.now,
  log = console.log,
}: Options = {}): RequestListener {
  /** When the messages of the last hour came. */
  let taken: number[] = []

  /** Counts a message before it is written: many may come at once. */
  function count(): void {
    taken = taken.filter((time) => time > now() - hour)
    if (taken.length >= most)
      throw new Refusal(429, 'There were too many messages at once. Wait a while, then send it again.')
    taken.push(now())
  }

  async function take(request: IncomingMessage): Promise<void> {
    checkSender(request)
    const fields = new URLSearchParams(await readBody(request, longest))
    // Robots learn nothing.
    if (fields.get(trap)) return
    const message = messageIn(fields)
    count()
    const name = await keepMessage(folder, message, new Date(now()))
    log(`A message has come: ${path.join(path.basename(folder), name)}`)
  }

  return async (request, response) => {
    try {
      await take(request)
      answerTaken(request, response)
    } catch (error) {
      if (!(error instanceof Refusal)) log(`A message could not be kept: ${String(error)}`)
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'The message could not be kept.')
      answerRefused(refusal, request, response)
    }
  }
}

/** A page elsewhere must not write messages by its readers' browsers, which say where a post comes from. */
function checkSender({ method, headers }: IncomingMessage): void {
  if (method !== 'POST') throw new Refusal(405, 'Messages are posted here.')
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
  if (!isOwn || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    throw new Refusal(403, 'Messages are taken from the form of this site only.')
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers['content-type'] ?? ''))
    throw new Refusal(415, 'Messages are posted as application/x-www-form-urlencoded.')
}

async function readBody(request: IncomingMessage, longest: number): Promise<string> {
  const tooLong = new Refusal(413, `A message may have ${longest / 1000} KB.`)
  if (Number(request.headers['content-length']) > longest) throw tooLong
  const chunks: Buffer[] = []
  let length = 0
  // Not ended at the first byte too many: a browser that is still sending would not read the answer.
  for await (const chunk of request) {
    length += chunk.length
    if (length > 10 * longest) throw tooLong
    if (length <= longest) chunks.push(chunk)
  }
  if (length > longest) throw tooLong
  return Buffer.concat(chunks).toString('utf8')
}

function messageIn(fields: URLSearchParams): Message {
  const read = (name: string) => fields.get(name)?.trim() ?? ''
  const message = {
    topic: read('topic'),
    name: read('name'),
    email: read('email'),
    page: read('page'),
    message: read('message'),
  }
  if (message.message === '') throw new Refusal(422, 'Write your message first.', 'message')
  if (!/^[^\s@]+@[^\s@]+$/.test(message.email)) throw new Refusal(422, 'This is no email address.', 'email')
  return message
}
