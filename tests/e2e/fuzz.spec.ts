import { expect, test, type Page } from '@playwright/test'
import fc from 'fast-check'
import { hostileJson, hostileStored, hostileText, runs, samples, seed } from '../lib/fuzz'
import { expectIslands } from './lib/expect-islands'
import { hydrate } from './lib/hydrate'
import { headingOf } from './lib/routes'

// Inputs that no reader types on purpose, at built pages. Whatever comes: no uncaught error, no error screen, the page
// with its heading, at its address, and islands that answer. Other inputs: FUZZ_SEED=7 FUZZ_RUNS=1000.

const share = (part: number) => Math.max(1, Math.round(runs * part))
const uncaught = new WeakMap<Page, string[]>()

test.beforeEach(async ({ page }) => {
  const errors: string[] = []
  uncaught.set(page, errors)
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)))
  page.on('dialog', (dialog) => errors.push(`a dialog: ${dialog.message()}`))
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** What must be true of the page after each input; `input` is named where it is not. */
async function expectPage(page: Page, path: string, input: unknown) {
  const state = await page.evaluate(() => ({
    path: location.pathname,
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent?.trim()),
  }))
  const where = `FUZZ_SEED=${seed}, input ${JSON.stringify(input)}`
  expect(state, where).toEqual({ path, headings: [headingOf(path)] })
  expect(uncaught.get(page), where).toEqual([])
}

test('addresses, calculator fields, and what storage holds @desktop', async ({ page }) => {
  const path = '/fence-calculator'
  const keys = [
    'ticks',
    'kept',
    'fence-plans',
    'fence-prices',
    'radio',
    'radio-volume',
    'radio-sound',
    'resume',
    'reloaded-for-chunk',
    'offline-noted',
  ]
  const field = fc.constantFrom('length', 'v', 'fence', 'at', 'side', 'frost', 'closed', 'set.gap', 'house')
  const typed = fc.constantFrom(
    'length-0',
    'gates',
    'height',
    'material',
    'style',
    'frost-place',
    'rise-0',
    'spacing',
    'units',
  )
  // Servers refuse addresses beyond 8 to 16 KB.
  const short = hostileText.map((text) => text.slice(0, 100))
  const visit = fc.record({
    query: fc.array(fc.tuple(fc.oneof(field, short), short), { maxLength: 12 }),
    hash: fc.oneof(
      hostileText,
      hostileText.map((text) => String(new URLSearchParams({ text }))),
    ),
    stored: fc.record(Object.fromEntries(keys.map((key) => [key, hostileStored])), { requiredKeys: [] }),
  })
  await page.goto(path)
  for (const input of samples(visit, share(0.03))) {
    await page.evaluate((stored) => {
      for (const [key, text] of Object.entries(stored)) {
        localStorage.setItem(key, String(text))
        sessionStorage.setItem(key, String(text))
      }
    }, input.stored)
    const query = new URLSearchParams([['v', '2'], ...input.query])
    await page.goto(`${path}?${query}#${input.hash}`)
    await page.evaluate(() => scrollTo(0, 300))
    await expect(page.locator('[data-act=undo]')).toBeVisible()
    await expect(page.locator('[data-numeral=posts]')).not.toBeEmpty()
    await expectPage(page, path, input)
  }

  // Typed, into the page that React has taken over.
  await hydrate(page)
  await page.getByText('Adjust: corners').click()
  for (const [name, text] of samples(fc.tuple(typed, hostileText), share(0.1))) {
    await page
      .locator(`[data-field=${name}]`)
      .first()
      .evaluate((control, value) => {
        if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
        control.dispatchEvent(new InputEvent('input', { bubbles: true }))
        control.dispatchEvent(new Event('change', { bubbles: true }))
      }, text)
  }
  for (const hash of samples(hostileText, share(0.1))) await page.evaluate((to) => (location.hash = to), hash)
  await expectPage(page, path, 'calculator fields and fragments')
  await expectIslands(page)
})

test('messages and events that are none of ours @desktop', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await page.evaluate(
    (messages) => {
      for (const text of messages) {
        const data: unknown = JSON.parse(text)
        window.postMessage(data, '*')
        window.dispatchEvent(
          new MessageEvent('message', { data, origin: 'https://evil.example', source: window }),
        )
        window.dispatchEvent(new StorageEvent('storage', { key: text, newValue: text }))
      }
      // As browsers send them when they fill in a form by themselves: without a key.
      for (const name of [
        'keydown',
        'input',
        'focusin',
        'click',
        'submit',
        'popstate',
        'hashchange',
        'pageshow',
        'toggle',
      ]) {
        document
          .querySelector('#search [name=q]')
          ?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
        window.dispatchEvent(new Event(name))
      }
    },
    samples(fc.oneof(hostileJson, hostileText), share(0.5)).map((value) => JSON.stringify(value)),
  )
  await expectPage(page, '/', 'messages')
  await expectIslands(page)
})
