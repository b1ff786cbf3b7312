import type { IncomingMessage, ServerResponse } from 'node:http'
import { framePages } from '../../content/model/pages/frame-pages'

/** Why a post is not taken: its status, and a sentence for its sender. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly says: string,
    readonly field?: string,
  ) {
    super(says)
  }
}

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** Our script asks for JSON; a browser without it shows what comes, in the frame of the form. */
const wantsJson = ({ headers }: IncomingMessage) => headers.accept?.includes('application/json')

export function answerTaken(request: IncomingMessage, response: ServerResponse): void {
  if (wantsJson(request)) return answerJson(response, 200, { ok: true })
  response.writeHead(303, { ...headers, Location: `${framePages.contactForm.path}#sent` }).end()
}

export function answerRefused(
  { status, says, field }: Refusal,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (status === 405) response.setHeader('Allow', 'POST')
  if (status === 429) response.setHeader('Retry-After', '3600')
  // What is left of a body that is too long is not waited for.
  if (!request.complete) response.setHeader('Connection', 'close')
  if (wantsJson(request)) return answerJson(response, status, { errors: [{ field, message: says }] })
  response
    .writeHead(status, {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
    })
    .end(`${says}\n${status === 405 ? '' : 'Go back: the form still has your words.\n'}`)
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { ...headers, 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body))
}
