import { expect, test } from '@playwright/test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'with scripts off', () => {
    test.use({ javaScriptEnabled: scripts })

    test('the history opens on its timeline; the other tabs show their panels', async ({ page }) => {
      await page.goto('/history')
      await expect(page.getByRole('heading', { name: 'Classical Antiquity' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeHidden()

      await page.getByRole('radio', { name: 'Cultural Significance' }).check()
      await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Classical Antiquity' })).toBeHidden()

      await page.getByRole('radio', { name: 'Resources' }).check()
      await expect(page.getByRole('heading', { name: 'Four books' })).toBeVisible()
    })

    test('a link to a tab, or into one, shows it', async ({ page }) => {
      await page.goto('/history#resources')
      await expect(page.getByRole('heading', { name: 'Four books' })).toBeVisible()

      await page.goto('/history#film')
      await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeInViewport()
    })

    test('home shows three eras, the first chosen', async ({ page }) => {
      await page.goto('/')
      const eras = page.getByRole('group', { name: 'Choose an era' }).getByRole('radio')
      await expect(eras).toHaveCount(3)
      await expect(eras.first()).toBeChecked()

      await eras.nth(1).check()
      await expect(page.getByRole('link', { name: 'More about the Medieval Period' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'More about the Ancient Times' })).toBeHidden()
    })
  })
}

test('the arrow keys choose tabs', async ({ page }) => {
  await page.goto('/history')

  await page.getByRole('radio', { name: 'Timeline' }).focus()
  await page.keyboard.press('ArrowRight')

  await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeVisible()
})

test('a link followed while reading chooses its tab', async ({ page }) => {
  await page.goto('/history')
  await page.getByRole('radio', { name: 'Resources' }).check()

  await page.evaluate(() => {
    location.hash = 'modern-era'
  })

  await expect(page.getByRole('heading', { name: 'Modern Era' })).toBeInViewport()
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

test('on paper every panel is printed', async ({ page }) => {
  await page.goto('/history')
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('heading', { name: 'Classical Antiquity' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Four books' })).toBeVisible()
  await expect(page.locator('header')).toBeHidden()
})
