import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import { adFrameAddress } from '../../components/ads/addresses'
import { contentTypes } from '../contract/content-types'
import { adFrameHeaders, lightAddress, securityHeaders } from '../contract/headers'
import { markdownLink } from '../contract/markdown-link'
import { isNotFoundPath, redirectOf } from '../contract/redirects'
import type { ServerConfig } from '../contract/server-config'
import { acceptedEncodings, namesOf, variantsOf } from './file-variants'
import { savesData, sendFirst, setFileHeaders } from './send-file'

type SiteConfig = Pick<ServerConfig, 'siteUrl' | 'policy' | 'adFramePolicy' | 'aliases'>

/**
 * Serves an exported site the way the recipes do: clean URLs, redirects, headers, ranges, conditional requests,
 * compressed files, and 404.html with status 404. Caches nothing: a build may replace `out` meanwhile.
 */
export function createSiteHandler(
  out: string,
  { siteUrl, policy, adFramePolicy, aliases }: SiteConfig,
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

    const link = markdownLink(siteUrl, address)
    if (link !== undefined) response.setHeader('Link', link)
    const encodings = acceptedEncodings(request.headers['accept-encoding'])
    const isServed = !isNotFoundPath(address) && !isHidden(address)
    const file = lightAddress(address, savesData(request))
    const variants = isServed ? namesOf(file).flatMap((name) => variantsOf(name, encodings)) : []
    if (isReversed(request.headers.range)) delete request.headers.range
    sendFirst(out, variants, request, response, () => sendNotFound(out, encodings, request, response))
  }
}

/** 404.html, or 503 where out/ was moved or deleted while the server ran. */
async function sendNotFound(
  out: string,
  encodings: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.removeHeader('Link')
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

/** `bytes=9-3` is invalid and must be ignored (RFC 9110, 14.1.1). send 1.2 answers 416. */
function isReversed(range: string | undefined): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  return Number(from) > Number(to)
}

/** A second address of something, by an encoded slash; and names that begin with a dot, also percent-encoded. */
function isHidden(address: string): boolean {
  return /%2f|[/\\]\.(?!well-known\/)/i.test(address.replaceAll(/%2e/gi, '.'))
}
