import { expect, test, type Page } from '@playwright/test'
import { translate } from '../lib/translate.mjs'
import { collectComplaints } from './lib/console'
import { unhydrated } from './lib/hydrate'
import { input, results, searchButton } from './lib/search-dialog'

// The browser's translation and extensions alter a page before an island hydrates, while it does, and afterwards. React
// draws an island anew that has been altered itself; the rest of the page is none of its business.

/** All but the words for an island that had been altered. */
const faults = (complaints: readonly string[]) => complaints.filter((words) => !words.includes('drawn anew'))

/** What a reader sees outside of islands. */
const words = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#toolbar, header, main, footer')].map((node) => node.textContent),
  )

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const alterations: Readonly<Record<string, () => void>> = {
  'translated in place, in another word order, as in Firefox and Safari': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.nodeValue?.trim()) text.nodeValue = `ü${text.nodeValue}`
    }
    for (const paragraph of document.querySelectorAll('p'))
      paragraph.prepend(...[...paragraph.childNodes].reverse())
  },
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
for (const [name, alter] of [
  ['translated, as in Chromium', translate] as const,
  ...Object.entries(alterations),
]) {
  for (const when of ['before', 'after'] as const) {
    test(`${name}, ${when} hydration: the search finds, and its links work`, async ({ page }) => {
      const complaints = collectComplaints(page)
      await page.goto('/terms')
      if (when === 'after') {
        await searchButton(page).dispatchEvent('pointerdown')
        await expect(unhydrated(page)).toHaveCount(0)
      }
      await page.evaluate(alter, 'ü')
      const before = await words(page)
      await searchButton(page).click()
      await page.keyboard.type('fences in film')
      await expect(results(page)).not.toHaveCount(0)
      await expect(input(page)).toBeFocused()
      await input(page).fill('qqqq')
      await expect(results(page)).toHaveCount(0)
      await input(page).fill('fences in film')
      // More of the index may still come.
      await expect(results(page).first()).toHaveAttribute('href', '/history#film')
      expect(await words(page)).toEqual(before)

      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/history#film')
      expect(faults(complaints)).toEqual([])
    })
  }
}

test('translated, the radio plays on through the next pages', async ({ page }) => {
  const complaints = collectComplaints(page)
  // The player hydrates as soon as the page has loaded.
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translate})('ü'))`)
  await page.goto('/radio')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const pause = page.getByRole('button', { name: 'Pause', exact: true })
  await expect(pause).toBeVisible()
  for (const path of ['/books', '/types-of-fences', '/radio']) {
    await page.locator(`header nav a[href="${path}"]`).dispatchEvent('click')
    await expect(page).toHaveURL(path)
    await expect(pause).toBeVisible()
  }
  await pause.click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  expect(faults(complaints)).toEqual([])
})
