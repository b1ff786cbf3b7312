import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { pages } from '../lib/site.mjs'
import { skipWithout } from '../lib/tools.mjs'
import { until } from '../lib/until.mjs'
import * as chromium from './chromium.mjs'
import { engines } from './list.mjs'
import { serveSite } from './site.mjs'

// Each page in each engine: no complaint, and no sideways scroll. Tab goes through it from top to bottom (WCAG 2.1.1,
// 2.4.3), and what has the focus is seen: no header, bar or table column is over it (2.4.11). Then what the scripts of
// single elements do. Islands are in engines.test.mjs.

/** Stops that come on the way: what a script adds to a list or a form, and in Firefox each table that scrolls. */
const extra = 24

const phone = { width: 390, height: 780 }

/** Runs in the page, and records what has the focus whenever Tab is pressed. */
function watchFocus() {
  /** What a reader sees of it: of a radio button, its label. */
  const shown = (/** @type {Element} */ stop) =>
    (stop.matches('[type=radio]') && stop.closest('label')) || stop
  /**
   * Whether a third of one of its lines is on the screen, with nothing over it: some are taller than a window. Without
   * a window manager WebKit's window never has the focus: it shows no link that shows itself for it.
   */
  const isSeen = (/** @type {Element} */ stop) =>
    (!document.hasFocus() && stop.matches('[href="#main"]')) ||
    [...stop.getClientRects()].some(({ left, top, width, height }) => {
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => ({ x, y })))
      const seen = points.filter(({ x, y }) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height)
        return hit && (stop.contains(hit) || hit.contains(stop))
      })
      return seen.length >= 3
    })
  const selector = 'a[href], button, input, select, textarea, summary, audio[controls], [tabindex="0"]'
  const isStop = (/** @type {Element} */ stop) =>
    stop.checkVisibility({ visibilityProperty: true }) &&
    !stop.matches(':disabled, [tabindex="-1"], [type=hidden], [type=radio]:not(:checked)')
  const stops = [...document.querySelectorAll(selector)].filter(isStop)
  /** @type {Set<Element>} */
  const reached = new Set()
  /** @type {string[]} */
  const faults = []
  /** What is looked at again, more slowly than keys are pressed here. @type {Element[]} */
  const suspects = []
  /** @type {Element | undefined} */
  let last
  const note = (/** @type {string} */ fault, /** @type {Element} */ stop) =>
    faults.push(`${fault}: ${stop.outerHTML.slice(0, 100)}`)
  const look = () => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return
    // Beyond the end of the page Tab begins anew, where a docked button may have come meanwhile.
    if (reached.has(stop)) {
      last = stop
      return
    }
    reached.add(stop)
    if (!isSeen(shown(stop))) suspects.push(stop)
    if (last && last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING)
      note('out of order', stop)
    last = stop
  }
  // What moves would still be on its way at the next Tab.
  const still = new CSSStyleSheet()
  still.replaceSync('* { scroll-behavior: auto !important; transition: none !important }')
  document.adoptedStyleSheets = [still]
  addEventListener('keydown', look, true)
  Object.assign(window, {
    walked: () => {
      look()
      for (const stop of stops) if (isStop(stop) && !reached.has(stop)) note('not reached', stop)
      return { faults, suspects: suspects.length }
    },
    focusSuspect() {
      const [suspect] = suspects
      if (suspect instanceof HTMLElement) suspect.focus()
    },
    isHidden() {
      const suspect = suspects.shift()
      // A docked button goes while the list that it opens is in view.
      return suspect && isStop(suspect) && !isSeen(shown(suspect)) ? suspect.outerHTML : ''
    },
  })
  return stops.length
}

for (const engine of engines) {
  describe(engine.name, { skip: skipWithout(engine.packages()), timeout: 120_000 }, () => {
    /** @type {import('./reader.mjs').Reader} */
    let reader
    /** @type {Awaited<ReturnType<typeof serveSite>>} */
    let site

    before(async () => {
      reader = await engine.start()
      site = await serveSite()
    })
    after(async () => {
      await reader?.close()
      site.close()
    })

    for (const { path } of pages) {
      test(`Tab reaches everything on ${path}, in order, and nothing is over it`, async () => {
        await reader.open(site.url + path, phone)
        const stops = await reader.evaluate(watchFocus)
        assert(stops > 20)
        await reader.press('Tab', { times: stops + extra })
        const { faults, suspects } = await reader.evaluate(() => Reflect.get(window, 'walked')())
        assert.deepEqual(faults, [])
        for (let looked = 0; looked < suspects; looked += 1) {
          await reader.evaluate(() => Reflect.get(window, 'focusSuspect')())
          await pause(300)
          assert.equal(await reader.evaluate(() => Reflect.get(window, 'isHidden')()), '')
        }
        const { complaints, sideways } = await reader.evaluate(() => ({
          complaints: Reflect.get(window, 'recorded').complaints,
          sideways: document.documentElement.scrollWidth > innerWidth,
        }))
        assert.deepEqual({ complaints, sideways }, { complaints: [], sideways: false })
      })
    }

    /** @param {string} selector */
    const show = (selector) =>
      reader.evaluate((selector) => {
        document.querySelector(selector)?.scrollIntoView({ behavior: 'instant', block: 'center' })
      }, selector)
    const clickOn = async (/** @type {string} */ selector) => {
      await show(selector)
      await reader.click(selector)
    }

    test('the planner answers, a tick outlives a reload, and a tab shows its panel', async () => {
      await reader.open(`${site.url}/installation-maintenance/how-much`, phone)
      await clickOn('fence-planner [name=gates]')
      await until('a shopping list', () =>
        reader.evaluate(() =>
          /\d+ posts/.test(
            document.querySelector('fence-planner [role=status]:not([data-wait])')?.textContent ?? '',
          ),
        ),
      )

      const tick = 'tick-list [type=checkbox]'
      const isTicked = () =>
        reader.evaluate((tick) => document.querySelector(`${tick}:checked`) !== null, tick).catch(() => false)
      await reader.open(`${site.url}/installation-maintenance/weekend-plan`, phone)
      await clickOn(tick)
      await until('the tick', isTicked)
      await until('its memory', () => reader.evaluate(() => localStorage.length > 0))
      await reader.evaluate(() => {
        Object.assign(window, { isOld: true })
        setTimeout(() => location.reload(), 50)
      })
      const isNew = () => reader.evaluate(() => !Reflect.has(window, 'isOld')).catch(() => false)
      await until('the tick again', async () => (await isNew()) && (await isTicked()))

      await reader.open(`${site.url}/history`, phone)
      const isShown = () =>
        reader.evaluate(() => document.querySelector('#resources > *')?.checkVisibility() ?? false)
      assert.equal(await isShown(), false)
      await clickOn('label:has([id$="-resources"])')
      await until('the panel', isShown)
    })

    test('the list of contents opens from the foot of a phone, and leads to a section', async () => {
      await reader.open(`${site.url}/installation-maintenance`, phone)
      await reader.evaluate(() =>
        document.querySelectorAll('article section')[2]?.scrollIntoView({ behavior: 'instant' }),
      )
      const button = '[commandfor="page-contents"]'
      const isOpen = () => reader.evaluate(() => document.querySelector('#page-contents[open]') !== null)
      await until('its button', () =>
        reader.evaluate((button) => document.querySelector(button)?.checkVisibility() ?? false, button),
      )
      await reader.click(button)
      await until('the list', isOpen)
      await reader.press('Enter')
      await until('its end', async () => !(await isOpen()))
      assert.match(await reader.evaluate(() => location.hash), /^#\S+$/)
    })

    // In Chromium: tests/e2e/donation.spec.ts.
    if (engine.name !== chromium.name)
      test('the donation card comes by itself, takes no focus, and goes on Escape', async () => {
        await reader.open(`${site.url}/`, phone)
        const card = () =>
          reader.evaluate(() => document.querySelector('[aria-labelledby="donation-heading"]') !== null)
        // WebKit may still be changing the page's process.
        await until('the card', () => card().catch(() => false))
        assert.equal(await reader.evaluate(() => document.activeElement?.localName), 'body')
        await reader.press('Escape')
        await until('its end', async () => !(await card()))
      })
  })
}
