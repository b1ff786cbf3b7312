import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { collectComplaints } from './lib/console'
import { hydrate } from './lib/hydrate'

const path = '/installation-maintenance/weekend-plan'
const file = '/weekend-plan.ics'

const link = (page: Page) => page.getByRole('link', { name: 'Add to calendar', exact: true })
const firstDay = (page: Page) => page.getByLabel('First Saturday')

/** Id and first day of each event. */
function daysIn(text: string): string[][] {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  return events.map((event) => {
    const { uid, startDate, endDate } = new ICAL.Event(event)
    return [uid, `${startDate}`, `${endDate}`]
  })
}

async function added(page: Page): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent('download'), link(page).click()])
  expect(download.suggestedFilename()).toBe('weekend-plan.ics')
  return daysIn(readFileSync(await download.path(), 'utf8'))
}

const built = async (page: Page) => daysIn(await (await page.request.get(file)).text())

/** So many days later, as in the events. */
const later = (days: number, [uid = '', ...dates]: readonly string[], from: string, to: string) => [
  uid.replace(from.replaceAll('-', ''), to.replaceAll('-', '')),
  ...dates.map((date) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)),
]

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const way of ['untouched', 'hydrated'] as const) {
  test(`the plan begins on the day that the reader chooses, in a page that is ${way}`, async ({ page }) => {
    const complaints = collectComplaints(page)
    if (way === 'untouched')
      await page.route('**/plan-days-*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000))
        await route.continue()
      })
    await page.goto(path)
    if (way === 'hydrated') await hydrate(page)
    const events = await built(page)
    const start = events.find(([uid]) => uid?.includes('day-1'))?.[1] ?? ''

    await firstDay(page).fill('2028-03-04')
    const days = (Date.parse('2028-03-04') - Date.parse(start)) / 86_400_000
    expect(await added(page)).toEqual(events.map((event) => later(days, event, start, '2028-03-04')))
    // A second time, for another day.
    await firstDay(page).fill(start)
    expect(await added(page)).toEqual(events)
    expect(complaints).toEqual([])
  })
}

test('a Saturday is offered that leaves the weeks before it, once somebody scrolls; nothing moves @both', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.clock.setFixedTime('2029-06-13T15:00:00Z')
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((address) => /plan-days|\.ics/.test(address))).toEqual([])
  await expect(firstDay(page)).toHaveValue('')
  const place = await link(page).boundingBox()

  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  await expect(firstDay(page)).toHaveValue(/./)
  const offered = Date.parse(await firstDay(page).inputValue())
  const weeksBefore = Number(await page.locator('plan-days').getAttribute('data-lead')) * 86_400_000
  expect(new Date(offered).getUTCDay()).toBe(6)
  expect(offered - Date.parse('2029-06-13')).toBeGreaterThanOrEqual(weeksBefore)
  expect(offered - Date.parse('2029-06-13')).toBeLessThan(weeksBefore + 7 * 86_400_000)
  expect(await link(page).boundingBox()).toEqual(place)
  expect(requests).not.toContain(file)
})

test('what the style sheet gives the field is in the built page, and a finger hits field and link @both', async ({
  page,
}) => {
  await page.goto(path)
  const sizes = [await firstDay(page).boundingBox(), await link(page).boundingBox()]
  for (const box of sizes) expect(box?.height).toBeGreaterThanOrEqual(44)
  const look = await firstDay(page).evaluate((field) => {
    const { borderTopWidth, paddingLeft, borderTopLeftRadius } = getComputedStyle(field)
    return { borderTopWidth, paddingLeft, borderTopLeftRadius }
  })
  expect(look).toEqual({ borderTopWidth: '1px', paddingLeft: '12px', borderTopLeftRadius: '6px' })

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('plan-days')).toBeHidden()
})

test('without a date the link leads to the file as it is', async ({ page }) => {
  await page.goto(path)
  await firstDay(page).focus()
  await expect(firstDay(page)).toHaveValue(/./)
  await firstDay(page).fill('')

  expect(await added(page)).toEqual(await built(page))
})

test('so it does where a network answers with a page of its own, and tries anew at the next click', async ({
  page,
}) => {
  let asked = 0
  await page.route(file, async (route) => {
    asked += 1
    if (asked === 1) await route.fulfill({ contentType: 'text/html', body: '<title>Log in</title>' })
    else await route.continue()
  })
  await page.goto(path)
  await firstDay(page).fill('2028-03-04')
  await expect.poll(() => page.evaluate(() => customElements.get('plan-days') !== undefined)).toBe(true)

  expect(await added(page)).toEqual(await built(page))
  expect((await added(page)).find(([uid]) => uid?.includes('day-1'))?.[1]).toBe('2028-03-04')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the file has days of its own, which the page names', async ({ page }) => {
    await page.goto(path)
    const events = await built(page)
    const start = events.find(([uid]) => uid?.includes('day-1'))?.[1] ?? ''
    const said = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

    await expect(firstDay(page)).toBeHidden()
    const note = page.locator('plan-days noscript')
    const words = await note.evaluate((node) => node.textContent?.replaceAll('\u00a0', ' '))
    expect(words).toContain(said.format(new Date(start)))
    expect((await note.boundingBox())?.height).toBeGreaterThan(10)
    expect(await added(page)).toEqual(events)
  })
})

test('the year of care stands beside the seasons, in both guides', async ({ page }) => {
  for (const guide of ['/installation-maintenance', '/installation-maintenance/care-and-repair']) {
    await page.goto(guide)
    const year = page
      .locator('#seasons')
      .locator('xpath=..')
      .getByRole('link', { name: 'Add to calendar', exact: true })
    await expect(year).toHaveAttribute('href', '/fence-care.ics')
    expect((await year.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})
