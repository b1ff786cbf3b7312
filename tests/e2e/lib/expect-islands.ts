import { expect, type Page } from '@playwright/test'
import { hydrate } from './hydrate'

/** The islands answer: the search opens, finds something, and closes. */
export async function expectIslands(page: Page): Promise<void> {
  await hydrate(page)
  await page.keyboard.press('Control+k')
  await page.locator('#search [name=q]').fill('cedar posts')
  await expect(page.locator('#search [data-result]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#search')).toBeHidden()
}
