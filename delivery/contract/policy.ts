import { createHash } from 'node:crypto'
import { adSources } from '../../components/ads/policy'
import { framePageAt } from '../../content/model/pages/frame-pages'
import type { ThirdParties } from '../../content/model/collections/third-parties'
import { OperatorError } from '../operator-error'

export type Directive = { readonly name: string; readonly values: readonly string[] }

type PageHashes = {
  /** The page's path. Without it, the directives allow what any page may load. */
  readonly path?: string
  /** Hashes of the page's inline blocks. */
  readonly scriptHashes?: readonly string[]
  readonly styleHashes?: readonly string[]
}

/**
 * The Content-Security-Policy of a page, which its meta tag holds. The server's header repeats it, except for the
 * directives that depend on the page's text (see `headerDirectives`).
 */
export function policyDirectives(
  thirdParties: ThirdParties,
  { path, scriptHashes = [], styleHashes = [] }: PageHashes = {},
): Directive[] {
  // A page that is made for a frame has neither ads nor the search.
  const isInFrame = path !== undefined && framePageAt(path) !== undefined
  const ads = adSources(isInFrame ? { ...thirdParties.ads, mode: 'off' } : thirdParties.ads)
  // Ours: content/model/pages/frame-pages.ts, and those of isolated ads.
  const frames = ["'self'", ...thirdParties.frames, ...ads.frames]
  const onPage = (allowed: readonly { page: string; source: string }[]) =>
    allowed.filter(({ page }) => path === undefined || page === path).map(({ source }) => source)
  const scripts = onPage(thirdParties.scripts)
  const forms = onPage(thirdParties.forms)
  // A script posts the form; a mail program is no connection.
  const posts = forms.filter((source) => source.startsWith('https:'))
  return [
    { name: 'default-src', values: ["'none'"] },
    { name: 'script-src', values: ["'self'", ...scripts, ...ads.scripts, ...scriptHashes] },
    { name: 'style-src', values: ["'self'", ...styleHashes] },
    { name: 'img-src', values: ["'self'", ...thirdParties.images, ...ads.images] },
    { name: 'font-src', values: ["'self'"] },
    { name: 'connect-src', values: ["'self'", ...thirdParties.connections, ...posts, ...ads.connections] },
    { name: 'media-src', values: ["'self'"] },
    { name: 'manifest-src', values: ["'self'"] },
    { name: 'worker-src', values: ["'self'"] },
    { name: 'frame-src', values: frames },
    // Without JavaScript, the search form sends its query to a public search engine.
    { name: 'form-action', values: ["'self'", ...(isInFrame ? [] : ['https://duckduckgo.com']), ...forms] },
    { name: 'base-uri', values: ["'none'"] },
    { name: 'require-trusted-types-for', values: ["'script'"] },
    // components/island/script-address.ts, components/radio/keep-document.ts, and for ad networks components/ads/ad-loader.ts.
    {
      name: 'trusted-types',
      values: ['offline', 'embed', 'radio', ...(thirdParties.ads.mode === 'inline' ? ['default'] : [])],
    },
  ]
}

/**
 * The policy of the server's header. It leaves `default-src` and `style-src` to the meta tag: a page's style hashes
 * change with its text, so a header that was not updated with the site would block its styles. `frame-ancestors`
 * and reports work in a header only.
 */
export function headerDirectives(thirdParties: ThirdParties, scriptHashes: readonly string[]): Directive[] {
  return [
    ...policyDirectives(thirdParties, { scriptHashes }).filter(
      ({ name }) => name !== 'default-src' && name !== 'style-src',
    ),
    { name: 'object-src', values: ["'none'"] },
    // Not 'none': pages of ours stand in frames of ours.
    { name: 'frame-ancestors', values: ["'self'"] },
    // Every browser heeds it, in a header only. `report-to` would need a header of its own, and not all know it.
    ...(thirdParties.reports.length > 0 ? [{ name: 'report-uri', values: thirdParties.reports }] : []),
  ]
}

/** @throws OperatorError for a source that would end its directive, or the whole policy */
export function policyText(directives: readonly Directive[]): string {
  const broken = directives.flatMap(({ values }) => values).find((value) => /[\s;,]/.test(value))
  if (broken !== undefined) {
    throw new OperatorError(`A Content-Security-Policy cannot hold the source "${broken}"`)
  }
  return directives.map(({ name, values }) => [name, ...values].join(' ')).join('; ')
}

/** A hash as policies and integrity attributes write it. */
export function sha256(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** An inline block as a source of a policy. */
export const sourceOf = (text: string): string => `'${sha256(text)}'`
