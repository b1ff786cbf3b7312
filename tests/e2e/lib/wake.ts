import { expect, type Page } from '@playwright/test'

/** Islands that React has not reached. */
export const asleep = (page: Page) => page.locator('[data-island]:not([data-hydrated])')

/** Wakes React as a reader's finger does that comes down on a button, and waits until every island is awake. */
export async function wake(page: Page): Promise<void> {
  await page.locator('header [commandfor="search"]').dispatchEvent('pointerdown')
  await expect(asleep(page)).toHaveCount(0)
}
