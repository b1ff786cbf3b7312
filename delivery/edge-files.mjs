import { adFrameAddress } from './ads/address.mjs'
import { adFrameHeaders, cacheControl, contentTypes, hashedFolders, securityHeaders } from './headers.mjs'

// What Cloudflare Pages and Netlify read from the site itself.

/** @typedef {import('./write-recipes.mjs').Site} Site */

/** Cloudflare Pages refuses more: https://developers.cloudflare.com/pages/configuration/headers/ */
const longestLine = 2000
const mostRules = 100

/**
 * Neither host gets a rule for all other files: both send
 * "public, max-age=0, must-revalidate" by themselves, and Cloudflare would join two values into one.
 * @param {Site} site
 */
export function headersFile(site) {
  const exceptions = adFrameHeaders(site.adFramePolicy)
  const differs = (/** @type {string} */ header) => exceptions.some(([name]) => name === header)
  const everywhere = securityHeaders(site.policy)
  const write = (/** @type {[string, string | undefined][]} */ headers) =>
    headers.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name}: ${value}`]))
  const rules = [
    ['/*', ...write(everywhere.filter(([name]) => !differs(name)))],
    // A second rule for an address adds to the first, and takes nothing away: what an advertisement's frame has
    // otherwise is said page by page.
    ...(exceptions.length === 0
      ? []
      : [
          ...site.pages.map((page) => [page, ...write(everywhere.filter(([name]) => differs(name)))]),
          [adFrameAddress, ...write(exceptions)],
        ]),
    ...hashedFolders.map((folder) => [`${folder}*`, `  Cache-Control: ${cacheControl.hashed}`]),
    ['/manifest.webmanifest', `  Content-Type: ${contentTypes.webmanifest}`],
  ]
  return withinLimits('_headers', rules.length, rules.map((rule) => rule.join('\n')).join('\n\n'))
}

/**
 * Each alias has two lines: without the "!" Netlify shows the file that is
 * there, and with it Cloudflare warns of a line that it cannot read, and goes on.
 * @param {Site} site
 */
export function redirectsFile({ pages, aliases }) {
  const rules = [
    ...aliases.flatMap(({ path: from, of }) => [
      `${from} ${of} 301!`,
      ...['', '/', '.html'].map((form) => `${from}${form} ${of} 301`),
    ]),
    // Only for Cloudflare. To Netlify a slash at the end says nothing, and a page that is there goes first.
    ...pages.filter((page) => page !== '/').map((page) => `${page}/ ${page} 301`),
  ]
  return withinLimits('_redirects', rules.length, rules.join('\n'))
}

/**
 * @param {string} file
 * @param {number} rules
 * @param {string} text
 */
function withinLimits(file, rules, text) {
  if (rules > mostRules)
    throw new Error(`out/${file}: has ${rules} rules; Cloudflare Pages reads ${mostRules}`)
  const long = text.split('\n').find((line) => line.length > longestLine)
  if (long) {
    throw new Error(
      `out/${file}: the line "${long.slice(0, 60)}…" has ${long.length} characters; Cloudflare Pages reads ` +
        `${longestLine}. Fewer addresses of third parties in content/site.json make it shorter.`,
    )
  }
  return `${text}\n`
}
