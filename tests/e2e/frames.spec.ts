import { expect, test, type Locator, type Page } from '@playwright/test'
import { settings as site } from './lib/build-with'
import { network, serveConfigured } from './lib/configured'
import { sectionOf } from './lib/section'
import { hydrate } from './lib/hydrate'
import { keep } from './lib/keep-site'

// How third parties' frames and their fallbacks look. CSS rules that only an element made by a script needs are
// easily lost when the build inlines what a page uses.

const preview = serveConfigured('isolated')

type State = 'loading' | 'loaded' | 'failed'

/** Everything outside answers; or keeps silent; or is blocked. */
async function playProviders(page: Page, state: State): Promise<void> {
  await page.route(/example\.com/, (route) => {
    if (state === 'failed') return route.abort('blockedbyclient')
    if (state === 'loading') return new Promise(() => undefined)
    if (route.request().url() === network) {
      return route.fulfill({
        contentType: 'text/javascript',
        body: `document.querySelector('[data-banner-id]').innerHTML = '<div style="width:300px;height:240px;background:#b33"></div>'`,
      })
    }
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: '<p>Third-party words</p><script>parent.postMessage("ready", "*")</script>',
    })
  })
}

/** How a frame lies in the box around it. */
const measure = (frame: Locator) =>
  frame.evaluate((node) => {
    const box = node.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const { borderTopWidth, borderLeftWidth, display } = getComputedStyle(node)
    const { width, height, x, y } = node.getBoundingClientRect()
    const edge = node.parentElement?.clientLeft ?? 0
    return {
      width: width + 2 * edge - box.width,
      height: Math.round(height),
      left: x - edge - box.x,
      top: y - edge - box.y,
      border: `${borderTopWidth} ${borderLeftWidth}`,
      display,
    }
  })

const filling = { width: 0, left: 0, top: 0, border: '0px 0px', display: 'block' }

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('an ad fills its slot, and the house ad behind it is hidden', async ({ page }) => {
      await playProviders(page, 'loaded')
      await page.goto(`${preview.url}/types-of-fences`)
      for (const box of await page.locator('aside:has([data-banner-id]):visible').all()) {
        await box.scrollIntoViewIfNeeded()
        await expect(box).toHaveAttribute('aria-label', 'Advertisement')
        const slot = box.locator('[data-filled]')
        const height = await slot.evaluate((node) => node.clientHeight)
        expect(height).toBeGreaterThanOrEqual(
          (await slot.getAttribute('data-banner-id')) === '6079446' ? 600 : 250,
        )
        expect(await slot.evaluate((node) => node.clientWidth)).toBeGreaterThanOrEqual(300)
        expect(await measure(slot.locator('iframe'))).toEqual({ ...filling, height })
        await expect(box.getByText(`From ${site.name}`)).toBeHidden()
        expect(await box.evaluate((node) => getComputedStyle(node, '::before').content)).toBe(
          '"Advertisement"',
        )
      }
      await expectNoSidewaysScroll(page)
    })

    test('an empty slot shows the house ad, and no label of an ad', async ({ page }) => {
      await playProviders(page, 'failed')
      const blocked = page.waitForEvent('requestfailed', (request) => request.url() === network)
      await page.goto(`${preview.url}/types-of-fences`)
      const box = page.locator('aside:has([data-banner-id]):visible').first()
      await box.scrollIntoViewIfNeeded()
      await blocked
      await expect(box.locator('iframe')).toHaveCount(0)
      await expect(box.getByText(`From ${site.name}`)).toBeVisible()
      await expect(box).toHaveAttribute('aria-label', /^From /)
      expect(await box.evaluate((node) => getComputedStyle(node, '::before').content)).toBe('none')
    })

    for (const { path, name, title, height, waiting } of [
      {
        path: '/',
        name: 'news board',
        title: /news/i,
        height: 1600,
        waiting: 'Loading RSS feed...',
      },
      { path: '/contact', name: 'contact form', title: /^Contact form$/, height: 789, waiting: /loading/i },
    ]) {
      test(`the ${name} fills its box while it loads and afterwards`, async ({ page }) => {
        await playProviders(page, 'loading')
        await page.goto(`${preview.url}${path}`)
        const frame = page.locator('iframe').and(page.getByTitle(title))
        const words = page.getByText(waiting)
        await words.scrollIntoViewIfNeeded()
        await expect(frame).toBeAttached()
        expect(await measure(frame)).toEqual({ ...filling, height })
        await expect(words).toBeVisible()

        await page.unroute(/example\.com/)
        await playProviders(page, 'loaded')
        await page.reload()
        await frame.scrollIntoViewIfNeeded()
        await expect(page.frameLocator('[data-island] iframe').getByText('Third-party words')).toBeVisible()
        await expect(words).toBeHidden()
        expect(await measure(frame)).toEqual({ ...filling, height })
        await expectNoSidewaysScroll(page)
      })
    }

    test('the fallback of a news board has the grid of our updates', async ({ page }) => {
      await playProviders(page, 'failed')
      await page.goto(preview.url)
      const news = sectionOf(page, 'Latest Fence News')
      await news.scrollIntoViewIfNeeded()
      const list = news.getByRole('list')
      await expect(list).toBeVisible()
      const { display, columns, marker } = await list.evaluate((node) => {
        const style = getComputedStyle(node)
        return {
          display: style.display,
          columns: style.gridTemplateColumns.split(' ').length,
          marker: style.listStyleType,
        }
      })
      expect({ display, columns, marker }).toEqual({
        display: 'grid',
        columns: width < 768 ? 1 : 3,
        marker: 'none',
      })
      await expect(list.getByRole('listitem').first()).toHaveCSS('border-top-width', '1px')
      await expect(news).toContainText('Fence news from other publishers did not load.')
      await expect(news.getByRole('link', { name: 'Open on' })).toHaveCount(0)
      expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(3)
      await expectNoSidewaysScroll(page)
    })

    test('the fallback of a contact form has its frame and its space', async ({ page }) => {
      await playProviders(page, 'failed')
      await page.goto(`${preview.url}/contact`)
      const region = sectionOf(page, 'Contact form')
      const words = region.getByText('An email reaches us just as well')
      await region.getByRole('heading').scrollIntoViewIfNeeded()
      await expect(region).toContainText('Contact form did not load.')
      await expect(words).toBeVisible()
      const box = words.locator('xpath=ancestor::div[1]')
      await expect(box).toHaveCSS('padding-left', '24px')
      await expect(box).toHaveCSS('border-top-width', '1px')
      await expectNoSidewaysScroll(page)
    })
  })
}

test('on paper there is no ad, no frame, no heading without its frame, and no room for them', async ({
  page,
}) => {
  await playProviders(page, 'loaded')
  const embed = 'section:has([data-island=visible])'
  const slot = 'aside:has([data-banner-id])'
  for (const [path, box, frame] of [
    ['/', embed, '[data-island] iframe'],
    ['/contact', embed, '[data-island] iframe'],
    ['/types-of-fences', `${slot}:visible`, '[data-filled] iframe'],
  ] as const) {
    await page.goto(`${preview.url}${path}`)
    await page.locator(box).first().scrollIntoViewIfNeeded()
    await expect(page.locator(frame).first()).toBeVisible()

    await page.emulateMedia({ media: 'print' })
    const rooms = await page
      .locator(`${embed}, ${slot}, iframe`)
      .evaluateAll((nodes) => nodes.flatMap((node) => [...node.getClientRects()]).length)
    expect(rooms, path).toBe(0)
    await page.emulateMedia({ media: null })
  }
})

test('kept and offline: radio, board, form and ads each say in their place why they cannot, and nothing is broken', async ({
  page,
  context,
}) => {
  await keep(page, preview.url)
  await context.setOffline(true)

  for (const { path, title } of [
    { path: '/', title: 'Fence news from other publishers' },
    { path: '/contact', title: 'Contact form' },
  ]) {
    await page.goto(`${preview.url}${path}`)
    const island = page.locator('[data-island=visible]')
    await island.scrollIntoViewIfNeeded()
    await expect(island).toContainText(`${title} needs a connection, and you are offline.`)
    await expect(island.locator('iframe, a[rel=noopener]')).toHaveCount(0)
  }
  // Our own words, and no frame with the browser's error.
  await expect(page.locator('[data-banner-id] > *')).toHaveCount(0)
  for (const slot of await page.locator('aside:has([data-banner-id]):visible').all())
    await expect(slot).toContainText(`From ${site.name}`)

  await page.goto(`${preview.url}/radio`)
  await hydrate(page)
  await page.locator('main').getByRole('button', { name: 'Play' }).click()
  await expect(page.locator('main [data-fault]')).toHaveText('You are offline. The radio needs a connection.')

  await playProviders(page, 'loaded')
  await context.setOffline(false)
  await expect(page.locator('main [data-fault]')).toHaveCount(0)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the frames fill their boxes as well', async ({ page }) => {
    await playProviders(page, 'loaded')
    for (const { path, height } of [
      { path: '/', height: 1600 },
      { path: '/contact', height: 789 },
    ]) {
      await page.goto(`${preview.url}${path}`)
      const frame = page.locator('[data-island="visible"] iframe')
      expect(await measure(frame)).toEqual({ ...filling, height })
      await expect(frame).toHaveAttribute('loading', 'lazy')
    }
  })
})
