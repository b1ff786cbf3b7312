import { adFrameAddress } from '../../components/ads/addresses'
import { workerAddress } from '../../components/offline/addresses'
import { markdownAddress } from '../../content/model/store/page-path'
import { contentTypes, typesByPath } from '../contract/content-types'
import {
  adFrameHeaders,
  cacheControl,
  hashedFolders,
  securityHeaders,
  type HeaderChange,
} from '../contract/headers'
import { markdownLink } from '../contract/markdown-link'
import { OperatorError } from '../operator-error'
import type { RecipeData } from './recipe'

// The files that Cloudflare Pages and Netlify read from the site itself.

/** Limits of Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ */
const maxLineLength = 2000
/** https://developers.cloudflare.com/pages/configuration/redirects/; of those with a wildcard it reads 100. */
const maxRules = { _headers: 100, _redirects: 2000 }

/** What these hosts do not know, or send without its charset. */
const ownTypes = {
  '/manifest.webmanifest': contentTypes.webmanifest,
  '/*.ics': contentTypes.ics,
  '/*.md': contentTypes.md,
  ...typesByPath,
}

/**
 * `_headers`. No `/*` rule for Cache-Control: both hosts send "public, max-age=0, must-revalidate" by themselves, and
 * Cloudflare would merge two values into one.
 */
export function headersFile({ siteUrl, policy, adFramePolicy, pages }: RecipeData): string {
  const exceptions = adFrameHeaders(adFramePolicy)
  const { alone } = inSeries(pages)
  const differs = (header: string) => exceptions.some(([name]) => name === header)
  const everywhere = securityHeaders(policy)
  const write = (headers: readonly HeaderChange[]) =>
    headers.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name}: ${value}`]))
  const rules = [
    ['/*', ...write(everywhere.filter(([name]) => !differs(name)))],
    // A second rule for an address can only add headers, not remove any: so those that differ in the ad frame are
    // set page by page.
    ...(exceptions.length === 0
      ? []
      : [
          ...pagePatterns(pages).map((page) => [
            page,
            ...write(everywhere.filter(([name]) => differs(name))),
          ]),
          [adFrameAddress, ...write(exceptions)],
        ]),
    ...hashedFolders.map((folder) => [`${folder}*`, `  Cache-Control: ${cacheControl.hashed}`]),
    [workerAddress, `  Cache-Control: ${cacheControl.other}`],
    ...Object.entries(ownTypes).map(([files, type]) => [files, `  Content-Type: ${type}`]),
    // Page by page, so where there are many they go without: the words end with the address of their page, too.
    ...(alone.length > maxRules._headers / 3 ? [] : alone.map(markdownAddress)).map((words) => [
      words,
      `  Link: ${markdownLink(siteUrl, words)}`,
    ]),
  ]
  return withinLimits('_headers', rules.length, rules.map((rule) => rule.join('\n')).join('\n\n'))
}

/** The policy of pages that a `_headers` file has: that of the build which wrote it. */
export function policyIn(file: string): string | undefined {
  return /^ {2}Content-Security-Policy: (.*)$/m.exec(file)?.[1]
}

/**
 * `_redirects`. Each alias has a rule with "!" besides those without: Netlify needs it to redirect where a file
 * exists, while Cloudflare skips it with a warning.
 */
export function redirectsFile({ pages, aliases }: RecipeData): string {
  const rules = [
    ...aliases.flatMap(({ path, of }) => [
      `${path} ${of} 301!`,
      ...['', '/', '.html'].map((variant) => `${path}${variant} ${of} 301`),
    ]),
    // Only for Cloudflare. Netlify ignores a slash at the end, and serves a page that exists first.
    ...pages.filter((page) => page !== '/').map((page) => `${page}/ ${page} 301`),
  ]
  return withinLimits('_redirects', rules.length, rules.join('\n'))
}

/** More pages below one than anybody writes by hand: they are a series, such as that of the states. */
const leastSeries = 20

/** Parents with a series below them, and the pages that are in none. */
function inSeries(pages: readonly string[]): { alone: readonly string[]; series: readonly string[] } {
  const parentOf = (page: string) => page.slice(0, page.lastIndexOf('/'))
  const parents = pages.map(parentOf).filter((parent) => parent !== '')
  const series = [...new Set(parents)].filter(
    (parent) => parents.filter((other) => other === parent).length >= leastSeries,
  )
  return { alone: pages.filter((page) => !series.includes(parentOf(page))), series }
}

/** Each page, with one pattern for a series; where they are too many even so, one pattern for all that stand below the same page. */
function pagePatterns(pages: readonly string[]): string[] {
  const { alone, series } = inSeries(pages)
  if (alone.length < maxRules._headers / 2) return [...alone, ...series.map((parent) => `${parent}/*`)]
  const below = new Set(pages.filter((page) => page.lastIndexOf('/') > 0))
  const parents = new Set([...below].map((page) => page.split('/')[1]))
  return [...pages.filter((page) => !below.has(page)), ...[...parents].map((parent) => `/${parent}/*`)]
}

function withinLimits(file: keyof typeof maxRules, rules: number, text: string): string {
  if (rules > maxRules[file]) {
    throw new OperatorError(`out/${file}: has ${rules} rules; Cloudflare Pages reads ${maxRules[file]}`)
  }
  const long = text.split('\n').find((line) => line.length > maxLineLength)
  if (long) {
    throw new OperatorError(
      `out/${file}: the line "${long.slice(0, 60)}…" has ${long.length} characters; Cloudflare Pages reads ` +
        `${maxLineLength}. Fewer addresses of third parties in content/site.json make it shorter.`,
    )
  }
  return `${text}\n`
}
