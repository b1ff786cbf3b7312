import { z } from 'zod'
import { bannerId as bannerIdPattern } from '../collections/banner-id'
import { httpsUrl, siteAddress, slug, text, uncitedProse } from './common'

const webLink = z.strictObject({ name: text, href: httpsUrl })

const bannerId = z
  .string()
  .regex(bannerIdPattern, 'must be the id the ad network gave this slot: letters, digits, "-", "_" and "/"')

const adSlot = z.strictObject({
  desktop: bannerId,
  phone: bannerId,
  /** The least height in px that the page keeps free for it. */
  height: z.literal([250, 600]),
  /** Phones keep the 600 px slot switched off: more ad than page on a small screen. */
  onPhone: z.boolean(),
})

const adSlots = z
  .strictObject({ top: adSlot, middle: adSlot, bottom: adSlot })
  .superRefine((slots, context) => {
    const known = new Map<string, string>()
    for (const name of ['top', 'middle', 'bottom'] as const) {
      for (const device of ['desktop', 'phone'] as const) {
        const id = slots[name][device]
        const first = known.get(id)
        known.set(id, first ?? `${name}.${device}`)
        if (first !== undefined)
          context.addIssue({ code: 'custom', path: [name, device], message: `is the id of ${first} as well` })
      }
    }
  })

/**
 * Whether and how advertisements come: cards of our own; a network's, each in a frame without any rights to the page;
 * a network's by its script in the page, which then may do there whatever ours may; or not at all.
 */
const adMode = z.enum(['house', 'isolated', 'inline', 'off'])

export type AdMode = z.infer<typeof adMode>

/** The modes in which a network fills the slots. */
export const isOfNetwork = (mode: AdMode): mode is 'isolated' | 'inline' =>
  mode === 'isolated' || mode === 'inline'

/** A record, a variable or a comment (IAB ads.txt 1.1, https://iabtechlab.com/ads-txt). */
const adsTxtLine =
  /^(?:#.*|[a-z]+ *=[^<>]+|[a-z0-9.-]+\.[a-z]+ *, *[^\s,;#<>]+ *, *(?:DIRECT|RESELLER) *(?:, *[^\s,;#<>]+ *)?(?:[;#][^<>]*)?)$/i

/** A host as a Content-Security-Policy names it, perhaps with all below it: never a whole top-level domain. */
const host = z
  .string()
  .regex(
    /^https:\/\/(?:\*\.[a-z0-9_-]+\.)?[a-z0-9_-](?:[a-z0-9_-]|\.(?=[a-z0-9_-]))*(?::\d{1,5})?$/,
    'must be a host, like "https://tpc.ads.example", or all below one, like "https://*.ads.example"',
  )

const adNetwork = z.strictObject({
  /** As readers are told, in the privacy policy. */
  name: z.union([z.literal(''), text]),
  /** The network's script, which fills the elements that carry a data-banner-id. */
  scriptUrl: z.union([z.literal(''), httpsUrl]),
  /** What the network wants to stand on the script's tag, such as {"data-admpid": "12345"}. */
  attributes: z.record(
    z.string().regex(/^data-[a-z0-9-]+$/, 'must be a data- attribute'),
    z.string().trim().min(1, 'must not be empty'),
  ),
  /** Where else its script loads from while it runs in the page ("inline"): the policy allows these and its own host. */
  hosts: z.strictObject({
    scripts: z.array(host),
    frames: z.array(host),
    images: z.array(host),
    connections: z.array(host),
  }),
})

/**
 * Whether the provider's frame posts a message once it is there. Browsers call a frame loaded that the
 * provider refused to show; where this is true, only the message counts.
 */
const saysReady = z.boolean()

/**
 * Whether readers may keep the whole site on their device, for reading offline. Off, those who did lose it at their next
 * visit: the site then ships a worker that removes itself and what was kept.
 */
const offline = z.enum(['on', 'off'])

/** A feed whose items stand on our own board: RSS, Atom or JSON Feed. */
const feed = z.strictObject({
  /** As readers see it below each item. */
  name: text,
  url: httpsUrl,
})

/** The board of news on the home page: our own (app/news-board), a provider's in a frame, or none. */
const news = z
  .strictObject({
    board: z.enum(['own', 'provider', 'none']),
    /** Whose items `npm run news` fetches for our own. Without any, it shows what is new on this site. */
    feeds: z.array(feed).superRefine((feeds, context) => {
      feeds.forEach(({ url }, index) => {
        if (feeds.findIndex((other) => other.url === url) === index) return
        context.addIssue({ code: 'custom', path: [index, 'url'], message: 'is listed twice' })
      })
    }),
    /** Address of the provider's RSS image board, and of the same as a page of its own. */
    frameUrl: z.union([z.literal(''), httpsUrl]),
    pageUrl: z.union([z.literal(''), httpsUrl]),
    provider: text,
    saysReady,
  })
  .refine(({ board, frameUrl }) => board !== 'provider' || frameUrl !== '', {
    path: ['frameUrl'],
    message: 'must be the address of the provider’s frame while news.board is "provider"',
  })

/** The setting of an operator who wants to be asked. */
export const allReserved = 'all rights reserved'

/** A path of this site that takes what a form posts. It stands in the form, and in no policy. */
const formPath = z
  .string()
  .regex(
    /^\/(?!\/)[\w.~/-]*$/,
    'must be a path of this site like "/api/contact", or a full address that starts with https://',
  )

const folder = httpsUrl.regex(/\/$/, 'must end with a slash: the path of a file comes behind it')

export const siteSchema = z.strictObject({
  name: text,
  tagline: text,
  blurb: text,
  /** Where the site is published; the SITE_URL environment variable overrides it. */
  url: siteAddress(/^https$/, 'must be a full address that starts with https://').refine(
    (url) => !/^https:\/\/(?:[^.]+|.*\.(?:localhost|local|internal)|127\..*|\[.*)(?::\d+)?$/.test(url),
    'must be an address that others can reach',
  ),
  /** Who answers for the site, as the legal pages name them. */
  operator: z.strictObject({
    legalName: text,
    /** Where they are established: its law governs the terms. */
    state: text,
  }),
  /** Of words and pictures. Terms, footer, feed, sitemap and structured data say what stands here. */
  licence: z.union([
    z.literal(
      allReserved,
      `must be "${allReserved}", or a licence like { "name": "CC BY 4.0", "href": "https://…" }`,
    ),
    z.strictObject({ name: text, href: httpsUrl }),
  ]),
  /** Where readers may improve a page: its file is edited below the one address, and its history is below the other. */
  repository: z.strictObject({ edit: folder, history: folder }).optional(),
  contact: z.strictObject({
    email: z.email('must be an e-mail address'),
    phone: z
      .string()
      .regex(/^\+?(?=(?:\D*\d){5})[\d ()-]{7,20}$/, 'must be a phone number, like "+1 202-555-0143"')
      .optional(),
    address: z.array(text).min(1),
  }),
  /** `network` is the name of an icon of components/kit/icon.tsx; any other gets that of a link. */
  social: z.array(webLink.extend({ network: slug })),
  /** "Partners" only for those who agreed to be. */
  partnersHeading: text,
  partners: z.array(webLink.extend({ about: text })),
  sponsor: z
    .strictObject({
      /** True for the banner that ships, of a university that knows nothing of it. */
      isExample: z.boolean(),
      name: text,
      heading: text,
      text: uncitedProse,
      applyHref: httpsUrl,
      learnMoreHref: httpsUrl,
    })
    .optional(),
  retailer: z.strictObject({
    name: text,
    /** Search address; {query} stands for title and author. */
    searchUrl: httpsUrl.refine((url) => url.includes('{query}'), 'must contain {query}'),
    /** All books of the author. */
    allUrl: httpsUrl,
  }),
  donate: z.strictObject({ href: httpsUrl, heading: text, text }).optional(),
  news,
  contactForm: z
    .strictObject({
      /** On /contact: our own (app/contact-form), a provider's in a frame, or none. */
      form: z.enum(['own', 'provider', 'none']),
      frameUrl: z.union([z.literal(''), httpsUrl]),
      /** Where our own form posts to; empty, it opens the reader's mail program. */
      endpoint: z.union([z.literal(''), formPath, httpsUrl]),
      /** The provider's script that resizes and fills the frame. Our own form brings its own. */
      scriptUrl: z.union([z.literal(''), httpsUrl]),
      /** What is chosen at first: in our own form, the id of a topic in content/data/pages/contact.json. */
      category: text,
      provider: text,
      saysReady,
    })
    .refine(({ form, frameUrl }) => form !== 'provider' || frameUrl !== '', {
      path: ['frameUrl'],
      message: 'must be the address of the provider’s frame while contactForm.form is "provider"',
    }),
  radio: z.strictObject({
    station: text,
    programme: text,
    /**
     * Whether the player asks for a stream first, at /api/stream. Without, and where none answers, it plays
     * public/recording.mp3.
     */
    stream: z.enum(['on', 'off']),
    /** Sent as GET /api/stream?port=…; the server in front of the site maps it to a stream. */
    port: z.number().int().min(1).max(65535),
    /**
     * Where Icecast tells its titles (status-json.xsl); empty for none. No path of this site: its servers pass on the
     * stream and nothing else.
     */
    statusUrl: z.union([z.literal(''), httpsUrl]),
  }),
  /** Codes by which search engines and networks know the owner: they stand in the head of every page. */
  verification: z
    .strictObject({ google: text, bing: text, yandex: text, pinterest: text })
    .partial()
    .optional(),
  /** Where browsers tell what the policy has refused; empty, nowhere. */
  policyReports: z
    .union([
      z.literal(''),
      // It stands in the policy, and so in every server's configuration.
      httpsUrl.regex(/^[\w.~:/?&=%+-]+$/, 'must hold no more than letters, digits and .~:/?&=%+-'),
    ])
    .default(''),
  offline,
  ads: z
    .strictObject({
      mode: adMode,
      network: adNetwork,
      slots: adSlots,
      /** Lines of ads.txt, as the ad network states them. */
      adsTxt: z.array(
        text.regex(
          adsTxtLine,
          'must be a record like "ads.example, 12345, DIRECT", a variable like "CONTACT=ads@ads.example", or a comment that begins with "#"',
        ),
      ),
    })
    .superRefine(({ mode, network }, context) => {
      for (const field of ['name', 'scriptUrl'] as const) {
        if (!isOfNetwork(mode) || network[field] !== '') continue
        context.addIssue({
          code: 'custom',
          path: ['network', field],
          message: `must be set while ads.mode is "${mode}"`,
        })
      }
    }),
})

export type Site = z.infer<typeof siteSchema>
export type AdSlotName = keyof Site['ads']['slots']
