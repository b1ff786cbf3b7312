import { expect, test, type Page } from '@playwright/test'
import { content as history } from '../../content/model/pages/history'
import { homeEras } from './lib/routes'

const [firstEra] = history().eras
const lastEra = history().eras.at(-1)

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'with scripts off', () => {
    test.use({ javaScriptEnabled: scripts })

    test('the history opens on its timeline; the other tabs show their panels', async ({ page }) => {
      await page.goto('/history')
      await expect(page.locator(`#${firstEra?.id}`)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeHidden()

      await page.getByRole('radio', { name: 'Cultural Significance' }).check()
      await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeVisible()
      await expect(page.locator(`#${firstEra?.id}`)).toBeHidden()

      await page.getByRole('radio', { name: 'Resources' }).check()
      await expect(page.getByRole('heading', { name: 'Places to read on' })).toBeVisible()
    })

    test('a link to a tab, or into one, shows it', async ({ page }) => {
      await page.goto('/history#resources')
      await expect(page.getByRole('heading', { name: 'Places to read on' })).toBeVisible()

      await page.goto('/history#film')
      await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeInViewport()
    })

    test('words in a closed tab are found by a text fragment', async ({ page }) => {
      await page.goto('/history#:~:text=Fences%20in%20film')

      await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeInViewport()
      if (!scripts) return
      // The reader reads on.
      const film = page.getByRole('heading', { name: 'Fences in film' })
      const before = (await film.boundingBox())?.y ?? 0
      await page.mouse.wheel(0, 20)
      await expect(page.getByRole('radio', { name: 'Cultural Significance' })).toBeChecked()
      expect(Math.abs(((await film.boundingBox())?.y ?? 0) - before)).toBeLessThan(60)
      await page.getByRole('radio', { name: 'Resources' }).check()
      await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeHidden()
    })

    test('home shows up to three eras, the first selected', async ({ page }) => {
      await page.goto('/')
      const eras = page.getByRole('group', { name: 'Choose an era' }).getByRole('radio')
      await expect(eras).toHaveCount(homeEras.length)
      await expect(eras.first()).toBeChecked()

      await eras.last().check()
      for (const [index, { id }] of homeEras.entries()) {
        const isChosen = index === homeEras.length - 1
        await expect(page.locator(`main a[href="/history#${id}"]`)).toBeVisible({ visible: isChosen })
      }
    })
  })
}

test('the arrow keys select tabs', async ({ page }) => {
  await page.goto('/history')

  await page.getByRole('radio', { name: 'Timeline' }).focus()
  await page.keyboard.press('ArrowRight')

  await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeVisible()
})

test('a link followed on the page selects its tab', async ({ page }) => {
  await page.goto('/history')
  await page.getByRole('radio', { name: 'Resources' }).check()

  await page.evaluate((id) => {
    location.hash = id ?? ''
  }, lastEra?.id)

  await expect(page.locator(`#${lastEra?.id}`)).toBeInViewport()
})

const tabRow = (page: Page) => page.locator('main fieldset')

test('a link to a tab shows the whole row of tabs below the header @desktop', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport)
    for (const id of ['timeline', 'cultural', 'resources']) {
      await page.goto('about:blank')
      await page.goto(`/history#${id}`)
      await expect(page.locator(`#${id}`)).toBeInViewport()

      const header = await page.locator('header').boundingBox()
      const row = await tabRow(page).boundingBox()
      expect(row?.y, id).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      expect(row?.y, id).toBeLessThan(viewport.height / 2)
    }
  }
})

test('tabs stand in one row on a phone, of equal parts from 360 px up @desktop', async ({ page }) => {
  for (const path of ['/history', '/']) {
    await page.goto(path)
    for (const width of [320, 360, 412, 768]) {
      await page.setViewportSize({ width, height: 740 })
      const boxes = await labelBoxes(page)
      const [first] = boxes

      expect(new Set(boxes.map(({ top }) => top)), `${path} at ${width}`).toEqual(new Set([first?.top]))
      if (width < 360) continue
      for (const box of boxes) expect(Math.abs(box.width - (first?.width ?? 0)), path).toBeLessThan(4)
    }
  }
})

test('tabs in very large text stand under one another, each row on a line of its own @phone', async ({
  page,
}) => {
  for (const path of ['/history', '/']) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const row = await tabRow(page).boundingBox()
    const tops = new Map<number, number>()
    for (const { top, width, isCut, lineWidth } of await labelBoxes(page)) {
      expect(isCut).toBe(false)
      expect(lineWidth).toBe(3)
      tops.set(top, (tops.get(top) ?? 0) + width)
    }

    for (const width of tops.values()) expect(Math.abs(width - (row?.width ?? 0))).toBeLessThan(2)
  }
})

const labelBoxes = (page: Page) =>
  tabRow(page)
    .locator('label')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const { top, width } = label.getBoundingClientRect()
        const isCut = label.scrollWidth > label.clientWidth
        const lineWidth = Number.parseFloat(getComputedStyle(label).borderBottomWidth)
        return { top: Math.round(top), width, isCut, lineWidth }
      }),
    )

test('the chosen tab has a line that the others lack, in forced colors as well @desktop', async ({
  page,
}) => {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    for (const path of ['/history', '/']) {
      await page.goto(path)
      const lines = await tabRow(page)
        .locator('label')
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderBottomColor))
      const [chosen, ...others] = lines

      expect(others).not.toContain(chosen)
    }
  }
})

test('a tab is not sent anywhere by the Enter key, nor remembered by Firefox @desktop', async ({ page }) => {
  await page.goto('/history')
  await page.getByRole('radio', { name: 'Timeline' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('radio', { name: 'Cultural Significance' })).toBeChecked()
  expect(new URL(page.url()).search).toBe('')
  // The attribute is for text fields; only on a form does it concern radio buttons.
  await expect(page.locator('input[type="radio"][autocomplete]')).toHaveCount(0)
  await expect(page.locator('form[autocomplete="off"] input[type="radio"]')).toHaveCount(3)
})

test('an address with a broken escape or an odd anchor breaks nothing', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  for (const hash of ['#%', '#%E0%A4%A', '#"]', '#timeline%00', '#constructor']) {
    await page.goto(`/history${hash}`)
    await expect(page.getByRole('radio', { name: 'Timeline' })).toBeChecked()
  }
  expect(errors).toEqual([])
})
