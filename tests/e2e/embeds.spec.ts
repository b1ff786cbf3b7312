import { expect, test, type Page } from '@playwright/test'
import { settings as site } from './lib/build-with'
import { board, form, formScript as script, network, serveConfigured } from './lib/configured'
import { headingOf } from './lib/routes'
import { hydrate } from './lib/hydrate'
import { sectionOf } from './lib/section'
import { newestPages } from '../../content/model/pages/page-registry'
import { content as home } from '../../content/model/pages/home'

// Embeds as an operator sets them up. The test plays their providers.

const preview = serveConfigured('isolated')

const html = { contentType: 'text/html', headers: { 'Access-Control-Allow-Origin': '*' } }

/** Everything outside answers like a provider; the addresses asked are collected. */
async function playProviders(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/example\.com/, (route) => {
    if (route.request().url() === network) return route.abort()
    asked.push(route.request().url())
    return route.request().url() === script
      ? route.fulfill({ contentType: 'text/javascript', body: '' })
      : route.fulfill({
          ...html,
          body: '<p>Third-party words</p><script>parent.postMessage("ready", "*")</script>',
        })
  })
  return asked
}

/** One of our own updates. */
const updated = newestPages().find(({ reviewed }) => reviewed)?.label ?? ''

const news = (page: Page) => sectionOf(page, home().news.heading)

test('the news board loads when it comes near the viewport, in a box that has its size from the start', async ({
  page,
}) => {
  const asked = await playProviders(page)
  await page.goto(preview.url)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expect(news(page)).toContainText('Loading RSS feed...')
  await expect(news(page).getByRole('link', { name: 'Open on the board' })).toHaveAttribute('href', board)

  await news(page).scrollIntoViewIfNeeded()
  const frame = news(page).locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/)
  await expect(frame).toHaveAttribute('title', /.+/)
  expect((await frame.boundingBox())?.height).toBe(1600)
  await expect(page.frameLocator('iframe').getByText('Third-party words')).toBeVisible()
  await expect(news(page)).not.toContainText('Loading RSS feed...')
})

test('a board that its provider refuses to show in a frame is replaced after 12 s', async ({ page }) => {
  await page.route(/example\.com/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Access-Control-Allow-Origin': '*', 'X-Frame-Options': 'DENY' },
      body: '<p>Not in a frame</p>',
    }),
  )
  await page.clock.install()
  await page.goto(preview.url)
  await news(page).scrollIntoViewIfNeeded()
  await expect(news(page).locator('iframe')).toHaveCount(1)

  await page.clock.runFor(12_500)
  await expect(news(page).getByRole('link', { name: updated, exact: true })).toBeVisible()
})

test('the contact form is 789 px high, has its category, and its script comes and goes with it', async ({
  page,
}) => {
  const asked = await playProviders(page)
  await page.goto(`${preview.url}/contact`)
  await page.getByRole('heading', { name: 'Contact form' }).scrollIntoViewIfNeeded()

  const frame = page.locator('iframe[title="Contact form"]')
  await expect(frame).toHaveAttribute('src', `${form}?category=${site.contactForm.category}`)
  const box = await frame.boundingBox()
  expect(box?.height).toBe(789)
  // It fills its column, which is two thirds of the page, and has no border.
  const column = sectionOf(page, 'Contact form')
  expect(box?.width).toBe((await column.boundingBox())?.width)
  expect(box?.width).toBeGreaterThan(760)
  await expect(frame).toHaveCSS('border-top-width', '0px')
  await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1)
  expect(asked).toContain(script)

  await page.locator('header nav a[href="/books"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/books'))
  await expect(page.locator(`script[src="${script}"]`)).toHaveCount(0)
})

test('a link from a hydrated page, with an anchor too, loads the form’s script; one away leaves its policy', async ({
  page,
}) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text())
  })
  await playProviders(page)
  await page.goto(`${preview.url}/books`)
  await hydrate(page)
  await page.locator('header nav a[href="/contact"]').click()
  await expect(page).toHaveURL(`${preview.url}/contact`)
  await page.getByRole('heading', { name: 'Contact form' }).scrollIntoViewIfNeeded()
  await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1)

  await page.locator('header nav a[href="/books"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/books'))
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).not.toHaveAttribute(
    'content',
    /forms\.example\.com\/js/,
  )

  await hydrate(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('contact form')
  // The page is found first; its section comes with the words of its group.
  await page.locator('[data-result][href^="/contact#"]').first().press('Enter')
  await expect(page).toHaveURL(/\/contact#/)
  await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1)
  expect(violations).toEqual([])
})

test('a blocked form leaves mail, phone and address', async ({ page }) => {
  await page.route(/example\.com/, (route) => route.abort())
  await page.goto(`${preview.url}/contact`)

  const region = sectionOf(page, 'Contact form')
  await expect(region.getByRole('link', { name: `write to ${site.contact.email}` })).toBeVisible()
  await expect(region).toContainText(site.contact.phone)
})

const hostile = `<script>
  alert(1)
  try { top.location = 'https://evil.example.com/' } catch {}
  try { parent.document.body.innerHTML = 'mine' } catch {}
  for (const data of [null, {}, { toString: null }, 'x'.repeat(100000)]) parent.postMessage(data, '*')
</script>`

for (const path of ['/', '/contact']) {
  test(`what is hostile in the frame of ${path} stays in it`, async ({ page }) => {
    const uncaught: string[] = []
    page.on('pageerror', (error) => uncaught.push(String(error)))
    page.on('dialog', (dialog) => uncaught.push(dialog.message()))
    await page.route(/example\.com/, (route) => {
      const address = route.request().url()
      if (address === network) return route.abort()
      return address === script
        ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken script")' })
        : route.fulfill({ ...html, body: hostile })
    })
    await page.goto(`${preview.url}${path}`)
    const frame = page.locator('iframe[sandbox]').first()
    await page.locator('[data-island=visible]').first().scrollIntoViewIfNeeded()
    await expect(frame).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(`${preview.url}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))
    expect(uncaught.filter((error) => !error.includes('broken script'))).toEqual([])
    await page.keyboard.press('Control+k')
    await page.keyboard.type('cedar')
    await expect(page.locator('[data-result]').first()).toBeVisible()
  })
}
