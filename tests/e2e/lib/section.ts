import type { Page } from '@playwright/test'

/** The section under a heading. It is no landmark: a page has too many to tell them apart by. */
export const sectionOf = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true, level: 2 }) })
