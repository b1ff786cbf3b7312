import { allReserved, type Site } from '../../content/model/schemas/site'
import { adQuestions } from './ad-questions'
import { formQuestions } from './form-questions'
import { networkOf } from './network-of'
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

const boardOf = (answer: string) =>
  /^(?:own)?$/.test(answer) ? { board: answer || 'none' } : { board: 'provider', frameUrl: answer }

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
    ask: 'News board on the home page: own, or the address of a provider’s frame',
    now: ({ news: { board, frameUrl } }) => ({ own: 'own', provider: frameUrl, none: '' })[board],
    put: (site, answer) => ({ ...site, news: { ...site.news, ...boardOf(answer) } }),
  },
  ...formQuestions,
  ...adQuestions,
]
