import { expect, type Page } from '@playwright/test'

/** Islands that React has not hydrated. */
export const unhydrated = (page: Page) => page.locator('[data-island]:not([data-hydrated])')

/** Loads React the way a finger on a button does, and waits until every island has hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('header [commandfor="search"]').dispatchEvent('pointerdown')
  await expect(unhydrated(page)).toHaveCount(0)
}
