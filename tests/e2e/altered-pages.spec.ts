import { expect, test, type Page } from '@playwright/test'
import { translate } from '../lib/translate.mjs'
import { collectComplaints } from './lib/console'
import { unhydrated } from './lib/hydrate'

// The browser's translation and extensions alter a page before an island hydrates, while it does, and afterwards. React draws
// an island anew that has been altered itself; the rest of the page is none of its business.

const button = (page: Page, id: 'menu' | 'search') => page.locator(`header [commandfor="${id}"]`)
const dialog = (page: Page, id: 'menu' | 'search') => page.locator(`dialog#${id}`)
const input = (page: Page) => page.getByPlaceholder('Search for fences...')
const results = (page: Page) => dialog(page, 'search').locator('[data-result]')
const phone = { width: 360, height: 740 }
const chunkFiles = '**/loader/islands-*.js'

/** Texts of a translated page that are not, or no longer, translated. */
const untranslated = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (
        text.nodeValue?.trim() &&
        !text.parentElement?.closest('font, script, style, noscript, site-island')
      )
        found.push(text.nodeValue)
    }
    return found
  })

async function openTranslated(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(translate, 'ü')
}

/** Records whether a translation is removed from the page, even for a moment. */
async function watchUndoing(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    Object.assign(window, { isUndone: false })
    const observer = new MutationObserver((records) => {
      const removed = records.flatMap(({ removedNodes }) => [...removedNodes])
      if (removed.some(({ nodeName }) => nodeName === 'FONT')) Object.assign(window, { isUndone: true })
    })
    observer.observe(document.body, { subtree: true, childList: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'isUndone'))
}

/** All but the words for an island that had been altered. */
const faults = (complaints: readonly string[]) => complaints.filter((words) => !words.includes('drawn anew'))

/** The translation is still there, and nothing was reported. */
async function allIsWell(page: Page, complaints: readonly string[]) {
  await expect.poll(() => untranslated(page)).toEqual([])
  expect(faults(complaints)).toEqual([])
}

// A page may have requests under way when its test ends: an answer that comes too late fails no test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test.describe('translated', () => {
  test('hydrated with its menu open, it stays as it is, and the menu’s links work', async ({ page }) => {
    const complaints = collectComplaints(page)
    await page.setViewportSize(phone)
    await openTranslated(page, '/contact')
    const isUndone = await watchUndoing(page)
    await button(page, 'menu').click()
    await expect(dialog(page, 'menu')).toBeVisible()
    await button(page, 'search').dispatchEvent('pointerdown')
    await allIsWell(page, complaints)
    expect(await isUndone()).toBe(false)
    await expect(dialog(page, 'menu')).toBeVisible()
    await expect(page).toHaveTitle(/^ü/)

    await dialog(page, 'menu').locator('a[href="/books"]').click()
    await expect(page).toHaveURL('/books')
    await expect(page.locator('h1')).toHaveText('Books')
  })

  test('the search finds results, then none, then results again', async ({ page }) => {
    const complaints = collectComplaints(page)
    await openTranslated(page, '/contact')
    await button(page, 'search').click()
    await page.keyboard.type('cedar')
    await expect(results(page)).not.toHaveCount(0)
    await expect(input(page)).toHaveValue('cedar')
    await expect(input(page)).toBeFocused()
    await allIsWell(page, complaints)

    await page.keyboard.type('qqqq')
    await expect(results(page)).toHaveCount(0)
    await expect(dialog(page, 'search').locator('a')).not.toHaveCount(0)
    await input(page).fill('gate')
    await expect(results(page)).not.toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL('/contact')
    expect(faults(complaints)).toEqual([])
  })

  test('Ctrl+K opens the search, which keeps what is typed before React is there', async ({ page }) => {
    const complaints = collectComplaints(page)
    await openTranslated(page, '/history')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('leaning')
    await expect(results(page)).not.toHaveCount(0)
    await expect(input(page)).toHaveValue('leaning')
    await allIsWell(page, complaints)
  })

  test('the radio plays on through the next pages', async ({ page }) => {
    const complaints = collectComplaints(page)
    // The player hydrates as soon as the page has loaded.
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translate})('ü'))`)
    await page.goto('/radio')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    const pause = page.getByRole('button', { name: 'Pause', exact: true })
    await expect(pause).toBeVisible()
    for (const path of ['/books', '/types-of-fences', '/radio']) {
      await page.locator(`header nav a[href="${path}"]`).click()
      await expect(page).toHaveURL(path)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(pause).toBeVisible()
    }
    await pause.click()
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    expect(faults(complaints)).toEqual([])
  })

  test('the popup of the home page appears', async ({ page }) => {
    const complaints = collectComplaints(page)
    await page.clock.install()
    await openTranslated(page, '/')
    await page.clock.runFor(7500)
    await expect(page.locator('[data-island="7000"][data-hydrated]')).toBeAttached()
    await page.clock.runFor(10_500)
    await expect(page.locator('[aria-labelledby="donation-heading"]')).toBeVisible()
    await allIsWell(page, complaints)
  })

  test('a missing page hydrates, although fetching its HTML again answers 404', async ({ page }) => {
    await openTranslated(page, '/no-such-page')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('cedar')
    await expect(results(page)).not.toHaveCount(0)
    await allIsWell(page, [])
  })

  test('while React is being fetched', async ({ page }) => {
    const complaints = collectComplaints(page)
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(chunkFiles, async (route) => {
      await gate
      await route.continue()
    })
    await page.goto('/types-of-fences')
    const waiting = page.waitForRequest(chunkFiles)
    await button(page, 'search').click()
    await waiting
    await page.evaluate(translate, 'ü')
    await page.keyboard.type('cedar')
    letGo()
    await expect(results(page)).not.toHaveCount(0)
    await allIsWell(page, complaints)
  })

  test('in place and in another word order, as in Firefox and Safari', async ({ page }) => {
    const complaints = collectComplaints(page)
    await page.goto('/contact')
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.nodeValue?.trim()) text.nodeValue = `ü${text.nodeValue}`
      }
      for (const paragraph of document.querySelectorAll('p'))
        paragraph.prepend(...[...paragraph.childNodes].reverse())
    })
    const words = () => page.evaluate(() => document.querySelector('main')?.textContent)
    const before = await words()
    await button(page, 'search').click()
    await page.keyboard.type('cedar')
    await expect(results(page)).not.toHaveCount(0)
    await expect(unhydrated(page)).toHaveCount(0)
    expect(await words()).toBe(before)
    expect(faults(complaints)).toEqual([])
  })
})

test.describe('altered by an extension', () => {
  const alterations: Readonly<Record<string, () => void>> = {
    'with an element first in the body, attributes and styles': () => {
      const toolbar = document.createElement('div')
      toolbar.id = 'toolbar'
      document.body.prepend(toolbar)
      document.documentElement.append(document.createElement('grammarly-desktop-integration'))
      document.documentElement.dataset['darkreaderMode'] = 'dynamic'
      document.body.dataset['grExtInstalled'] = ''
      document.querySelector('[name=q]')?.setAttribute('data-lpignore', 'true')
      // A style that the policy allows; an extension's own styles are not subject to it.
      document.head.prepend(...[...document.querySelectorAll('style')].map((style) => style.cloneNode(true)))
    },
    'with elements beside and around the search’s input': () => {
      const field = document.querySelector('[name=q]')
      const wrapper = document.createElement('div')
      field?.before(wrapper)
      wrapper.append(document.createElement('span'))
      const toggle = Object.assign(document.createElement('button'), { type: 'button' })
      if (field) wrapper.append(field, toggle)
      document.querySelector('header [commandfor=search]')?.before(document.createElement('button'))
    },
    'with text in between': () => {
      document.querySelector('main')?.before('Secure page')
      document.querySelector('dialog#search form')?.after('No password saved')
      for (const cell of document.querySelectorAll('p, li')) cell.append(' (checked)')
    },
    'that took elements away': () => {
      document.querySelector('footer ul')?.remove()
      document.querySelector('main h1')?.remove()
      document.querySelector('dialog#search svg')?.remove()
    },
  }
  for (const [name, alter] of Object.entries(alterations)) {
    test(`${name}: the search opens, finds results, and its links work`, async ({ page }) => {
      const complaints = collectComplaints(page)
      await page.goto('/contact')
      await page.evaluate(alter)
      const content = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('#toolbar, header, main, footer')].map((node) => node.textContent),
        )
      const before = await content()
      await button(page, 'search').click()
      await page.keyboard.type('fences in film')
      await expect(results(page)).not.toHaveCount(0)
      await expect(unhydrated(page)).toHaveCount(0)
      await expect(input(page)).toBeFocused()
      expect(await content()).toEqual(before)

      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/history#film')
      await expect(page.locator('h1')).toHaveText('History of Fences')
      expect(faults(complaints)).toEqual([])
    })
  }
})
