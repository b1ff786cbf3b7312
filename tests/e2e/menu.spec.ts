import { expect, test, type Page } from '@playwright/test'
import { headerPages, headingOf, site } from './lib/routes'
import { collectRuntime } from './lib/runtime'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const [first] = headerPages.filter(({ path }) => path !== '/')
const last = headerPages.at(-1)
const button = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(last?.path ?? '')
})

test('a tap opens it at once, and fetches nothing', async ({ page }) => {
  await page.waitForLoadState('networkidle')
  const asked = collectRuntime(page)
  await button(page).tap()
  await expect(menu(page)).toBeVisible()
  await page.waitForTimeout(1000)

  expect(asked).toEqual([])
})

test('focus goes in, stays in, and returns on Esc', async ({ page }) => {
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab')
    // Focus may move to the browser's own controls, but not to the page behind.
    expect(
      await page.evaluate(() => document.activeElement?.closest('header, main, footer') ?? null),
    ).toBeNull()
  }

  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
})

test('the page behind does not scroll, the current page is marked, and its button closes it', async ({
  page,
}) => {
  await button(page).click()

  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText(last?.label ?? '')
  await menu(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(menu(page)).toBeHidden()
})

test('a tap beside the menu closes it, one inside does not', async ({ page }) => {
  await button(page).click()
  await menu(page).getByText(site.name, { exact: true }).click()
  await expect(menu(page)).toBeVisible()

  await page.mouse.click(10, 400)
  await expect(menu(page)).toBeHidden()
})

test('a link in it works and closes it', async ({ page }) => {
  await button(page).click()
  await menu(page).locator(`a[href="${first?.path}"]`).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(first?.path ?? ''))
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
})

test('its current page is marked where colors are forced, not by color alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await button(page).click()

  const [marked, plain] = await menu(page)
    .locator('nav a')
    .evaluateAll((links) => {
      const mark = (isCurrent: boolean) =>
        links
          .filter((link) => link.hasAttribute('aria-current') === isCurrent)
          .map((link) => getComputedStyle(link).borderLeftWidth)
      return [mark(true), mark(false)]
    })
  expect(marked).toEqual(['4px'])
  expect(new Set(plain)).toEqual(new Set(['0px']))
})

test('the button opens it in engines without invoker commands as well', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    document.addEventListener('command', (event) => event.preventDefault(), true)
  })
  await page.reload()
  await button(page).click()

  await expect(menu(page)).toBeVisible()
})
