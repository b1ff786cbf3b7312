import { fstatSync, type ReadStream, type Stats } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import send from 'send'
import { adFrameAddress } from '../../components/ads/addresses'
import { adFrameHeaders, cacheControlOf, contentTypes, securityHeaders } from '../contract/headers'
import { isNotFoundPath, redirectOf } from '../contract/redirects'
import type { ServerConfig } from '../contract/server-config'
import { acceptedEncodings, isCompressible, namesOf, variantsOf, type FileVariant } from './file-variants'

type SiteConfig = Pick<ServerConfig, 'policy' | 'adFramePolicy' | 'aliases'>

const types = new Map(Object.entries(contentTypes).map(([extension, type]) => [`.${extension}`, type]))

/** Headers that describe one file. */
const fileHeaders = [
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
]

/**
 * Serves an exported site the way the recipes do: clean URLs, redirects, headers, ranges, conditional requests,
 * compressed files, and 404.html with status 404. Caches nothing: a build may replace `out` meanwhile.
 */
export function createSiteHandler(
  out: string,
  { policy, adFramePolicy, aliases }: SiteConfig,
): RequestListener {
  const headers = securityHeaders(policy)
  const changedHeaders = adFrameHeaders(adFramePolicy)

  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const [address = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2)
    if (address === adFrameAddress) {
      for (const [name, value] of changedHeaders) {
        if (value === undefined) response.removeHeader(name)
        else response.setHeader(name, value)
      }
    }
    const canonical = redirectOf(address, aliases)
    if (canonical !== undefined) {
      const location = query === undefined ? canonical : `${canonical}?${query}`
      response.writeHead(301, { Location: location, 'Cache-Control': 'no-cache' }).end()
      return
    }

    const encodings = acceptedEncodings(request.headers['accept-encoding'])
    const isServed = !isNotFoundPath(address) && !isHidden(address)
    const variants = isServed ? namesOf(address).flatMap((name) => variantsOf(name, encodings)) : []
    if (isReversed(request.headers.range)) delete request.headers.range
    sendFirst(out, variants, request, response, () => sendNotFound(out, encodings, request, response))
  }
}

/** Sends the first of the files that exists. */
function sendFirst(
  out: string,
  variants: readonly FileVariant[],
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
): void {
  const [variant, ...rest] = variants
  if (variant === undefined) return otherwise()
  const { name, suffix, encoding } = variant
  const sendNext = () => {
    clearFileHeaders(response)
    sendFirst(out, rest, request, response, otherwise)
  }
  let described: Stats | undefined

  send(request, `${name}${suffix}`, { root: out, index: false, cacheControl: false, dotfiles: 'allow' })
    .on('file', (_file: string, stat: Stats) => {
      described = stat
    })
    .on('headers', () => setFileHeaders(response, name, encoding))
    .on('stream', (stream: ReadStream) =>
      stream.on('open', (fd) => {
        // A build may replace the file between stat() and open() of send 1.2: the headers would describe the old one.
        if (described !== undefined && isSameFile(described, fstatSync(fd))) return
        stream.unpipe(response)
        stream.destroy()
        clearFileHeaders(response)
        sendFirst(out, variants, request, response, otherwise)
      }),
    )
    .on('directory', sendNext)
    .on('error', ({ status }: { status: number }) => {
      if (response.headersSent) response.destroy()
      else if (status === 412 || status === 416) refuse(response, status)
      else sendNext()
    })
    .pipe(response)
}

/** 404.html, or 503 where out/ was moved or deleted while the server ran. */
async function sendNotFound(
  out: string,
  encodings: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = (status: number, body: string | Buffer) =>
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)

  for (const { name, suffix, encoding } of variantsOf('/404.html', encodings)) {
    const body = await readFile(path.join(out, `${name}${suffix}`)).catch(() => undefined)
    if (body === undefined) continue
    setFileHeaders(response, name, encoding)
    answer(404, body)
    return
  }
  response.setHeader('Content-Type', contentTypes.txt)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Retry-After', '10')
  answer(503, 'There is no site in out/ at the moment. Build it: npm run build\n')
}

/** A precondition failed, or the file has no such range (Content-Range gives its length). */
function refuse(response: ServerResponse, status: number): void {
  for (const name of ['Content-Encoding', 'Content-Type', 'Content-Length']) response.removeHeader(name)
  response.writeHead(status).end()
}

/** `bytes=9-3` is invalid and must be ignored (RFC 9110, 14.1.1). send 1.2 answers 416. */
function isReversed(range: string | undefined): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  return Number(from) > Number(to)
}

/** Names that begin with a dot, in any segment and also percent-encoded. */
function isHidden(address: string): boolean {
  return /[/\\]\.(?!well-known\/)/.test(address.replaceAll(/%2e/gi, '.').replaceAll(/%2f/gi, '/'))
}

function setFileHeaders(response: ServerResponse, name: string, encoding: string | undefined): void {
  response.setHeader('Cache-Control', cacheControlOf(name))
  const type = types.get(path.posix.extname(name))
  if (type !== undefined) response.setHeader('Content-Type', type)
  if (isCompressible(name)) response.setHeader('Vary', 'Accept-Encoding')
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding)
}

function isSameFile(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs
}

/** send 1.2 overwrites no header that another file has set. */
function clearFileHeaders(response: ServerResponse): void {
  response.statusCode = 200
  for (const name of fileHeaders) response.removeHeader(name)
}
