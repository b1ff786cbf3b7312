import { policySource } from './policy-source'
import { formKind } from './contact-form'
import { framePages } from './frame-pages'
import { content as books } from './pages/books'
import { site } from './site'

const originOf = (address: string) => new URL(address).origin
const unique = (values: readonly string[]) => [...new Set(values)]
const isElsewhere = (address: string | undefined): address is string => /^https?:/.test(address ?? '')

const board = site.news.board === 'provider' ? site.news.frameUrl : undefined
const form = formKind(site) === 'provider' ? site.contactForm.frameUrl : undefined
const frames = unique([board, form].filter(isElsewhere).map(originOf))

/** The page of our own form is there even where another stands on /contact. */
const { endpoint } = site.contactForm
const formTargets = endpoint === '' ? ['mailto:'] : [endpoint].filter(isElsewhere).map(policySource)

/** Every other origin that a page may talk to, as content and settings say. The policy allows no further one. */
export const thirdParties = {
  frames,
  /** A script requests each frame once, to learn whether a blocker stops it. */
  connections: unique([...frames, ...[site.radio.statusUrl].filter(isElsewhere).map(originOf)]),
  images: unique(
    books.books
      .map((book) => book.cover)
      .filter(isElsewhere)
      .map(originOf),
  ),
  /** The form provider's script, which only its page may run; `source` is its address in the policy. */
  scripts: [formKind(site) === 'provider' ? site.contactForm.scriptUrl : '']
    .filter(isElsewhere)
    .map((address) => ({ page: '/contact', address, source: policySource(address) })),
  /** Where our own form sends a message to, from its page: a mail program, or an address elsewhere. */
  forms: formTargets.map((source): { page: string; source: string } => ({
    page: framePages.contactForm.path,
    source,
  })),
  /** Where browsers report what the policy refused. */
  reports: [site.policyReports].filter(isElsewhere),
  ads: {
    mode: site.ads.mode,
    scriptUrl: site.ads.network.scriptUrl,
    attributes: site.ads.network.attributes,
    hosts: site.ads.network.hosts,
  },
}

export type ThirdParties = typeof thirdParties
