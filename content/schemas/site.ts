import { z } from 'zod'
import { httpsUrl, prose, text } from './common'

const webLink = z.strictObject({ name: text, href: httpsUrl })

const bannerId = z.string().regex(/^\d+$/, 'must be the number the ad network gave this slot')

const adSlot = z.strictObject({
  desktop: bannerId,
  phone: bannerId,
  /** The least height in px that the page keeps free for it. */
  height: z.union([z.literal(250), z.literal(600)]),
  /** Phones keep the 600 px slot switched off: more ad than page on a small screen. */
  onPhone: z.boolean(),
})

/**
 * Whether the provider's frame posts a message once it is there. Browsers call a frame loaded that the
 * provider refused to show; where this is true, only the message counts.
 */
const saysReady = z.boolean()

export const siteSchema = z.strictObject({
  name: text,
  tagline: text,
  blurb: text,
  /** Where the site is published; the SITE_URL environment variable overrides it. */
  url: httpsUrl,
  contact: z.strictObject({
    email: z.email('must be an e-mail address'),
    phone: z.string().regex(/^\+?[\d ()-]{7,20}$/, 'must be a phone number, like "+1 202-555-0143"'),
    address: z.array(text).min(2),
  }),
  social: z
    .array(webLink.extend({ network: z.enum(['facebook', 'instagram', 'youtube', 'pinterest']) }))
    .length(4),
  partners: z.array(webLink.extend({ about: text })).length(3),
  sponsor: z.strictObject({
    name: text,
    heading: text,
    text: prose,
    applyHref: httpsUrl,
    learnMoreHref: httpsUrl,
  }),
  retailer: z.strictObject({
    name: text,
    /** Search address; {query} stands for title and author. */
    searchUrl: httpsUrl.refine((url) => url.includes('{query}'), 'must contain {query}'),
    /** All books of the author. */
    allUrl: httpsUrl,
  }),
  donate: z.strictObject({ href: httpsUrl, heading: text, text: prose }),
  news: z.strictObject({
    /** Address of the RSS image board's frame; empty until the operator has one. */
    frameUrl: z.union([z.literal(''), httpsUrl]),
    pageUrl: z.union([z.literal(''), httpsUrl]),
    provider: text,
    saysReady,
  }),
  contactForm: z.strictObject({
    frameUrl: z.union([z.literal(''), httpsUrl]),
    /** The provider's script that resizes and fills the frame. */
    scriptUrl: z.union([z.literal(''), httpsUrl]),
    category: text,
    provider: text,
    saysReady,
  }),
  radio: z.strictObject({
    station: text,
    programme: text,
    /** Sent as GET /api/stream?port=…; the server in front of the site maps it to a stream. */
    port: z.number().int().min(1).max(65535),
    /** Where Icecast tells its titles (status-json.xsl), on this site or elsewhere; empty for none. */
    statusUrl: z.union([
      z.literal(''),
      httpsUrl,
      z.string().regex(/^\/[\w./?=&-]+$/, 'must be an address or a path'),
    ]),
  }),
  ads: z.strictObject({
    slots: z.strictObject({ top: adSlot, middle: adSlot, bottom: adSlot }),
    /** Lines of ads.txt, as the ad network states them. */
    adsTxt: z.array(text),
  }),
})

export type Site = z.infer<typeof siteSchema>
export type AdSlotName = keyof Site['ads']['slots']
