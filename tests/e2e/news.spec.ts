import { expect, test, type Page } from '@playwright/test'
import { newestPages } from '../../content/model/pages/page-registry'
import { content as home } from '../../content/model/pages/home'
import { collectComplaints } from './lib/console'
import { site } from './lib/routes'
import { sectionOf } from './lib/section'

// The news board of our own, in its frame on the home page. embeds.spec.ts tries a provider's.

test.skip(site.news.board !== 'own', 'This operator has another board, or none.')

const board = '/news-board'
const news = (page: Page) => sectionOf(page, home().news.heading)
const cards = (page: Page) => page.frameLocator('iframe').getByRole('listitem')

test('the board comes near the viewport into a frame 1600 px high; until then its place says that it loads', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  await page.route(`**${board}`, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(board)
  const place = await news(page).locator('[data-island]').boundingBox()

  await news(page).scrollIntoViewIfNeeded()
  await expect(news(page)).toContainText('Loading RSS feed...')
  const frame = news(page).locator('iframe')
  await expect(frame).toBeAttached()
  expect((await frame.boundingBox())?.height).toBe(1600)
  open()
  await expect(cards(page).first()).toBeVisible()
  await expect(news(page)).not.toContainText('Loading RSS feed...')
  expect((await news(page).locator('[data-island]').boundingBox())?.height).toBe(place?.height)
  await expect(news(page).getByRole('link', { name: /^Open on/ })).toHaveCount(0)
  // The frame has no script of ours, and Playwright's own are refused there.
  expect(complaints.filter((line) => !line.startsWith('Blocked script execution'))).toEqual([])
})

test('each card has a picture, what is new, whose news it is, and its day; it opens in a new tab', async ({
  page,
}) => {
  await page.goto('/')
  await news(page).scrollIntoViewIfNeeded()
  await expect(cards(page).first()).toBeVisible()
  const shown = await cards(page).evaluateAll((items) =>
    items.map((item) => {
      const link = item.querySelector('a')
      return {
        hasPicture: item.querySelector('img') !== null,
        title: link?.textContent !== '',
        target: link?.target,
        rel: link?.rel,
        day: item.querySelector('time')?.dateTime ?? '',
      }
    }),
  )
  for (const { day, ...card } of shown) {
    expect(card).toEqual({ hasPicture: true, title: true, target: '_blank', rel: 'noopener' })
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
  const days = shown.map(({ day }) => day)
  expect(days).toEqual(days.toSorted().toReversed())
  if (site.news.feeds.length === 0) {
    await expect(page.frameLocator('iframe').locator('header')).toContainText(site.name)
    for (const card of await cards(page).all()) await expect(card).toContainText(/(?:New on|Updated) \w/)
  }

  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    cards(page).getByRole('link').first().click(),
  ])
  await opened.waitForLoadState()
  expect(await opened.evaluate(() => opener)).toBeNull()
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const width of [288, 328, 700, 1180, 1472, 1840]) {
  test(`at ${width} px the board fills its frame with whole rows, and scrolls neither way`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1600 })
    await page.goto(board)
    const { sizes, rows, last } = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('li')].map((item) => item.getBoundingClientRect())
      const visible = boxes.filter((box) => box.height > 0)
      const perRow = visible.filter((box) => box.top === visible[0]?.top).length
      const { scrollWidth, scrollHeight } = document.documentElement
      return {
        sizes: [scrollWidth - innerWidth, scrollHeight - innerHeight],
        rows: visible.length / perRow,
        last: visible.at(-1)?.bottom ?? 0,
      }
    })
    expect(sizes).toEqual([0, 0])
    expect(Number.isInteger(rows)).toBe(true)
    expect(last).toBeGreaterThan(1500)
  })
}

test('the board is no page of its own to search engines, and has no script and no header', async ({
  page,
  request,
}) => {
  await page.goto(board)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('script, header a, footer')).toHaveCount(0)
  for (const list of ['/sitemap.xml', '/llms.txt', '/search-index.json'])
    expect(await (await request.get(list)).text()).not.toContain(board)
})

/** One of our own updates. */
const updated = newestPages().find(({ reviewed }) => reviewed)?.label ?? ''

for (const [how, answer] of Object.entries({
  blocked: 'abort',
  missing: 404,
  'refused by a header that a server still sends': { 'X-Frame-Options': 'DENY' },
} as const)) {
  test(`a board that is ${how} is replaced by our newest changes, with a sentence`, async ({ page }) => {
    await page.route(`**${board}`, async (route) => {
      if (answer === 'abort') return route.abort('blockedbyclient')
      if (answer === 404)
        return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })
      return route.fulfill({ contentType: 'text/html', headers: answer, body: '<p>Not in a frame</p>' })
    })
    await page.goto('/')
    await news(page).scrollIntoViewIfNeeded()
    await expect(news(page)).toContainText('Fence news did not load.')
    await expect(news(page).getByRole('link', { name: updated, exact: true })).toBeVisible()
    await expect(news(page).locator('iframe')).toHaveCount(0)
  })
}

test('offline, its place says what it needs, and shows it once there is a connection', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  // The island comes with the first touch or scroll.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }))
  await page.route(`**${board}`, (route) => route.abort('internetdisconnected'))
  await news(page).scrollIntoViewIfNeeded()
  await expect(news(page)).toContainText('Fence news needs a connection, and you are offline.')
  await expect(news(page).getByRole('link', { name: updated, exact: true })).toBeVisible()

  await page.unroute(`**${board}`)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
    dispatchEvent(new Event('online'))
  })
  await expect(cards(page).first()).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the board stands in its frame', async ({ page }) => {
    await page.goto('/')
    await news(page).scrollIntoViewIfNeeded()
    await expect(cards(page).first()).toBeVisible()
  })
})
