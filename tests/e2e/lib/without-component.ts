import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Takes a component out of the page's flight data, so that React fails where it stands. */
export async function withoutComponent(page: Page, path: string, name: string) {
  const flight = await (await page.request.get(`${path}.txt`)).text()
  if (!flight.includes(`"${name}"`)) throw new Error(`${path}.txt names no ${name}`)
  const broken = flight.replaceAll(`"${name}"`, '"Missing"')
  const integrity = `sha256-${createHash('sha256').update(broken).digest('base64')}`
  await page.route('**/loader/flight-*.txt', (route) =>
    route.fulfill({ contentType: 'text/plain', body: broken }),
  )
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/data-integrity="[^"]*"/, `data-integrity="${integrity}"`)
    await route.fulfill({ response, body: html })
  })
}
