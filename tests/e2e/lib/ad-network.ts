import { expect, type Page } from '@playwright/test'
import { cardsOf } from '../../../content/model/collections/page-cards'
import { site } from '../../../content/model/collections/site'
import { network } from './configured'
import { headingOf } from './routes'

// Ads as an operator switches them on. The test plays the network, working and broken.

/** The title of the first house ad on /history, which stays where no network fills its slot. */
export const house: string = cardsOf('/history', site())[0]?.title ?? ''

/** Fills whatever slot it finds, as networks do, with a picture that leads to the advertiser. */
export const fills = `
  document.title = document.currentScript.dataset.admpid
  for (const slot of document.querySelectorAll('[data-banner-id]')) {
    slot.innerHTML = '<a href="https://shop.example.com/" target="_blank"><img alt="Buy posts" width="300" height="200" src="https://ads.example.com/posts.svg"></a>'
  }
`

/** The network answers with a script, and further ones by address; its pictures and the advertiser are there, too. */
export async function playNetwork(
  page: Page,
  script: string,
  further: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const scripts = new Map(Object.entries({ [network]: script, ...further }))
  const asked: string[] = []
  await page.context().route(/example\.com/, (route) => {
    const url = route.request().url()
    asked.push(url)
    const body = scripts.get(url)
    if (body !== undefined) return route.fulfill({ contentType: 'text/javascript', body })
    if (url.endsWith('.svg')) {
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#b33"/></svg>',
      })
    }
    return route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' })
  })
  return asked
}

export const top = (page: Page) => page.locator('aside:has([data-banner-id])').first()
export const frames = (page: Page) => page.locator('[data-banner-id] iframe')

/** What no advertisement may change. */
export async function expectUnharmed(page: Page, url: string) {
  expect(page.url()).toBe(`${url}/history`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/history'))
  expect(page.context().pages()).toHaveLength(1)
  await page.getByRole('link', { name: 'Fence Wiki' }).first().click()
  await expect(page).toHaveURL(`${url}/`)
}
