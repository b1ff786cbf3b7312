/**
 * What every answer says, on every host: the preview server and each recipe take it from here.
 * @param {string} policy the Content-Security-Policy
 * @returns {[name: string, value: string][]}
 */
export function securityHeaders(policy) {
  return [
    ['Content-Security-Policy', policy],
    strictTransport,
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions],
    // "allow-popups": the donation and sponsor pages open beside ours.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ]
}

/**
 * Browsers ignore it on plain http, so a preview on localhost stays reachable. No `includeSubDomains`: a wiki
 * knows nothing of what else runs under its domain, and a reader's browser would from then on ask an Icecast at
 * http://radio.fences.org:8000 by https only. No `preload`: that list is for the owner of the domain to join,
 * and hard to leave.
 * @type {[name: string, value: string]}
 */
export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000']

/**
 * What the answer for the frame of an advertisement says in their place: it may be framed, by this site.
 * @param {string | undefined} policy its own; none where no advertisement has a frame
 * @returns {[name: string, value: string | undefined][]} undefined: not sent
 */
export function adFrameHeaders(policy) {
  if (policy === undefined) return []
  return [
    ['Content-Security-Policy', policy],
    ['X-Frame-Options', undefined],
  ]
}

/** The radio plays, on this site alone; nothing else that a page could ask a reader for is used. */
const permissions = [
  'autoplay=(self)',
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ')

/** Files whose names carry a hash of their content never change. Everything else is asked for again. */
export const hashedFolders = ['/_next/static/', '/pictures/', '/covers/']
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
  stream: 'no-store, no-transform',
}

/** @param {string} path of a file that exists */
export function cacheControlOf(path) {
  return hashedFolders.some((folder) => path.startsWith(folder)) ? cacheControl.hashed : cacheControl.other
}

/** By a file's ending. Servers guess some of these wrong, and leave out most charsets. */
export const contentTypes = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
}

/** Endings of text, which the build compresses: `name.br` and `name.gz` stand beside such a file. */
export const packedEndings = ['html', 'txt', 'js', 'css', 'json', 'xml', 'svg', 'webmanifest']
