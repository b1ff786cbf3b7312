import { readFileSync } from 'node:fs'
import path from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { adFrameAddress } from './ads/address.mjs'
import { adFrameHeaders, cacheControlOf, contentTypes, packedEndings, securityHeaders } from './headers.mjs'
import { isNotFoundScreen, redirectOf } from './redirects.mjs'

/** @typedef {Pick<import('./write-recipes.mjs').Site, 'policy' | 'adFramePolicy' | 'aliases'>} Settings */

const types = new Map(Object.entries(contentTypes).map(([ending, type]) => [`.${ending}`, type]))
const packed = new Set(packedEndings.map((ending) => `.${ending}`))

/**
 * Serves an exported site the way the recipes do: clean URLs, redirects, headers, ranges, ETags, compression,
 * and 404.html with status 404.
 * @param {string} out the folder
 * @param {Settings} settings
 * @returns {import('node:http').RequestListener}
 */
export function createSite(out, { policy, adFramePolicy, aliases }) {
  const notFound = readFileSync(path.join(out, '404.html'))
  const files = sirv(out, { etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders })
  // Only for what the build left uncompressed; an answer that is already packed goes through untouched.
  const compress = compression()
  const headers = securityHeaders(policy)
  const ofAdFrame = adFrameHeaders(adFramePolicy)

  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const [address = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2)
    if (address === adFrameAddress) {
      for (const [name, value] of ofAdFrame) {
        if (value === undefined) response.removeHeader(name)
        else response.setHeader(name, value)
      }
    }
    const elsewhere = redirectOf(address, aliases)
    if (elsewhere !== undefined) {
      const location = query === undefined ? elsewhere : `${elsewhere}?${query}`
      response.writeHead(301, { Location: location, 'Cache-Control': 'no-cache' }).end()
      return
    }

    const missing = () => {
      response.writeHead(404, { 'Content-Type': contentTypes.html, 'Cache-Control': 'no-cache' })
      response.end(request.method === 'HEAD' ? undefined : notFound)
    }
    // The middleware is written for Express, whose request and response are Node's with more on top.
    const [req, res] = /** @type {Parameters<typeof compress>} */ (
      /** @type {unknown} */ ([request, response])
    )
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding'])
    compress(req, res, () => {
      if (isNotFoundScreen(address) || isHidden(address)) return missing()
      // The library ends the process over "bytes=9-3". The whole file is always a right answer.
      if (!isPlainRange(request.headers.range)) delete request.headers.range
      files(request, response, missing)
    })
  }
}

/**
 * The encodings that the build has made and the browser takes; the libraries overlook a refusal, "br;q=0".
 * @param {string | string[] | undefined} header
 */
function acceptedEncodings(header = '') {
  const accepted = String(header)
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => Number(weight ?? 1) > 0)
    .map(([name]) => name)
  return ['br', 'gzip'].filter((name) => accepted.includes(name)).join(', ')
}

/** "From here", or "from here to there". */
function isPlainRange(/** @type {string | undefined} */ range) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  return from !== undefined && (!to || Number(to) >= Number(from))
}

/** Names that begin with a dot, wherever they stand and however they are written. */
function isHidden(/** @type {string} */ address) {
  return /[/\\]\.(?!well-known\/)/.test(address.replaceAll(/%2e/gi, '.').replaceAll(/%2f/gi, '/'))
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} file
 */
function setHeaders(response, file) {
  // /history is history.html.
  const ending = path.extname(file) || '.html'
  response.setHeader('Cache-Control', cacheControlOf(file))
  const type = types.get(ending)
  if (type) response.setHeader('Content-Type', type)
  if (packed.has(ending)) response.setHeader('Vary', 'Accept-Encoding')
}
