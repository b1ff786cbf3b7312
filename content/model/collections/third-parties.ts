import { content as books } from '../pages/books'
import { framePages } from '../pages/frame-pages'
import { defineCollection } from '../store/store'
import { formKind } from './contact-form'
import { policySource } from './policy-source'
import { site } from './site'

const originOf = (address: string) => new URL(address).origin
const unique = (values: readonly string[]) => [...new Set(values)]
const isElsewhere = (address: string | undefined): address is string => /^https?:/.test(address ?? '')

/** Every other origin that a page may talk to, as content and settings say. The policy allows no further one. */
export const thirdParties = defineCollection((store) => {
  const settings = site(store)
  const board = settings.news.board === 'provider' ? settings.news.frameUrl : undefined
  const form = formKind(settings) === 'provider' ? settings.contactForm.frameUrl : undefined
  const frames = unique([board, form].filter(isElsewhere).map(originOf))

  /** The page of our own form is there even where another stands on /contact. */
  const { endpoint } = settings.contactForm
  const formTargets = endpoint === '' ? ['mailto:'] : [endpoint].filter(isElsewhere).map(policySource)

  return {
    frames,
    /** A script requests each frame once, to learn whether a blocker stops it. */
    connections: unique([...frames, ...[settings.radio.statusUrl].filter(isElsewhere).map(originOf)]),
    images: unique(
      books(store)
        .books.map((book) => book.cover)
        .filter(isElsewhere)
        .map(originOf),
    ),
    /** The form provider's script, which only its page may run; `source` is its address in the policy. */
    scripts: [formKind(settings) === 'provider' ? settings.contactForm.scriptUrl : '']
      .filter(isElsewhere)
      .map((address) => ({ page: '/contact', address, source: policySource(address) })),
    /** Where our own form sends a message to, from its page: a mail program, or an address elsewhere. */
    forms: formTargets.map((source): { page: string; source: string } => ({
      page: framePages.contactForm.path,
      source,
    })),
    /** Where browsers report what the policy refused. */
    reports: [settings.policyReports].filter(isElsewhere),
    ads: {
      mode: settings.ads.mode,
      scriptUrl: settings.ads.network.scriptUrl,
      attributes: settings.ads.network.attributes,
      hosts: settings.ads.network.hosts,
    },
  }
})

export type ThirdParties = ReturnType<typeof thirdParties>
