import { expect, test } from '@playwright/test'
import { content as history } from '../../content/pages/history'
import { homeEras } from './lib/routes'

const [firstEra] = history.eras
const lastEra = history.eras.at(-1)

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

test('an address with a broken escape or an odd anchor breaks nothing', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  for (const hash of ['#%', '#%E0%A4%A', '#"]', '#timeline%00', '#constructor']) {
    await page.goto(`/history${hash}`)
    await expect(page.getByRole('radio', { name: 'Timeline' })).toBeChecked()
  }
  expect(errors).toEqual([])
})

test('every panel is printed', async ({ page }) => {
  await page.goto('/history')
  await page.emulateMedia({ media: 'print' })

  await expect(page.locator(`#${firstEra?.id}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Places to read on' })).toBeVisible()
  await expect(page.locator('header')).toBeHidden()
})
