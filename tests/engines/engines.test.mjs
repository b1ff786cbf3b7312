import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../lib/until.mjs'
import * as chromium from './chromium.mjs'
import { skipWithout } from '../lib/tools.mjs'
import { translate } from '../lib/translate.mjs'
import { getPage } from '../../content/model/page-registry'
import { engines } from './list.mjs'
import { serveSite } from './site.mjs'

// What the loader promises, in each engine: the first touch works, whether React has hydrated or not. More cases are
// in tests/e2e/islands.spec.ts.

const historyHeading = getPage('/history').heading

const phone = { width: 390, height: 780 }
const desktop = { width: 1280, height: 800 }

const menuButton = 'header [commandfor=menu]'
const searchButton = 'header [commandfor=search]'
const play = 'main [data-island=load] button'

/** Milliseconds for which React's code is held back after the first touch. */
const delay = 1500
/** Milliseconds in which a second response to one click would happen. */
const afterwards = 300

for (const engine of engines) {
  describe(engine.name, { skip: skipWithout(engine.packages()), timeout: 120_000 }, () => {
    /** @type {import('./reader.mjs').Reader} */
    let reader
    /** @type {Awaited<ReturnType<typeof serveSite>>} */
    let site

    before(async () => {
      reader = await engine.start()
    })
    after(() => reader?.close())
    beforeEach(async () => {
      site = await serveSite()
    })
    afterEach(() => site.close())

    const unhydrated = () =>
      reader.evaluate(() => document.querySelectorAll('[data-island]:not([data-hydrated])').length)
    const hydrated = () => until('the islands to hydrate', async () => (await unhydrated()) === 0)
    const recorded = () =>
      reader.evaluate(() => /** @type {import('./reader.mjs').Recorded} */ (Reflect.get(window, 'recorded')))
    const isOpen = (/** @type {string} */ id) =>
      reader.evaluate((id) => document.querySelector(`dialog#${id}`)?.matches('[open]') ?? false, id)
    const opens = (/** @type {string} */ id) => until(`the ${id} to open`, () => isOpen(id))
    const closes = (/** @type {string} */ id) => until(`the ${id} to close`, async () => !(await isOpen(id)))
    const typed = () =>
      reader.evaluate(() => new FormData(document.querySelector('form[role=search]') ?? undefined).get('q'))
    const hasFocus = () => reader.evaluate(() => document.activeElement?.matches('[name=q]') ?? false)
    const findsCedar = () =>
      until('results', () =>
        reader.evaluate(() => /cedar/i.test(document.querySelector('[data-result]')?.textContent ?? '')),
      )
    /** Whether the engine itself opens dialogs by command buttons; where it does not, the click is kept. */
    const hasCommands = () => reader.evaluate(() => 'commandForElement' in HTMLButtonElement.prototype)
    const playedSeconds = () => reader.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
    const soundGrows = async () => {
      const from = await playedSeconds()
      await until('sound', async () => (await playedSeconds()) > from + 0.5)
    }

    /**
     * Opens a page, touches it while React is held back, and waits until it has hydrated.
     * @param {string} path
     * @param {import('./reader.mjs').Size} size
     * @param {() => Promise<void>} touch
     */
    async function touchBeforeHydration(path, size, touch) {
      const letGo = site.hold()
      await reader.open(site.url + path, size)
      await touch()
      await pause(delay)
      assert.notEqual(await unhydrated(), 0)
      letGo()
      await hydrated()
    }

    /**
     * Opens a page and hydrates it by a touch that changes nothing.
     * @param {string} path
     * @param {import('./reader.mjs').Size} size
     */
    async function openHydrated(path, size) {
      await reader.open(site.url + path, size)
      await reader.press('k', { control: true })
      await opens('search')
      await hydrated()
      await reader.press('Escape')
      await closes('search')
      await reader.evaluate(() => Reflect.set(Reflect.get(window, 'recorded'), 'clicks', 0))
    }

    /** The reader's clicks were answered, each once, and nothing went wrong on the way. */
    async function allIsWell({ clicks = 1 } = {}) {
      await pause(afterwards)
      assert.deepEqual(await recorded(), { complaints: [], clicks })
    }

    describe('before React has hydrated', () => {
      test('the menu opens once and stays open', async () => {
        await touchBeforeHydration('/contact', phone, async () => {
          await reader.click(menuButton)
          assert.equal(await isOpen('menu'), await hasCommands())
        })
        await opens('menu')
        await allIsWell()
        assert(await isOpen('menu'))
      })

      test('the search opens, keeps what is typed, and finds results', async () => {
        await touchBeforeHydration('/contact', desktop, async () => {
          await reader.click(searchButton)
          assert.equal(await isOpen('search'), await hasCommands())
          if (await hasCommands()) await reader.type('ced')
        })
        await opens('search')
        await until('the focus', hasFocus)
        await reader.type((await hasCommands()) ? 'ar' : 'cedar')
        await findsCedar()
        assert.equal(await typed(), 'cedar')
        await allIsWell()
        assert(await isOpen('search'))
      })

      test('Ctrl+K opens the search', async () => {
        await touchBeforeHydration('/contact', desktop, async () => {
          await reader.press('k', { control: true })
          assert.equal(await isOpen('search'), await hasCommands())
        })
        await opens('search')
        await until('the focus', hasFocus)
        await allIsWell()
        assert(await isOpen('search'))
      })

      test('play requests the stream once, and sound starts', async () => {
        await touchBeforeHydration('/radio', desktop, async () => {
          await reader.click(play)
          assert.equal(site.streams(), 0)
        })
        await soundGrows()
        await allIsWell()
        assert.equal(site.streams(), 1)
      })
    })

    describe('without React', () => {
      const term = 'main section a[href="/glossary#frost-line"]'
      const definition = () =>
        reader.evaluate(() => {
          const note = document.querySelector('[popover]:popover-open')
          const box = note?.getBoundingClientRect()
          return box
            ? { isInside: box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight }
            : null
        })

      for (const [name, size] of Object.entries({ phone, desktop })) {
        test(`a term opens its definition within the window, and Escape closes it (${name})`, async () => {
          const letGo = site.hold()
          await reader.open(`${site.url}/installation-maintenance`, size)
          assert.equal(await definition(), null)
          await reader.evaluate(
            (term) => document.querySelector(term)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
            term,
          )
          // The script that opens it comes with the first scroll.
          await until('the contents', () =>
            reader.evaluate(() => customElements.get('page-contents') !== undefined),
          )
          await reader.click(term)
          await until('the definition', async () => (await definition()) !== null)
          assert.deepEqual(await definition(), { isInside: true })
          await reader.press('Escape')
          await until('its end', async () => (await definition()) === null)
          letGo()
        })
      }
    })

    describe('on a translated page', () => {
      const openTranslated = async (
        /** @type {string} */ path,
        /** @type {import('./reader.mjs').Size} */ size,
      ) => {
        await reader.open(site.url + path, size)
        await reader.evaluate(translate, 'ü')
      }
      /** Nothing is as it was sent: neither what was there nor what React has brought. */
      const isTranslated = () =>
        reader.evaluate(() => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            if (text.nodeValue?.trim() && !text.parentElement?.closest('font, script, noscript')) return false
          }
          return true
        })

      test('the menu opens at the first touch, stays open, and its links work', async () => {
        await openTranslated('/contact', phone)
        await reader.click(menuButton)
        await hydrated()
        await opens('menu')
        await pause(afterwards)
        assert(await isOpen('menu'))
        assert(await isTranslated())

        await reader.click('dialog#menu a[href="/books"]')
        await until('the next page', () => reader.evaluate(() => location.pathname === '/books'))
        await until('its translation', isTranslated)
        await allIsWell({ clicks: 2 })
      })

      test('the search finds results, then none, then results again', async () => {
        await openTranslated('/contact', desktop)
        await reader.click(searchButton)
        await hydrated()
        await until('the focus', hasFocus)
        await reader.type('cedar')
        await findsCedar()
        await reader.type('qqqq')
        await until('no results', () => reader.evaluate(() => !document.querySelector('[data-result]')))
        await reader.evaluate(() => {
          const input = document.querySelector('[name=q]')
          if (input instanceof HTMLInputElement) input.value = ''
        })
        await reader.type('cedar')
        await findsCedar()
        assert(await isOpen('search'))
        await until('its translation', isTranslated)
        await allIsWell()
      })
    })

    describe('once React has hydrated', () => {
      test('the menu opens and stays open', async () => {
        await openHydrated('/contact', phone)
        await reader.click(menuButton)
        await opens('menu')
        await allIsWell()
        assert(await isOpen('menu'))
      })

      test('the search opens, finds results, and closes on Escape', async () => {
        await openHydrated('/contact', desktop)
        await reader.click(searchButton)
        await until('the focus', hasFocus)
        await reader.type('cedar')
        await findsCedar()
        assert.equal(await typed(), 'cedar')
        await allIsWell()
        assert(await isOpen('search'))

        await reader.press('Escape')
        await closes('search')
      })

      test('play requests the stream once, and a soft navigation keeps the sound', async () => {
        await reader.open(`${site.url}/radio`, desktop)
        await hydrated()
        assert.equal(site.streams(), 0)
        await reader.click(play)
        await soundGrows()
        await reader.evaluate(() => Reflect.set(window, 'mark', 'the same document'))

        await reader.click('header nav [href="/history"]')
        await until('the next page', () =>
          reader.evaluate(
            (heading) =>
              location.pathname === '/history' && document.querySelector('h1')?.textContent === heading,
            historyHeading,
          ),
        )
        await soundGrows()
        assert.equal(await reader.evaluate(() => Reflect.get(window, 'mark')), 'the same document')
        assert(await reader.evaluate(() => document.querySelector('[data-radio-bar]') !== null))
        await allIsWell({ clicks: 2 })
        assert.equal(site.streams(), 1)
      })

      describe('the next Tab', () => {
        /** The first stop at or after an element, and what has the focus once Tab is pressed. */
        const tabFrom = async (/** @type {string} */ selector) => {
          // The focus follows in the frame after the new page.
          await pause(afterwards)
          await reader.press('Tab')
          return reader.evaluate((selector) => {
            const from = document.querySelector(selector)
            const stops = [...document.querySelectorAll('a[href], button, input, select, summary')].filter(
              (stop) => stop instanceof HTMLElement && stop.tabIndex >= 0,
            )
            const next = stops.find(
              (stop) =>
                from &&
                from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING &&
                stop.checkVisibility(),
            )
            return { wanted: next?.outerHTML, got: document.activeElement?.outerHTML }
          }, selector)
        }
        const arrives = (/** @type {'/history' | '/books' | '/contact'} */ path) =>
          until(path, () =>
            reader.evaluate(
              (heading) => document.querySelector('h1')?.textContent === heading,
              getPage(path).heading,
            ),
          )

        test('after a search goes on from the section that was found', async () => {
          await openHydrated('/contact', desktop)
          await reader.click(searchButton)
          await until('the focus', hasFocus)
          await reader.type('fences in film')
          await until('the result', () =>
            reader.evaluate(
              () => document.querySelector('[data-result]')?.getAttribute('href') === '/history#film',
            ),
          )
          await reader.press('Enter')
          await arrives('/history')

          const { wanted, got } = await tabFrom('#film')
          assert.equal(got, wanted)
          // What has the focus in between shows no ring, and cannot be focused for good.
          assert.equal(await reader.evaluate(() => document.querySelector('#film[tabindex]')), null)
        })

        test('after a link to a page, and after going back, is the link to its content', async () => {
          await openHydrated('/contact', desktop)
          for (const path of /** @type {const} */ (['/history', '/books'])) {
            await reader.click(`header nav [href="${path}"]`)
            await arrives(path)
            const { wanted, got } = await tabFrom('body')
            assert.match(got ?? '', /href="#main"/)
            assert.equal(got, wanted)
          }
          await reader.evaluate(() => history.back())
          await arrives('/history')
          const { wanted, got } = await tabFrom('body')
          assert.equal(got, wanted)
        })
      })

      test('hovering, soft navigation, back and forward ask for no prefetch file, and for nothing that is missing', async () => {
        const link = (/** @type {string} */ path) => `header nav [href="${path}"]`
        const hover = (/** @type {string} */ selector) =>
          reader.evaluate(
            (selector) =>
              document.querySelector(selector)?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })),
            selector,
          )
        const arrives = (/** @type {'/history' | '/books'} */ path) =>
          until(path, () =>
            reader.evaluate(
              (heading) => document.querySelector('h1')?.textContent === heading,
              getPage(path).heading,
            ),
          )
        await openHydrated('/contact', desktop)
        for (const path of /** @type {const} */ (['/history', '/books'])) {
          await hover(link(path))
          await pause(afterwards)
          await reader.click(link(path))
          await arrives(path)
        }
        await reader.evaluate(() => history.back())
        await arrives('/history')
        await reader.evaluate(() => history.forward())
        await arrives('/books')
        await reader.click(link('/history'))
        await arrives('/history')
        await pause(afterwards)

        const flight = site.answers.filter(({ path }) => path.includes('_rsc='))
        assert(flight.length >= 2, JSON.stringify(site.answers))
        for (const { path } of flight) assert.match(path, /^\/(?:history|books)\.txt\?_rsc=/)
        assert.deepEqual(
          site.answers.filter(({ path, status }) => path.includes('__next') || status >= 400),
          [],
        )
      })
    })
  })
}

// Back/forward cache and prerendering, which the headless build does not have.
describe('Chromium between pages', { skip: skipWithout(chromium.packages()), timeout: 60_000 }, () => {
  /** @type {import('./puppeteer-reader.mjs').PuppeteerReader} */
  let reader
  /** @type {Awaited<ReturnType<typeof serveSite>>} */
  let site

  before(async () => {
    reader = await chromium.startWhole()
  })
  after(() => reader?.close())
  beforeEach(async () => {
    site = await serveSite()
  })
  afterEach(() => site.close())

  const isOpen = () => reader.evaluate(() => document.querySelector('dialog#search[open]') !== null)
  const hydrated = () => reader.evaluate(() => document.querySelectorAll('[data-hydrated]').length)
  const unhydrated = () =>
    reader.evaluate(() => document.querySelectorAll('[data-island]:not([data-hydrated])').length)
  const path = () => reader.evaluate(() => location.pathname)

  test('a page comes back from the back/forward cache with its search closed and its islands working', async () => {
    await reader.open(`${site.url}/contact`, desktop)
    await reader.click(searchButton)
    await until('the search to open', isOpen)
    await until('the islands to hydrate', async () => (await unhydrated()) === 0)
    await reader.evaluate(() => {
      Reflect.set(window, 'mark', 'the same document')
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted))
    })

    await reader.page().goto(`${site.url}/books`)
    await reader.page().goBack()
    // A click goes to what is painted, which is still the dialog.
    await pause(afterwards)
    assert.equal(await path(), '/contact')
    assert.equal(await reader.evaluate(() => Reflect.get(window, 'mark')), 'the same document')
    assert.equal(await reader.evaluate(() => Reflect.get(window, 'persisted')), true)
    assert.equal(await isOpen(), false)

    await reader.click(searchButton)
    await until('the search to open', isOpen)
    await reader.type('cedar')
    await until('results', () =>
      reader.evaluate(() => document.querySelector('dialog#search [data-result]') !== null),
    )
  })

  test('hovering over a link prerenders its page, and hydrates nothing there', async () => {
    await reader.open(`${site.url}/contact`, desktop)
    await reader.page().hover('header nav [href="/books"]')
    await until('the prerendering', () => site.prerendered.includes('/books'))
    await pause(delay)
    await reader.click('header nav [href="/books"]')
    await pause(afterwards)
    await reader.findAgain(`${site.url}/books`)

    const startedAfter = await reader.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return entry instanceof PerformanceNavigationTiming ? Reflect.get(entry, 'activationStart') : undefined
    })
    assert(startedAfter > 0, `activationStart is ${startedAfter}`)
    assert.equal(await hydrated(), 0)
    assert.deepEqual(
      site.prerendered.filter((address) => address.startsWith('/_next/static/chunks/')),
      [],
    )

    await reader.click(searchButton)
    await until('the islands to hydrate', async () => (await hydrated()) > 0)
    assert(await isOpen())
  })
})
