import { expect, test, type Page } from '@playwright/test'
import fc from 'fast-check'
import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { hostileJson, hostileStored, hostileText, runs, samples, seed } from '../lib/fuzz'
import { expectLive } from './lib/calculator'
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
    await expectLive(page)
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

const good = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#ddd' } })

/** A picture as a camera, a scanner or a failed download may leave it: cut, with wrong bytes, or with a header that lies. */
async function hostilePictures() {
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
  const [png, jpeg, webp] = await Promise.all([
    drawn.clone().png().toBuffer(),
    drawn.clone().jpeg().toBuffer(),
    drawn.clone().webp().toBuffer(),
  ])
  const edit = fc.record({
    cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    bytes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 8 }),
    /** Where PNG has its size. */
    size: fc.option(fc.uint8Array({ minLength: 8, maxLength: 8 })),
  })
  const whole = fc.constantFrom(png, jpeg, webp)
  return fc.tuple(whole, edit).map(([whole, { cut, bytes, size }]) => {
    const made = Buffer.from(whole)
    for (const [at, byte] of bytes) made[Math.floor(at * (made.length - 1))] = byte
    if (size) made.set(size, 16)
    return cut === null ? made : made.subarray(0, Math.floor(cut * made.length))
  })
}

test('pictures to trace, and plans from files @desktop', async ({ page }) => {
  const path = '/fence-calculator'
  const pictures = await hostilePictures()
  await page.goto(path)
  const tool = page.locator('lot-from-picture')
  await tool.locator('summary').click()
  const isAnswered = () =>
    tool.evaluate((tool) => {
      const fault = tool.querySelector('[data-part=fault]')?.textContent
      return fault !== '' || tool.querySelector('canvas')?.width !== 1
    })
  const noPicture = () =>
    tool.evaluate((tool) => {
      const fault = tool.querySelector('[data-part=fault]')
      fault?.replaceChildren()
      fault?.removeAttribute('data-said')
      Object.assign(tool.querySelector('canvas') ?? {}, { width: 1 })
    })
  for (const buffer of [...samples(pictures, share(0.15)), await good().png().toBuffer()]) {
    await noPicture()
    await tool.getByLabel('The picture: ').setInputFiles({ name: 'plat.png', mimeType: 'image/png', buffer })
    await expect.poll(isAnswered).toBe(true)
    await expectPage(page, path, buffer.toString('base64'))
  }
  await expect(tool.locator('canvas')).toHaveJSProperty('height', 1200)

  const number = fc.oneof(fc.double(), fc.constantFrom(0, 24_384, -1e5), hostileJson)
  const picture = fc.record(
    {
      jpeg: fc.oneof(
        pictures.map((bytes) => bytes.toString('base64')),
        hostileText,
      ),
      ...{ x: number, y: number, wide: number, turn: number, strength: number, isPrinted: hostileJson },
    },
    { requiredKeys: [] },
  )
  const query = fc.oneof(fc.constant('v=2&fence=wood&at=0.0_1440.0&side=rack_0'), hostileText)
  const file = fc.oneof(
    { weight: 4, arbitrary: fc.record({ fencePlan: fc.constant(2), query, picture }) },
    { weight: 1, arbitrary: hostileJson },
  )
  await page.locator('[data-field="length-0"]').focus()
  await page.getByText('More: permit sketch').click()
  const openFile = (name: string, content: string) =>
    page
      .locator('fence-calculator [data-file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
  const jpeg = (await good().jpeg().toBuffer()).toString('base64')
  const plan = { query: '?v=2&fence=wood&at=0.0_960.0&side=rack_0', picture: { jpeg, x: 0, y: 0, wide: 1e6 } }
  const said = page.locator('fence-calculator').getByRole('status')
  let before = ''
  for (const [index, content] of samples(file, share(0.1)).entries()) {
    await openFile(`${index}.json`, JSON.stringify(content))
    await expect(said).not.toHaveText(before)
    before = `Opened “good ${index}.json”.`
    await openFile(`good ${index}.json`, JSON.stringify(plan))
    await expect(said).toHaveText(before)
    await expectPage(page, path, content)
  }
  // Of all that were read, that of the plan on the screen is shown.
  const shown = page.locator('fence-calculator [data-picture-sheet]:visible canvas')
  await expect(shown).toHaveJSProperty('height', 1200)
})
