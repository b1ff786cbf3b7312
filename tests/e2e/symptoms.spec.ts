import { expect, test, type Page } from '@playwright/test'
import { content } from '../../content/model/pages/installation-maintenance/care-and-repair'

const guide = '/installation-maintenance/care-and-repair'
const [first, ...others] = content().troubles.flatMap(({ symptoms }) => symptoms)
const last = others.at(-1)

const details = (page: Page, id = '') => page.locator('details', { has: page.locator(`#${id}`) })

async function isShown(page: Page, symptom = first) {
  await expect(details(page, symptom?.id)).toHaveAttribute('open')
  await expect(
    page.getByRole('heading', { level: 3, name: symptom?.symptom ?? '', exact: true }),
  ).toBeInViewport()
  await expect(page.locator(`#${symptom?.id}`)).toBeInViewport()
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'with scripts off', () => {
    test.use({ javaScriptEnabled: scripts })

    test('symptoms are folded, and a link to one opens it', async ({ page }) => {
      await page.goto(guide)
      await expect(details(page, first?.id)).not.toHaveAttribute('open')
      await expect(page.locator(`#${first?.id}`)).toBeHidden()

      await page.goto('/terms')
      await page.goto(`${guide}#${last?.id}`)
      await isShown(page, last)
      await expect(details(page, first?.id)).not.toHaveAttribute('open')
    })

    test('a tap on its name opens and closes it', async ({ page }) => {
      await page.goto(guide)
      const name = page.getByRole('heading', { level: 3, name: first?.symptom ?? '', exact: true })

      await name.click()
      await expect(page.locator(`#${first?.id}`)).toBeVisible()
      await name.click()
      await expect(page.locator(`#${first?.id}`)).toBeHidden()
    })
  })
}

test('a link followed on the page opens its symptom', async ({ page }) => {
  await page.goto(guide)

  await page.evaluate((id) => {
    location.hash = id ?? ''
  }, last?.id)

  await isShown(page, last)
})
