import { OperatorError } from '../operator-error'

export type Limits = {
  /** The most bytes of an answer. */
  readonly bytes: number
  /** Milliseconds until the whole answer has to be there. */
  readonly time: number
  /** Whether http is allowed to this computer: for tests. */
  readonly allowsLoopback: boolean
}

export type Answer = { readonly url: string; readonly type: string; readonly bytes: Buffer }

const maxRedirects = 5

/**
 * Fetches a file of somebody else's.
 * @throws OperatorError that says why there is none, as the end of a sentence
 */
export async function get(address: string, limits: Limits): Promise<Answer> {
  const signal = AbortSignal.timeout(limits.time)
  let url = address
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (!isAllowed(url, limits)) throw new OperatorError(`is at ${url}, which is not https`)
    const response = await ask(url, signal, limits.time)
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) {
      if (response.ok)
        return { url, type: response.headers.get('content-type') ?? '', bytes: await read(response, limits) }
      await response.body?.cancel()
      throw new OperatorError(`answers ${response.status}`)
    }
    await response.body?.cancel()
    if (!URL.canParse(location, url))
      throw new OperatorError(`redirects to "${location}", which is no address`)
    url = new URL(location, url).href
  }
  throw new OperatorError(`redirects more than ${maxRedirects} times`)
}

function isAllowed(address: string, { allowsLoopback }: Limits): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (allowsLoopback && protocol === 'http:' && hostname === '127.0.0.1')
}

async function ask(url: string, signal: AbortSignal, time: number): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', signal, headers: { 'User-Agent': 'fence-wiki-news' } })
  } catch (error) {
    throw unanswered(error, time)
  }
}

/** In parts: what is too large is not read to its end, whatever its head says. */
async function read(response: Response, { bytes: limit, time }: Limits): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of response.body ?? []) {
      length += part.length
      if (length > limit)
        throw new OperatorError(`is larger than ${(limit / 1e6).toLocaleString('en-US')} MB`)
      parts.push(part)
    }
  } catch (error) {
    throw unanswered(error, time)
  }
  return Buffer.concat(parts)
}

function unanswered(error: unknown, time: number): Error {
  if (error instanceof OperatorError) return error
  if (error instanceof Error && error.name === 'TimeoutError')
    return new OperatorError(`does not answer within ${time / 1000} s`)
  const { cause } = Object(error)
  const why = Object(cause).code ?? Object(cause).message
  return new OperatorError(`does not answer${why ? ` (${why})` : ''}`)
}
