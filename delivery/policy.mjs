import { createHash } from 'node:crypto'

/** @typedef {import('../content/model/third-parties.ts').ThirdParties} ThirdParties */
/** @typedef {{ name: string, values: string[] }} Directive */

/**
 * The Content-Security-Policy, as directives. It stands complete in each page's meta tag; the server's header
 * says all of it but the two directives whose hashes change with every edit (see `headerDirectives`).
 * @param {ThirdParties} thirdParties
 * @param {{ page?: string, scriptHashes?: string[], styleHashes?: string[] }} [of] the page's address, and
 *   the hashes of its inline blocks
 * @returns {Directive[]}
 */
export function policyDirectives(thirdParties, { page, scriptHashes = [], styleHashes = [] } = {}) {
  const { ads } = thirdParties
  const network = ads.mode === 'inline' ? [new URL(ads.scriptUrl).origin] : []
  const frames = [...thirdParties.frames, ...(ads.mode === 'isolated' ? ["'self'"] : network)]
  const scripts = thirdParties.scripts
    .filter((script) => page === undefined || script.page === page)
    .map(({ source }) => source)
  return [
    { name: 'default-src', values: ["'none'"] },
    { name: 'script-src', values: ["'self'", ...scripts, ...network, ...scriptHashes] },
    { name: 'style-src', values: ["'self'", ...styleHashes] },
    { name: 'img-src', values: ["'self'", ...thirdParties.images, ...network] },
    { name: 'font-src', values: ["'self'"] },
    { name: 'connect-src', values: ["'self'", ...thirdParties.connections, ...network] },
    { name: 'media-src', values: ["'self'"] },
    { name: 'manifest-src', values: ["'self'"] },
    { name: 'frame-src', values: frames.length > 0 ? frames : ["'none'"] },
    // Where scripts are off, the search form asks a public search engine.
    { name: 'form-action', values: ["'self'", 'https://duckduckgo.com'] },
    { name: 'base-uri', values: ["'none'"] },
    { name: 'require-trusted-types-for', values: ["'script'"] },
    // The wake script makes it; see delivery/wake/wake.ts.
    { name: 'trusted-types', values: ['default'] },
  ]
}

/**
 * What the server sends beside the meta tag. `default-src` and `style-src` stay with the page: their hashes
 * change with its words, and a header that an operator forgot to renew would take its styles away.
 * `frame-ancestors` works in a header only.
 * @param {ThirdParties} thirdParties
 * @param {string[]} scriptHashes
 * @returns {Directive[]}
 */
export function headerDirectives(thirdParties, scriptHashes) {
  return [
    ...policyDirectives(thirdParties, { scriptHashes }).filter(
      ({ name }) => name !== 'default-src' && name !== 'style-src',
    ),
    { name: 'object-src', values: ["'none'"] },
    { name: 'frame-ancestors', values: ["'none'"] },
  ]
}

/**
 * The policy of the frame in which the ad network's code runs (delivery/ads/ad-frame.mjs). Nobody can say in
 * advance whose scripts an advertisement brings; what keeps it away from the reader is the sandbox, which also
 * holds when somebody opens the frame's address by itself.
 * @type {readonly Directive[]}
 */
export const adFrameDirectives = [
  { name: 'default-src', values: ["'none'"] },
  { name: 'script-src', values: ["'unsafe-inline'", "'unsafe-eval'", 'https:'] },
  { name: 'style-src', values: ["'unsafe-inline'", 'https:'] },
  ...['img-src', 'font-src', 'media-src', 'frame-src'].map((name) => ({
    name,
    values: ['https:', 'data:', 'blob:'],
  })),
  { name: 'connect-src', values: ['https:', 'wss:'] },
  { name: 'form-action', values: ['https:'] },
  { name: 'base-uri', values: ["'none'"] },
]

/** What a meta tag cannot say. */
export const adFrameHeaderDirectives = [
  ...adFrameDirectives,
  { name: 'frame-ancestors', values: ["'self'"] },
  { name: 'sandbox', values: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'] },
]

/**
 * @param {readonly Directive[]} directives
 * @throws Error for a value that would end its directive, or the whole policy
 */
export function policyText(directives) {
  const broken = directives.flatMap(({ values }) => values).find((value) => /[\s;,]/.test(value))
  if (broken !== undefined) throw new Error(`A Content-Security-Policy cannot hold the source "${broken}"`)
  return directives.map(({ name, values }) => [name, ...values].join(' ')).join('; ')
}

/**
 * How a policy names an inline block, or an integrity attribute a file.
 * @param {string | Buffer} content
 */
export function sha256(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
