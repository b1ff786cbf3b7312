export type Header = readonly [name: string, value: string]
/** Without a value, the header is not sent. */
export type HeaderChange = readonly [name: string, value: string | undefined]

/** Of files that have no page's robots tag, too. */
const noIndex: Header = ['X-Robots-Tag', 'noindex']

/** The headers of every response. The preview server and each host's configuration send the same. */
export function securityHeaders(policy: string): Header[] {
  return [
    ['Content-Security-Policy', policy],
    strictTransport,
    ['X-Content-Type-Options', 'nosniff'],
    // One value for all files. Netlify and Cloudflare can only add headers for an address: a page that may be framed among
    // others that may not would cost what is no page, and the 404 page, its policy there. Who could frame a page as this
    // origin could do anything else to it as well.
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions],
    // "allow-popups": the donation and sponsor pages open in new tabs.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    // Not isIndexed of the settings: the worker imports this module, and would bring them all.
    ...(process.env['SITE_INDEX'] === 'off' ? [noIndex] : []),
  ]
}

/**
 * Browsers ignore it over plain http, so a preview on localhost stays reachable. No `includeSubDomains`: other
 * services may run under the same domain without https, such as an Icecast at http://radio.fences.org:8000. No
 * `preload`: only the owner of the domain can decide that, and leaving the list takes months.
 */
export const strictTransport: Header = ['Strict-Transport-Security', 'max-age=31536000']

/**
 * How the headers of an ad frame differ: it may be framed, by this site only.
 * @param policy its own; undefined where ads have no frames
 */
export function adFrameHeaders(policy: string | undefined): HeaderChange[] {
  if (policy === undefined) return []
  return [
    ['Content-Security-Policy', policy],
    ['X-Frame-Options', undefined],
  ]
}

/**
 * Only the radio needs a permission: to play. What could spy or pay is refused even to a script that got into a page;
 * the list is short, as it comes with every file, and no frame of others is given a feature by default.
 */
const permissions = [
  'autoplay=(self)',
  ...['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ')

/** Files here have a hash of their content in their names, so they never change. */
export const hashedFolders = ['/_next/static/', '/pictures/', '/covers/']

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  // Many caches between server and reader heed no Vary, and would give the light picture to everybody.
  light: 'private, max-age=31536000, immutable',
  other: 'no-cache',
  stream: 'no-store, no-transform',
}

/**
 * Who sends `Save-Data: on` gets of each wider picture this width, in px: enough to fill a phone's screen, with at most
 * 20 KB. Each picture has it (content/model/collections/pictures.ts).
 */
export const lightWidth = 576

/** Regular expressions: a picture's address up to its width, without the first slash, and the widths above that one. */
export const picturePattern = 'pictures/[\\w-]+'
export const widerPattern = '(?:[6-9]\\d\\d|\\d{4})'

const widePicture = new RegExp(`^(/${picturePattern})-${widerPattern}\\.avif$`)

/** Whether Vary names Save-Data in the answer. */
export const isWeighed = (path: string): boolean => path.startsWith('/pictures/') && path.endsWith('.avif')

/** The address whose file answers a request. */
export const lightAddress = (address: string, savesData: boolean): string =>
  savesData ? address.replace(widePicture, `$1-${lightWidth}.avif`) : address

/** @param path of a file that exists */
export function cacheControlOf(path: string, savesData = false): string {
  if (savesData && isWeighed(path)) return cacheControl.light
  return hashedFolders.some((folder) => path.startsWith(folder)) ? cacheControl.hashed : cacheControl.other
}
