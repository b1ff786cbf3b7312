import { expect, type Page } from '@playwright/test'

/** Islands that React has not hydrated. */
export const unhydrated = (page: Page) => page.locator('[data-island]:not([data-hydrated])')

/** Loads the search the way a finger on its button does, and waits until it has hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('header [commandfor="search"]').dispatchEvent('pointerdown')
  await expect(page.locator('#search[data-hydrated]')).toBeAttached()
}
