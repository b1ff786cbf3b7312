import type { Page } from '@playwright/test'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

/** Follows a link of the header, which small windows and headers with many links have in a menu. */
export async function followMenu(page: Page, path: string): Promise<void> {
  const isFolded = await menuButton(page).isVisible()
  if (isFolded) await menuButton(page).click()
  await page.locator(`${isFolded ? '#menu' : 'header'} nav a[href="${path}"]`).click()
}
