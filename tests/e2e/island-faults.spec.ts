import { expect, test, type Page } from '@playwright/test'
import { content as typesOfFences } from '../../content/model/pages/types-of-fences'
import { headingOf } from './lib/routes'
import { playRecordedIndex } from './lib/search-index'
import { unhydrated } from './lib/hydrate'
import { input, results, search } from './lib/search-dialog'

// An island that throws takes neither the page nor another island with it. What an embed shows in its place, and what the
// console says, is in tests/unit/components/island-boundary.test.tsx.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playRecordedIndex(page)
})

/** Makes the island in which this selector finds an element throw as soon as it is hydrated. */
async function breakIsland(page: Page, selector: string) {
  await page.addInitScript((broken) => {
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function set(name, value) {
      if (name === 'data-hydrated' && this.matches(broken)) throw new Error('broken island')
      setAttribute.call(this, name, value)
    }
  }, selector)
}

async function expectPageToLive(page: Page, path: string) {
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await expect(page.getByText('did not load')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(headingOf(path))
}

test('a query that breaks the search leaves dialog, text and page, and other queries work', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.addInitScript(() => {
    const { log } = Math
    Math.log = (value) => {
      if ('searchIsBroken' in window) throw new Error('broken search')
      return log(value)
    }
  })
  await page.goto('/books')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ced')
  await expect(results(page).first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { searchIsBroken: true }))
  await page.keyboard.type('ar')
  await expect(search(page).getByRole('alert')).toHaveText(
    'The search cannot answer these words. Other words may work.',
  )
  expect(logged.join()).toContain('The list of results stopped working. Error: broken search')

  await page.keyboard.press('Enter')
  await expect(input(page)).toHaveValue('cedar')
  await expect(search(page)).toBeVisible()
  await page.evaluate(() => Reflect.deleteProperty(window, 'searchIsBroken'))
  await page.keyboard.type(' post')
  await expect(results(page).first()).toBeVisible()
  await expectPageToLive(page, '/books')
})

test('a search that throws stays open, reports it, and can be closed', async ({ page }) => {
  await breakIsland(page, '#search')
  await page.goto('/books')
  await page.locator('header [commandfor="search"]').click()

  await expect(search(page).getByRole('alert')).toContainText('The search does not work right now.')
  await expectPageToLive(page, '/books')
  const [wooden] = typesOfFences().fenceTypes
  await expect(search(page).getByRole('link', { name: wooden?.title ?? '' })).toBeVisible()
  await search(page).getByRole('button', { name: 'Close search' }).click()
  await expect(search(page)).toBeHidden()
  await page.locator('header [commandfor="search"]').click()
  await expect(search(page)).toBeVisible()
})

test('a radio player that throws is replaced by the browser’s own', async ({ page }) => {
  await breakIsland(page, '[data-island="load"]')
  await page.goto('/radio')

  const player = page.getByRole('region', { name: 'Listen', exact: true })
  await expect(player.getByRole('alert')).toContainText('Our player does not work right now.')
  await expect(player.locator('audio[controls]').first()).toBeVisible()
  await expectPageToLive(page, '/radio')
})

test('a donation popup and a radio bar that throw show nothing, and the search works', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.clock.install()
  await breakIsland(page, '[data-island="7000"]')
  await page.addInitScript(() => {
    const create = document.createElement.bind(document)
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === 'audio') throw new Error('broken island')
      return create(name, options)
    }
  })
  // As if the radio had played on the page before.
  await page.addInitScript(() => (sessionStorage['radio'] = Date.now()))
  await page.goto('/')
  await page.clock.runFor(30_000)

  await expectPageToLive(page, '/')
  const shown = page.locator('[role=alert], [data-radio-bar], #donation-heading')
  await expect(shown).toHaveCount(0)
  for (const island of ['donation popup', 'radio bar'])
    await expect.poll(() => logged.join()).toContain(`The ${island} stopped working. Error: broken island`)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('cedar')
  await page.clock.runFor(1000)
  await expect(results(page).first()).toBeVisible()
})

test('a calculator that throws says so and keeps its example, before React and after', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      Object.defineProperty(document.querySelector('fence-calculator'), 'firstElementChild', {
        get: () => {
          throw new Error('broken element')
        },
      }),
    )
  })
  const path = '/fence-calculator'
  await page.goto(path)
  await page.locator('#fc-height').focus()
  const failure = page.getByRole('alert').filter({ hasText: 'The calculator does not work right now.' })
  await expect(failure).toBeVisible()
  expect(logged.join()).toContain('<fence-calculator> does not work.')

  await page.locator('header [commandfor="search"]').click()
  await expect(unhydrated(page)).toHaveCount(0)
  await expectPageToLive(page, path)
  await expect(page.locator('[data-numeral=posts]')).toHaveText('18')
  await expect(failure).toBeAttached()
})
