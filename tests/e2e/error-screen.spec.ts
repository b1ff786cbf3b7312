import { expect, test } from '@playwright/test'
import { axeFaults } from './lib/axe'

// The page that servers send where they fail.

test('the error screen has its styles, and leads back to the page', async ({ page }) => {
  await page.goto('/500')

  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const look = await page.evaluate(() => {
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`${selector} is missing`)
      return getComputedStyle(element)
    }
    return {
      heading: styleOf('h1').fontWeight,
      width: styleOf('main').maxWidth,
      row: styleOf('main > p:last-child').display,
      reload: styleOf('main a:first-child').minHeight,
      home: styleOf('main a:last-child').minHeight,
    }
  })
  expect(look).toEqual({ heading: '600', width: '640px', row: 'flex', reload: '48px', home: '48px' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFaults(page), colorScheme).toEqual([])
  }
  await page.getByText('Reload').click()
  await expect(page).toHaveURL('/500')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})
