import type { Page, Route } from '@playwright/test'
import { board, form, network } from '../../e2e/lib/configured'
import type { State } from '../state'

// Embeds and ads, with their providers played. Without settings they are part of each page's own picture.

const html = { contentType: 'text/html', headers: { 'Access-Control-Allow-Origin': '*' } }
const words = `<body style="font: 1.25rem sans-serif; background: #dde6f5"><p>Words of a third party</p><script>parent.postMessage("ready", "*")</script>`

const never = () => new Promise<never>(() => undefined)
const refuses = (route: Route) => route.abort('blockedbyclient')

/** Fills every slot, as networks do. */
const fills = `for (const slot of document.querySelectorAll('[data-banner-id]'))
  slot.innerHTML = '<img alt="Posts" width="300" height="250" src="https://ads.example.com/posts.svg">'`
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><rect width="300" height="250" fill="#b33"/></svg>'

type Answers = { embeds: (route: Route) => Promise<unknown>; ads: (route: Route) => Promise<unknown> }

/** No request leaves this machine. */
const play =
  ({ embeds, ads }: Answers) =>
  (page: Page) =>
    page.context().route(/example\.com/, (route) => {
      const url = route.request().url()
      return url.startsWith(new URL(network).origin) ? ads(route) : embeds(route)
    })

const loads = (route: Route) => route.fulfill({ ...html, body: words })
const advertises = (route: Route) =>
  route.request().url() === network
    ? route.fulfill({ contentType: 'text/javascript', body: fills })
    : route.fulfill({ contentType: 'image/svg+xml', body: picture })

/** To the board on the home page, or to the form. Only what a window shows of another origin is painted. */
async function scrollToEmbed(page: Page): Promise<void> {
  const embed = page.locator('main [data-island="visible"]')
  await embed.evaluate((node) => node.scrollIntoView({ block: 'start' }))
  await page.evaluate(() => scrollBy({ top: -160, behavior: 'instant' }))
}

const toEmbed = (shows: (page: Page) => ReturnType<Page['locator']>) => async (page: Page) => {
  await scrollToEmbed(page)
  await shows(page).waitFor()
}

const frame = (page: Page) => page.locator(`iframe[src^="${board}"], iframe[src^="${form}"]`)
const wordsInFrame = (page: Page) => frame(page).contentFrame().getByText('Words of a third party')

const site = 'configured'
const pages = ['/', '/contact']

export const embeds: readonly State[] = [
  {
    name: 'embed, loaded',
    site,
    pages,
    prepare: play({ embeds: loads, ads: refuses }),
    reach: toEmbed(wordsInFrame),
  },
  {
    name: 'embed, slow',
    site,
    pages,
    prepare: play({ embeds: never, ads: refuses }),
    reach: toEmbed(frame),
  },
  {
    name: 'embed, refused',
    site,
    pages,
    prepare: play({ embeds: refuses, ads: refuses }),
    reach: async (page) => {
      await scrollToEmbed(page)
      await page.locator('main [data-island="visible"] [data-height]').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'ads, filled',
    site,
    pages: ['/history'],
    whole: true,
    prepare: play({ embeds: refuses, ads: advertises }),
    reach: async (page) => {
      for (const slot of await page.locator('aside:has([data-banner-id])').locator('visible=true').all()) {
        await slot.scrollIntoViewIfNeeded()
        await slot.locator('[data-filled]').waitFor()
        await slot.frameLocator('iframe').getByAltText('Posts').waitFor()
      }
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
    },
  },
  {
    name: 'ads, empty',
    site,
    pages: ['/history'],
    whole: true,
    prepare: play({ embeds: refuses, ads: refuses }),
    reach: (page) => page.locator('aside:has([data-banner-id])').locator('visible=true').first().waitFor(),
  },
]
