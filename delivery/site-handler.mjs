import { fstatSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import send from 'send'
import { adFrameAddress } from './ads/address.mjs'
import { adFrameHeaders, cacheControlOf, contentTypes, packedEndings, securityHeaders } from './headers.mjs'
import { isNotFoundScreen, redirectOf } from './redirects.mjs'

/** @typedef {Pick<import('./write-recipes.mjs').Site, 'policy' | 'adFramePolicy' | 'aliases'>} Settings */
/** @typedef {{ name: string, suffix: string, encoding: string | undefined }} Form a file as it lies in out/ */

const types = new Map(Object.entries(contentTypes).map(([ending, type]) => [`.${ending}`, type]))
const packed = new Set(packedEndings.map((ending) => `.${ending}`))

/** What the build has made of every text file, best first. */
const suffixes = [
  { suffix: '.br', encoding: 'br' },
  { suffix: '.gz', encoding: 'gzip' },
]

/** What describes one file, and not the one that is tried next. */
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
 * compressed files, and 404.html with status 404. Keeps nothing in memory: a build may replace `out` meanwhile.
 * @param {string} out the folder
 * @param {Settings} settings
 * @returns {import('node:http').RequestListener}
 */
export function createSite(out, { policy, adFramePolicy, aliases }) {
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

    const encodings = acceptedEncodings(request.headers['accept-encoding'])
    const served = !isNotFoundScreen(address) && !isHidden(address)
    const forms = served ? namesOf(address).flatMap((name) => formsOf(name, encodings)) : []
    if (isReversed(request.headers.range)) delete request.headers.range
    sendFirst(out, forms, request, response, () => sendMissing(out, encodings, request, response))
  }
}

/**
 * Sends the first of the files that is there.
 * @param {string} out
 * @param {readonly Form[]} forms
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} otherwise
 */
function sendFirst(out, forms, request, response, otherwise) {
  const [form, ...rest] = forms
  if (form === undefined) return otherwise()
  const { name, suffix, encoding } = form
  const next = () => {
    clearFileHeaders(response)
    sendFirst(out, rest, request, response, otherwise)
  }
  /** @type {import('node:fs').Stats | undefined} */
  let described

  send(request, `${name}${suffix}`, { root: out, index: false, cacheControl: false, dotfiles: 'allow' })
    .on('file', (/** @type {string} */ _file, /** @type {import('node:fs').Stats} */ stat) => {
      described = stat
    })
    .on('headers', () => setFileHeaders(response, name, encoding))
    .on('stream', (/** @type {import('node:fs').ReadStream} */ stream) =>
      stream.on('open', (fd) => {
        // Replaced by a build between send's stat() and open(): the headers are those of the file before.
        if (described !== undefined && isSameFile(described, fstatSync(fd))) return
        stream.unpipe(response)
        stream.destroy()
        clearFileHeaders(response)
        sendFirst(out, forms, request, response, otherwise)
      }),
    )
    .on('directory', next)
    .on('error', (/** @type {{ status: number }} */ { status }) => {
      if (response.headersSent) response.destroy()
      else if (status === 412 || status === 416) refuse(response, status)
      else next()
    })
    .pipe(response)
}

/**
 * The site's own screen. Without it there is no site: it was moved or deleted while the server ran.
 * @param {string} out
 * @param {readonly string[]} encodings
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function sendMissing(out, encodings, request, response) {
  const answer = (/** @type {number} */ status, /** @type {string | Buffer} */ body) =>
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)

  for (const { name, suffix, encoding } of formsOf('/404.html', encodings)) {
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

/**
 * The precondition failed, or the file has no such part (Content-Range says how long it is).
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 */
function refuse(response, status) {
  for (const name of ['Content-Encoding', 'Content-Type', 'Content-Length']) response.removeHeader(name)
  response.writeHead(status).end()
}

/**
 * Which files an address may mean.
 * @param {string} address
 */
function namesOf(address) {
  if (address === '/') return ['/index.html']
  return path.posix.extname(address) === '' ? [`${address}.html`, address] : [address]
}

/**
 * @param {string} name
 * @param {readonly string[]} encodings that the browser takes
 * @returns {Form[]} the best first
 */
function formsOf(name, encodings) {
  const plain = { name, suffix: '', encoding: undefined }
  if (!packed.has(path.posix.extname(name))) return [plain]
  const taken = suffixes.filter(({ encoding }) => encodings.includes(encoding))
  return [...taken.map((form) => ({ name, ...form })), plain]
}

/**
 * @param {string | string[] | undefined} header
 * @returns {string[]} without those that are refused by a weight of 0
 */
function acceptedEncodings(header = '') {
  return String(header)
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => Number(weight ?? 1) > 0)
    .map(([name = '']) => name)
}

/**
 * "bytes=9-3", which is no range and must be ignored (RFC 9110, 14.1.1). `send` 1.2 answers 416.
 * @param {string | undefined} range
 */
function isReversed(range) {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  return Number(from) > Number(to)
}

/** Names that begin with a dot, wherever they stand and however they are written. */
function isHidden(/** @type {string} */ address) {
  return /[/\\]\.(?!well-known\/)/.test(address.replaceAll(/%2e/gi, '.').replaceAll(/%2f/gi, '/'))
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} name
 * @param {string | undefined} encoding
 */
function setFileHeaders(response, name, encoding) {
  const ending = path.posix.extname(name)
  response.setHeader('Cache-Control', cacheControlOf(name))
  const type = types.get(ending)
  if (type !== undefined) response.setHeader('Content-Type', type)
  if (packed.has(ending)) response.setHeader('Vary', 'Accept-Encoding')
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding)
}

/**
 * @param {import('node:fs').Stats} one
 * @param {import('node:fs').Stats} other
 */
function isSameFile(one, other) {
  return one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs
}

/** `send` keeps what another file has set. */
function clearFileHeaders(/** @type {import('node:http').ServerResponse} */ response) {
  response.statusCode = 200
  for (const name of fileHeaders) response.removeHeader(name)
}
