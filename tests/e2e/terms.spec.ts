import { expect, test, type Page } from '@playwright/test'
import { content } from '../../content/model/pages/glossary'
import { collectComplaints } from './lib/console'
import { hydrate } from './lib/hydrate'
import { collectShifts } from './lib/shifts'

const guide = '/installation-maintenance'

/** The terms of the page's sections: those of the lead depend on its words. */
const terms = (page: Page) => page.locator('article section a[href^="/glossary#"]')
const open = (page: Page) => page.locator('#definition:popover-open')

/** The script that opens definitions comes with the first scroll. */
async function openGuide(page: Page) {
  await page.goto(guide)
  const script = page.waitForResponse(/\/page-contents-\w+\.js$/)
  await terms(page).first().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 20)
  await script
  await page.waitForFunction(() => customElements.get('page-contents'))
}

test('a term opens its definition at a click, is announced once, and Escape closes it', async ({ page }) => {
  await openGuide(page)
  const term = terms(page).first()
  const definition = open(page)
  const word = (await term.textContent()) ?? ''
  expect(await term.locator('xpath=..').ariaSnapshot()).toContain(`link "${word}"`)
  await expect(term.locator('xpath=..').getByRole('button')).toHaveCount(0)

  await term.click()
  await expect(definition).toBeVisible()
  await expect(definition.locator('dfn')).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(definition).toBeHidden()
  await expect(page.locator('[popover]')).toHaveCount(0)
})

test('its first click, before any scroll, opens it when its script has come, however late', async ({
  page,
}) => {
  await page.route('**/page-contents-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto('/installation-maintenance/gates')
  const term = page.locator('main a[href^="/glossary#"]').first()
  await expect(term).toBeInViewport()
  await term.click()
  await expect(open(page)).toBeVisible()
  await expect(page).toHaveURL(/gates$/)
})

test('a click whose script cannot be had leads to the glossary', async ({ page }) => {
  await page.route('**/page-contents-*.js', (route) => route.abort())
  await page.goto('/installation-maintenance/posts-and-gates')
  const term = page.locator('main a[href^="/glossary#"]').first()
  const href = `${await term.getAttribute('href')}`
  await term.click()
  await expect(page).toHaveURL(href)
})

test('the keyboard opens it, goes on to its link, and comes back with Escape', async ({ page }) => {
  await openGuide(page)
  const term = terms(page).first()
  const definition = open(page)

  await term.focus()
  await page.keyboard.press('Enter')
  await expect(definition).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(term).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(definition).toBeFocused()
  const link = definition.getByRole('link', { name: 'In the glossary' })
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  const id = (await term.getAttribute('href'))?.replace('/glossary#', '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/glossary#${id}$`))
  await expect(page.locator(`#${id}`)).toBeInViewport()
  await expect(open(page)).toHaveCount(0)
})

test('with a key held that opens links elsewhere, it is a link', async ({ page, context }) => {
  await openGuide(page)
  const other = context.waitForEvent('page')
  await terms(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })

  await (await other).waitForURL(/\/glossary#/)
  await expect(open(page)).toHaveCount(0)
})

test('no page holds definitions: they are fetched once, when a term is first touched', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const fetches = () => requests.filter((path) => path === '/definitions.json').length
  await openGuide(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
  await expect(page.locator('[popover]')).toHaveCount(0)
  expect(fetches()).toBe(0)

  for (const term of (await terms(page).all()).slice(0, 3)) {
    await term.focus()
    await page.keyboard.press('Enter')
    await expect(open(page).locator('dfn')).not.toBeEmpty()
  }
  expect(fetches()).toBe(1)
})

test('where the definitions cannot be had, a term leads to the glossary', async ({ page }) => {
  await page.route('**/definitions.json', (route) => route.abort())
  await openGuide(page)
  const href = await terms(page).first().getAttribute('href')
  await terms(page).first().click()

  await expect(page).toHaveURL(`${href}`)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a term leads to the glossary', async ({ page }) => {
    await page.goto(guide)
    const href = await terms(page).first().getAttribute('href')
    await terms(page).first().click()

    await expect(page).toHaveURL(`${href}`)
  })
})

test('every definition fits the window, next to its word, and moves nothing @both', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shifts = await collectShifts(page)
  await openGuide(page)
  // A title may move by a pixel as our font comes.
  await page.evaluate(() => document.fonts.ready)
  const { length: earlier } = await shifts()
  for (const term of await terms(page).all()) {
    await term.evaluate((node) => node.scrollIntoView({ block: 'center' }))
    await term.click()
    const definition = open(page)
    await expect(definition).toBeVisible()
    const [word, box] = [await term.boundingBox(), await definition.boundingBox()]
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    if (!word || !box) throw new Error('A term or its definition has no box')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    const gap = Math.max(box.y - (word.y + word.height), word.y - (box.y + box.height))
    expect(gap).toBeLessThan(24)
    await page.keyboard.press('Escape')
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect((await shifts()).slice(earlier)).toEqual([])
})

test('a definition shows the detail of a drawing that its word has, and goes without where it cannot be had', async ({
  page,
}) => {
  await openGuide(page)
  const drawn = content()
    .terms.filter(({ thumbnail }) => thumbnail)
    .map(({ id }) => `a[href="/glossary#${id}"]`)
  const term = terms(page)
    .and(page.locator(drawn.join(', ')))
    .first()
  const picture = open(page).locator('img')

  await term.click()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(
    await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBeGreaterThan(0)
  await page.keyboard.press('Escape')

  await page.route('**/pictures/diagrams/**', (route) => route.abort())
  await page.reload()
  await openGuide(page)
  await term.click()
  await expect(open(page)).toBeVisible()
  await expect(picture).toHaveCount(0)
})

test('with text twice as large, a definition stays within a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openGuide(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const term = terms(page).first()
  await term.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  await term.click()

  const box = await open(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('on paper a term is plain text, and an open definition is not there', async ({ page }) => {
  await openGuide(page)
  const term = terms(page).first()
  await term.click()
  await expect(open(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })

  await expect(page.locator('#definition')).toBeHidden()
  await expect(term).toBeVisible()
  await expect(term).toHaveCSS('text-decoration-line', 'none')
})

test('React hydrates around an open definition, which Back does not bring again', async ({ page }) => {
  const complaints = collectComplaints(page)
  await openGuide(page)
  await terms(page).first().click()
  await expect(open(page)).toBeVisible()

  // Nothing but a script may touch the page: a finger would close the definition.
  await hydrate(page)
  await expect(open(page)).toBeVisible()
  await open(page).getByRole('link', { name: 'In the glossary' }).click()
  await expect(page).toHaveURL(/\/glossary#/)

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${guide}$`))
  await expect(open(page)).toHaveCount(0)
  // A term is a link until the script is there.
  await page.waitForLoadState()
  await page.mouse.wheel(0, 20)
  await page.waitForFunction(() => customElements.get('page-contents'))
  await terms(page).first().click()
  await expect(open(page)).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('a detail of a drawing stands beside its word, and the terms beside each other begin and end alike @both', async ({
  page,
}) => {
  await page.goto('/glossary')
  const thumbnails = page.locator('dt img')
  // Fails where one cannot be drawn.
  await thumbnails.evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )
  const entries = await page.locator('dl > div').evaluateAll((entries) =>
    entries.map((entry) => {
      const { top, bottom } = entry.getBoundingClientRect()
      const word = entry.querySelector('dfn')?.getBoundingClientRect()
      const text = entry.querySelector('dd')?.getBoundingClientRect()
      const image = entry.querySelector('img')?.getBoundingClientRect()
      const isBeside =
        !image ||
        !word ||
        (image.left >= word.right && Math.abs(image.top - word.top) < 16 && image.bottom < bottom)
      return {
        id: entry.querySelector('dt')?.id,
        isBeside,
        top,
        height: bottom - top,
        text: text?.height ?? 0,
      }
    }),
  )

  expect(await thumbnails.count()).toBeGreaterThan(30)
  for (const { id, isBeside, top, height, text } of entries) {
    expect(isBeside, id).toBe(true)
    const row = entries.filter((other) => other.top === top)
    expect(new Set(row.map((other) => other.height)).size, id).toBe(1)
    // Of each row, the longest text fills it, or the picture does.
    expect(height - Math.max(...row.map((other) => other.text), 60), `${id} ${text}`).toBeLessThan(90)
  }
})

test('the names of a fence’s parts lead to their terms, each large enough for a finger @both', async ({
  page,
}) => {
  await page.goto('/glossary')
  const plate = page.locator('section:has(> div > #parts)')
  const names = plate.locator('figure a')
  const boxes = await names.evaluateAll((links) =>
    links.map((link) => {
      const box = link.getBoundingClientRect()
      const figure = link.closest('figure')?.getBoundingClientRect()
      const isInside = figure && box.left > figure.left - 12 && box.right < figure.right + 12
      return {
        name: link.textContent,
        isInside,
        top: box.top,
        left: box.left,
        right: box.right,
        bottom: box.bottom,
      }
    }),
  )

  expect(boxes.length).toBeGreaterThan(20)
  for (const [index, { name, isInside, ...box }] of boxes.entries()) {
    expect(isInside, `${name}`).toBe(true)
    expect(Math.min(box.bottom - box.top, box.right - box.left), `${name}`).toBeGreaterThanOrEqual(24)
    const covered = boxes.slice(index + 1).filter((other) => {
      const isAside = other.left >= box.right || other.right <= box.left
      return !isAside && other.top < box.bottom && other.bottom > box.top
    })
    expect(covered, `${name}`).toEqual([])
  }
  await names.last().click()
  await expect(page).toHaveURL(/#tension-wire$/)
  await expect(page.locator('#tension-wire')).toBeInViewport()
})

test('the glossary has no definitions to open, its letters lead to their terms', async ({ page }) => {
  await page.goto('/glossary')

  await expect(page.locator('a[href^="/glossary#"]')).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Letters' })
    .getByRole('link', { name: 'T', exact: true })
    .click()
  await expect(page).toHaveURL(/\/glossary#letter-t$/)
  await expect(page.getByRole('heading', { level: 2, name: 'T', exact: true })).toBeInViewport()
})
