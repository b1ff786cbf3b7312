import { allReserved, type Site } from '../../content/model/schemas/site'
import { streamQuestion } from './stream-question'

export type Question = {
  ask: string
  /** What stands there now; undefined where the question does not arise. */
  now: (site: Site) => string | undefined
  /** @param answer empty for "none" */
  put: (site: Site, answer: string) => object
}

/** `CC BY-SA 4.0` is at https://creativecommons.org/licenses/by-sa/4.0/. */
function licenceOf(answer: string) {
  const [, kind, version] = /^CC (BY(?:-[A-Z]{2})*) (\d\.\d)$/.exec(answer) ?? []
  if (kind === undefined) return answer || allReserved
  return { name: answer, href: `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/` }
}

/** `https://www.facebook.com/fences` is a page on Facebook. */
function networkOf(href: string) {
  const [network = ''] = /[^./]+(?=\.[a-z]+(?:\/|$))/.exec(href) ?? []
  return { network, name: network.charAt(0).toUpperCase() + network.slice(1), href }
}

const repositoryOf = (address: string) =>
  address ? { edit: `${address}/edit/main/`, history: `${address}/commits/main/` } : undefined

const words = (answer: string) => answer.split(' ').filter((word) => word !== '')

export const questions: readonly Question[] = [
  { ask: 'Name of the site', now: ({ name }) => name, put: (site, name) => ({ ...site, name }) },
  { ask: 'Its address, with https://', now: ({ url }) => url, put: (site, url) => ({ ...site, url }) },
  {
    ask: 'What it is, in a few words',
    now: ({ tagline }) => tagline,
    put: (site, tagline) => ({ ...site, tagline }),
  },
  { ask: 'In two sentences', now: ({ blurb }) => blurb, put: (site, blurb) => ({ ...site, blurb }) },
  {
    ask: 'Company or person that answers for it',
    now: ({ operator }) => operator.legalName,
    put: (site, legalName) => ({ ...site, operator: { ...site.operator, legalName } }),
  },
  {
    ask: 'State whose law governs the terms',
    now: ({ operator }) => operator.state,
    put: (site, state) => ({ ...site, operator: { ...site.operator, state } }),
  },
  {
    ask: 'E-mail address',
    now: ({ contact }) => contact.email,
    put: (site, email) => ({ ...site, contact: { ...site.contact, email } }),
  },
  {
    ask: 'Phone number',
    now: ({ contact }) => contact.phone ?? '',
    put: (site, phone) => ({ ...site, contact: { ...site.contact, phone: phone || undefined } }),
  },
  {
    ask: 'Postal address, with ; between its lines',
    now: ({ contact }) => contact.address.join('; '),
    put: (site, address) => ({ ...site, contact: { ...site.contact, address: address.split(/\s*;\s*/) } }),
  },
  {
    ask: 'Pages on social networks, with spaces between',
    now: ({ social }) => social.map(({ href }) => href).join(' '),
    put: (site, answer) => ({ ...site, social: words(answer).map(networkOf) }),
  },
  {
    ask: `Licence of words and pictures, such as CC BY 4.0, or ${allReserved}`,
    now: ({ licence }) => (typeof licence === 'string' ? licence : licence.name),
    put: (site, answer) => ({ ...site, licence: licenceOf(answer) }),
  },
  {
    ask: 'Repository on GitHub, where readers may improve a page',
    now: ({ repository }) => repository?.edit.replace(/\/edit\/[^/]+\/$/, '') ?? '',
    put: (site, answer) => ({ ...site, repository: repositoryOf(answer.replace(/\/$/, '')) }),
  },
  {
    ask: 'Address that takes donations',
    now: ({ donate }) => donate?.href,
    put: (site, href) => ({ ...site, donate: href ? { ...site.donate, href } : undefined }),
  },
  {
    ask: 'The banner on /books is an example: "agreed" if those it names agreed to it, or "none"',
    now: ({ sponsor }) => (sponsor?.isExample ? sponsor.name : undefined),
    put: (site, answer) => ({
      ...site,
      sponsor:
        answer === '' ? undefined : { ...site.sponsor, isExample: answer === 'agreed' ? false : answer },
    }),
  },
  {
    ask: 'Name of the radio station',
    now: ({ radio }) => radio.station,
    put: (site, station) => ({ ...site, radio: { ...site.radio, station } }),
  },
  {
    ask: 'What it plays',
    now: ({ radio }) => radio.programme,
    put: (site, programme) => ({ ...site, radio: { ...site.radio, programme } }),
  },
  streamQuestion,
  {
    ask: 'Address of the picture board’s frame',
    now: ({ news }) => news.frameUrl,
    put: (site, frameUrl) => ({ ...site, news: { ...site.news, frameUrl } }),
  },
  {
    ask: 'Address of the contact form’s frame',
    now: ({ contactForm }) => contactForm.frameUrl,
    put: (site, frameUrl) => ({ ...site, contactForm: { ...site.contactForm, frameUrl } }),
  },
  {
    ask: 'Its script',
    now: ({ contactForm }) => (contactForm.frameUrl === '' ? undefined : contactForm.scriptUrl),
    put: (site, scriptUrl) => ({ ...site, contactForm: { ...site.contactForm, scriptUrl } }),
  },
  {
    ask: 'Script of your advertising network',
    now: ({ ads }) => ads.network.scriptUrl,
    put: (site, scriptUrl) => ({
      ...site,
      ads: {
        ...site.ads,
        mode: scriptUrl === '' ? 'off' : site.ads.mode,
        network: { ...site.ads.network, scriptUrl },
      },
    }),
  },
  {
    ask: 'Its name',
    now: ({ ads }) => (ads.network.scriptUrl === '' ? undefined : ads.network.name),
    put: (site, name) => ({ ...site, ads: { ...site.ads, network: { ...site.ads.network, name } } }),
  },
  {
    ask: 'Ads: off, isolated in frames without rights, or inline in the page',
    now: ({ ads }) => (ads.network.scriptUrl === '' ? undefined : ads.mode),
    put: (site, mode) => ({ ...site, ads: { ...site.ads, mode } }),
  },
]
