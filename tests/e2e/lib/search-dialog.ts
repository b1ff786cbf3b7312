import type { Page } from '@playwright/test'

export const searchButton = (page: Page) => page.locator('header [commandfor="search"]')
export const search = (page: Page) => page.getByRole('dialog', { name: /search/i })
export const input = (page: Page) => page.getByPlaceholder('Search for fences...')
export const results = (page: Page) => search(page).locator('[data-result]')
