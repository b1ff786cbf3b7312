import { expect, type Locator, type Page } from '@playwright/test'

export const path = '/fence-calculator'
export const yard =
  '?v=2&fence=wood&at=0.0_1440.0_1440.480&side=rack_0_696.48.1.in.start&side=rack_0&frost=42'

export const calculator = (page: Page) => page.locator('fence-calculator')
export const numeral = (page: Page, name: string) => calculator(page).locator(`[data-numeral="${name}"]`)
export const field = (page: Page, name: string) => page.locator(`#fc-${name}`)
export const more = (page: Page) => page.getByText('More: permit sketch')
export const button = (page: Page, name: string) =>
  calculator(page).getByRole('button', { name, exact: true })
export const line = (page: Page, text: string) =>
  calculator(page).getByRole('listitem').filter({ hasText: text }).first()
export const said = (page: Page) => calculator(page).getByRole('status')

/** Its script runs, and has the plan of the address: what is drawn can be moved. */
export const expectLive = (page: Page) => expect(page.locator('[data-grip]').first()).toBeVisible()

/** With its script, which an address with a plan fetches at once. */
export async function open(page: Page, query = yard) {
  await page.goto(path + query)
  await expectLive(page)
}

export async function type(control: Locator, text: string) {
  await control.fill(text)
  await control.press('Tab')
}
