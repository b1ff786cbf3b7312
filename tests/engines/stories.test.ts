import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { getPage } from '../../content/model/pages/page-registry'
import { startPreview, type Preview } from '../e2e/lib/preview'
import { paths } from '../e2e/lib/routes'
import { skipWithout } from '../lib/tools'
import { until } from '../lib/until'
import { keeperOf } from './kept-site'
import { chromium, engines, firefox, type PuppeteerReader, type Reader, type Recorded } from './reader'
import { watchFocus } from './watch-focus'

// What readers do, in Firefox and WebKit. In Chromium, and in every case: tests/e2e. In Chromium Tab goes through the
// pages that tests/e2e tries one by one, and through one of each kind in the others.

const phone = { width: 390, height: 780 }
const desktop = { width: 1280, height: 800 }
const menuButton = 'header [commandfor=menu]'
const searchButton = 'header [commandfor=search]'

const kinds = [
  '/',
  '/history',
  '/radio',
  '/installation-maintenance',
  '/installation-maintenance/how-much',
  '/fence-calculator',
]
/** Stops that come on the way: what a script adds to a list, a form or a drawing, and in Firefox each table that scrolls. */
const extra = 48

for (const engine of engines) {
  const isChromium = engine.name === chromium.name
  const options = { skip: skipWithout(engine.packages()), timeout: 900_000 }
  describe(engine.name, options, () => {
    let reader: Reader
    let site: Preview
    before(async () => {
      site = await startPreview({})
      reader = await engine.start()
    })
    after(async () => {
      await reader?.close()
      site?.stop()
    })

    const recorded = () => reader.evaluate((): Recorded => Reflect.get(window, 'recorded'))
    const has = (selector: string) =>
      reader.holds((selector) => document.querySelector(selector) !== null, selector)
    const appears = (selector: string) => until(selector, () => has(selector))
    const goes = (selector: string) => until(`the end of ${selector}`, async () => !(await has(selector)))
    const arrives = (path: '/history' | '/books') =>
      until(path, () =>
        reader.holds(
          (heading) => document.querySelector('h1')?.textContent === heading,
          getPage(path).heading,
        ),
      )
    const clickOn = async (selector: string) => {
      await reader.evaluate((selector) => {
        document.querySelector(selector)?.scrollIntoView({ behavior: 'instant', block: 'center' })
      }, selector)
      await reader.click(selector)
    }

    for (const path of isChromium ? paths : kinds)
      test(`Tab reaches everything on ${path}, in order, and nothing is over it`, async () => {
        await reader.open(site.url + path, phone)
        const stops = await reader.evaluate(watchFocus)
        assert(stops > 20)
        await reader.press('Tab', { times: stops + extra })
        const { faults, suspects } = await reader.evaluate(() => Reflect.get(window, 'walked')())
        assert.deepEqual(faults, [])
        for (let looked = 0; looked < suspects; looked += 1) {
          await reader.evaluate(() => Reflect.get(window, 'focusSuspect')())
          let under = ''
          // It scrolls into view smoothly, which takes its time on a busy machine.
          await until(
            'it to be uncovered',
            async () => {
              under = await reader.evaluate(() => Reflect.get(window, 'isHidden')())
              return under === ''
            },
            15_000,
          ).catch(() => assert.fail(`it cannot be seen: ${under}`))
        }
        assert.deepEqual((await recorded()).complaints, [])
        assert(await reader.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      })

    if (isChromium) return

    test('the menu opens at the first touch, stays open, and its links work', async () => {
      await reader.open(`${site.url}/contact`, phone)
      await reader.click(menuButton)
      await appears('dialog#menu[open]')
      await pause(300)
      assert(await has('dialog#menu[open]'))
      await clickOn('dialog#menu a[href="/books"]')
      await arrives('/books')
    })

    test('the search opens, finds, and closes on Escape, once for each click', async () => {
      await reader.open(`${site.url}/contact`, desktop)
      await reader.click(searchButton)
      await appears('dialog#search[open] [name=q]:focus')
      await reader.type('cedar')
      await appears('[data-result]')
      await reader.type('qqqq')
      await goes('[data-result]')
      await reader.press('Escape')
      await goes('dialog#search[open]')
      assert.deepEqual(await recorded(), { complaints: [], clicks: 1 })
    })

    test('Ctrl+K opens the search, and the next Tab goes on from the section that was found', async () => {
      await reader.open(`${site.url}/contact`, desktop)
      await reader.press('k', { control: true })
      await appears('dialog#search[open] [name=q]:focus')
      await reader.type('fences in film')
      await appears('[data-result][href="/history#film"]')
      await reader.press('Enter')
      await arrives('/history')
      // The focus follows in the frame after the new page.
      await pause(500)
      await reader.press('Tab')
      const isAfter = await reader.evaluate(() => {
        const film = document.querySelector('#film')
        const next = [...document.querySelectorAll('a[href], button, input, select, summary')].find(
          (stop) =>
            stop instanceof HTMLElement &&
            stop.tabIndex >= 0 &&
            stop.checkVisibility() &&
            film &&
            film.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING,
        )
        return document.activeElement === next
      })
      assert(isAfter)
    })

    test('details of drawings are as wide and high as their frames', async () => {
      await reader.open(`${site.url}/glossary`, desktop)
      const shapes = await reader.evaluate(async () => {
        const images = [...document.querySelectorAll<HTMLImageElement>('dt img')]
        for (const image of images) image.loading = 'eager'
        await Promise.all(images.map((image) => image.decode()))
        return images.map(({ clientWidth, clientHeight }) => `${clientWidth} × ${clientHeight}`)
      })
      assert.deepEqual(new Set(shapes), new Set(['118 × 88']))
    })

    test('play starts the sound, which goes on in the next page', async () => {
      const played = () => reader.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
      const soundGrows = async () => {
        const from = await played()
        await until('sound', async () => (await played()) > from + 0.5)
      }
      await reader.open(`${site.url}/radio`, desktop)
      await reader.click('main [data-island=load] button')
      await soundGrows()
      await reader.click('header nav [href="/history"]')
      await arrives('/history')
      await soundGrows()
      await appears('[data-radio-bar]')
      assert.deepEqual((await recorded()).complaints, [])
    })

    test('with every storage and channel refused, the radio plays', async () => {
      await reader.open(`${site.url}/radio`, desktop)
      await reader.evaluate(() => {
        const refuse = () => {
          throw new DOMException('refused', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get: refuse })
        Object.assign(window, { BroadcastChannel: refuse })
      })
      await reader.click('main [data-island=load] button')
      await until('sound', () =>
        reader.evaluate(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.5),
      )
      assert.deepEqual((await recorded()).complaints, [])
    })

    for (const [name, size] of Object.entries({ phone, desktop }))
      test(`a term opens its definition within the window, and Escape closes it (${name})`, async () => {
        const term = 'main section a[href="/glossary#frost-line"]'
        await reader.open(`${site.url}/installation-maintenance`, size)
        await reader.evaluate(
          (term) => document.querySelector(term)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
          term,
        )
        // The script that opens it comes with the first scroll.
        await until('the contents', () =>
          reader.evaluate(() => customElements.get('page-contents') !== undefined),
        )
        await reader.click(term)
        await appears('[popover]:popover-open')
        const isInside = await reader.evaluate(() => {
          const box = document.querySelector('[popover]:popover-open')?.getBoundingClientRect()
          return box && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
        })
        assert(isInside)
        await reader.press('Escape')
        await goes('[popover]:popover-open')
      })

    test('the calculator answers, a tick outlives a reload, and a tab shows its panel', async () => {
      await reader.open(`${site.url}/fence-calculator`, phone)
      await clickOn('#fc-gates')
      await appears('[data-grip]')
      await clickOn('[data-act=add-side]')
      await appears('[data-grip=corner-2]')
      await reader.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      await clickOn('[data-act=print-list]')
      await appears('body[data-printed]')

      const tick = 'tick-list [type=checkbox]'
      await reader.open(`${site.url}/installation-maintenance/weekend-plan`, phone)
      await clickOn(tick)
      await appears(`${tick}:checked`)
      await until('its memory', () => reader.evaluate(() => localStorage.length > 0))
      await reader.evaluate(() => {
        document.body.dataset['old'] = ''
        setTimeout(() => location.reload(), 50)
      })
      await appears('body:not([data-old])')
      await appears(`${tick}:checked`)

      await reader.open(`${site.url}/history`, phone)
      const isShown = () =>
        reader.evaluate(() => document.querySelector('#resources > *')?.checkVisibility() ?? false)
      assert.equal(await isShown(), false)
      await clickOn('label:has([id$="-resources"])')
      await until('the panel', isShown)
    })

    test('keys alone lead from an empty calculator to a printed list', async () => {
      const tabTo = async (selector: string) => {
        const isThere = () =>
          reader.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)
        for (let stops = 0; stops < 120; stops += 1) {
          await reader.press('Tab')
          if (await isThere()) return
        }
        assert.fail(`Tab does not reach ${selector}`)
      }
      await reader.open(`${site.url}/fence-calculator`, desktop)
      await reader.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      await tabTo('#fc-length-0')
      // A field that Tab reaches is selected whole.
      await reader.type('80')
      await tabTo('#fc-gates')
      await until('a shorter fence', () =>
        reader.evaluate(() => document.querySelector('[data-numeral=posts]')?.textContent === '13'),
      )
      await tabTo('[data-act=print-list]')
      await reader.press('Enter')
      await appears('body[data-printed]')
    })

    test('without keys but for a number, an empty calculator leads to a printed list', async () => {
      const shown = (name: string) =>
        reader.evaluate((name) => document.querySelector(`[data-numeral=${name}]`)?.textContent, name)
      /** By its middle, where no other thing is over it. */
      const touchOn = async (selector: string, slide?: { x: number; y: number }) => {
        await reader.evaluate((selector) => {
          document.querySelector(selector)?.scrollIntoView({ behavior: 'instant', block: 'center' })
        }, selector)
        await reader.touch(selector, slide)
      }
      await reader.open(`${site.url}/fence-calculator`, phone)
      await reader.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      await touchOn('#fc-length-0')
      await until('its cursor', () => reader.evaluate(() => document.activeElement?.id === 'fc-length-0'))
      await reader.evaluate(() => document.querySelector<HTMLInputElement>('#fc-length-0')?.select())
      await reader.type('80')
      await touchOn('#fc-gates')
      await until('a shorter fence', async () => (await shown('posts')) === '13')
      const length = () =>
        reader.evaluate(() => document.querySelector<HTMLInputElement>('#fc-length-0')?.value)
      await touchOn('[data-grip="corner-0"]', { x: -40, y: 0 })
      await until('a longer side', async () => Number.parseFloat((await length()) ?? '') > 80)
      await touchOn('[data-act=print-list]')
      await appears('body[data-printed]')
    })

    test('a picture that is dropped is traced, point by point', async () => {
      await reader.open(`${site.url}/fence-calculator`, desktop)
      await reader.evaluate(() =>
        document.querySelector('lot-from-picture')?.scrollIntoView({ behavior: 'instant', block: 'start' }),
      )
      await reader.click('lot-from-picture summary')
      await until('its script', () =>
        reader.evaluate(() => customElements.get('lot-from-picture') !== undefined),
      )
      await reader.evaluate(async () => {
        const drawn = Object.assign(document.createElement('canvas'), { width: 800, height: 400 })
        drawn.getContext('2d')?.fillRect(0, 0, 800, 400)
        const blob = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve))
        const dataTransfer = new DataTransfer()
        if (blob) dataTransfer.items.add(new File([blob], 'plat.png', { type: 'image/png' }))
        const tool = document.querySelector('lot-from-picture details')
        tool?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
      })
      const marks = 'lot-from-picture [data-part=marks]'
      await until('the picture', () =>
        reader.evaluate((marks) => document.querySelector(marks)?.checkVisibility() ?? false, marks),
      )
      await reader.evaluate((marks) => {
        document.querySelector(marks)?.scrollIntoView({ behavior: 'instant', block: 'center' })
      }, marks)
      await reader.click(marks)
      await until('its point', () =>
        reader.evaluate(() => document.querySelector('[data-kind=scale] text')?.textContent === '1'),
      )
    })

    test('a plan’s file brings its picture under the plan, and both are kept', async () => {
      const name = `Yard ${engine.name}`
      const isThere = () =>
        reader.evaluate(() => {
          const canvas = document.querySelector('fence-calculator canvas')?.getBoundingClientRect()
          const plan = document.querySelector('[data-drawing=plan]')?.getBoundingClientRect()
          // As wide as half of what the plan shows, at its middle.
          return (
            canvas !== undefined && plan !== undefined && Math.abs(canvas.width / plan.width - 0.5) < 0.02
          )
        })
      const press = (act: string) =>
        reader.evaluate((act) => document.querySelector<HTMLElement>(`[data-act=${act}]`)?.click(), act)
      const start = async () => {
        await reader.click('#fc-length-0')
        await appears('[data-grip]')
      }
      await reader.open(`${site.url}/fence-calculator`, desktop)
      await start()
      await reader.evaluate(async (name) => {
        const field = document.querySelector<HTMLInputElement>('[data-plan-name]')
        if (field) field.value = name
        const drawn = Object.assign(document.createElement('canvas'), { width: 80, height: 40 })
        drawn.getContext('2d')?.fillRect(0, 0, 80, 40)
        const jpeg = drawn.toDataURL('image/jpeg').split(',')[1]
        const plan = document.querySelector<SVGElement>('[data-drawing=plan]')?.dataset
        const wide = 320 / Number(plan?.['scale'])
        const [x = 0, y = 0] = plan?.['at']?.split(' ').map(Number) ?? []
        // The example.
        const query = 'v=2&fence=wood&at=0.0_1440.0&side=rack_0'
        const file = JSON.stringify({ fencePlan: 2, name, query, picture: { jpeg, x, y, wide } })
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([file], 'plan.json', { type: 'application/json' }))
        const input = document.querySelector<HTMLInputElement>('[data-file]')
        if (!input) return
        input.files = dataTransfer.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }, name)
      await until('the picture of the file', isThere)
      await press('keep')
      await until('the plan that is kept', () =>
        reader.evaluate(
          (said) => document.querySelector('fence-calculator [role=status]')?.textContent === said,
          `Kept as “${name}”, with its picture.`,
        ),
      )
      await reader.evaluate(() => {
        setTimeout(() => location.reload(), 50)
      })
      await goes('[data-picture-sheet]')
      await start()
      await press('open-0')
      await until('the picture that was kept', isThere)
    })

    test('the list of contents opens from the foot of a phone, and leads to a section', async () => {
      await reader.open(`${site.url}/installation-maintenance`, phone)
      await reader.evaluate(() =>
        document.querySelectorAll('article section')[2]?.scrollIntoView({ behavior: 'instant' }),
      )
      const button = '[commandfor="page-contents"]'
      // It lets presses through for as long as somebody may be pressing what is below it.
      await until('its button', () =>
        reader.evaluate((button) => {
          const found = document.querySelector(button)
          return found?.checkVisibility() === true && getComputedStyle(found).pointerEvents !== 'none'
        }, button),
      )
      await reader.click(button)
      await appears('#page-contents[open]')
      await reader.press('Enter')
      await goes('#page-contents[open]')
      assert.match(await reader.evaluate(() => location.hash), /^#\S+$/)
    })

    test('the donation card comes by itself, takes no focus, and goes on Escape', async () => {
      await reader.open(`${site.url}/`, phone)
      await appears('[aria-labelledby="donation-heading"]')
      assert.equal(await reader.evaluate(() => document.activeElement?.localName), 'body')
      await reader.press('Escape')
      await goes('[aria-labelledby="donation-heading"]')
    })

    // The last: it stops the server.
    test('the site is kept, read while the server is gone, and removed; or it says that it cannot be', async (context) => {
      const { touchOffer, said, press, goTo, keep } = keeperOf(() => reader)
      await reader.open(`${site.url}/`, desktop)
      if (!/^Kept/.test(await keep())) {
        context.diagnostic(`${engine.name}, as it is driven here, keeps no site`)
        await goTo('/history')
        return
      }
      // WebKitGTK 2.50 ends its driver's session when a page comes from a worker: there the reading is not tested.
      if (engine.name !== 'WebKit') {
        site.stop()
        for (const path of ['/history', '/installation-maintenance', '/books'] as const) await goTo(path)
        await reader.click(searchButton)
        await appears('dialog#search[open]')
        await reader.press('Escape')
        await touchOffer()
        await until('the panel', async () => /^Kept/.test(await said()))
      }
      await press('Remove')
      await until('it to be removed', () => reader.evaluate(async () => (await caches.keys()).length === 0))
    })
  })
}

describe(
  'Firefox with all cookies blocked',
  { skip: skipWithout(firefox.packages()), timeout: 120_000 },
  () => {
    let reader: Reader
    let site: Preview
    before(async () => {
      site = await startPreview({})
      reader = await firefox.startWithoutCookies()
    })
    after(async () => {
      await reader?.close()
      site?.stop()
    })

    const complaints = () => reader.evaluate((): Recorded => Reflect.get(window, 'recorded').complaints)
    const heard = () => reader.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
    const isThere = (selector: string) =>
      reader.evaluate((selector) => document.querySelector(selector) !== null, selector)

    test('the radio plays, in the next page too', async () => {
      await reader.open(`${site.url}/radio`, desktop)
      assert.equal(
        await reader.evaluate(() => {
          try {
            return typeof sessionStorage
          } catch {
            return 'refused'
          }
        }),
        'refused',
      )
      await reader.click('main [data-island=load] button')
      await until('sound', async () => (await heard()) > 0.5)
      await reader.click('header nav [href="/history"]')
      await until('its bar', () => isThere('[data-radio-bar]'))
      const before = await heard()
      await until('more sound', async () => (await heard()) > before + 0.5)
      assert.deepEqual(await complaints(), [])
    })

    test('the search finds, boxes can be ticked, the calculator counts, and the offer to keep the site says no', async () => {
      await reader.open(`${site.url}/contact`, desktop)
      await reader.click(searchButton)
      await until('its field', () => isThere('dialog#search[open] [name=q]:focus'))
      await reader.type('cedar')
      await until('results', () => isThere('[data-result]'))
      await reader.press('Escape')
      await until('its end', async () => !(await isThere('dialog#search[open]')))
      const { touchOffer, said } = keeperOf(() => reader)
      await touchOffer()
      await until('an answer', async () => /keeps no site/.test(await said()))
      assert.deepEqual(await complaints(), [])

      await reader.open(`${site.url}/installation-maintenance/weekend-plan`, desktop)
      await reader.click('tick-list [type=checkbox]')
      await until('a tick', () => isThere('tick-list [type=checkbox]:checked'))
      assert.deepEqual(await complaints(), [])

      await reader.open(`${site.url}/fence-calculator`, desktop)
      await reader.click('#fc-gates')
      await until('its answer', () => isThere('[data-grip]'))
      assert.deepEqual(await complaints(), [])
    })
  },
)

// Back/forward cache and prerendering, which the headless build does not have.
describe('Chromium between pages', { skip: skipWithout(chromium.packages()), timeout: 60_000 }, () => {
  let reader: PuppeteerReader
  let site: Preview
  before(async () => {
    site = await startPreview({})
    reader = await chromium.startWhole()
  })
  after(async () => {
    await reader?.close()
    site?.stop()
  })

  const searchWorks = async () => {
    await reader.click(searchButton)
    await until('the focus', () =>
      reader.evaluate(() => document.activeElement?.matches('[name=q]') ?? false),
    )
    await reader.type('cedar')
    await until('results', () => reader.evaluate(() => document.querySelector('[data-result]') !== null))
  }

  test('a page comes back from the back/forward cache as it was left, and works', async () => {
    await reader.open(`${site.url}/contact`, desktop)
    await searchWorks()
    await reader.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted))
    })
    await reader.page().goto(`${site.url}/books`)
    await reader.page().goBack()
    // A click goes to what is painted, which is still the dialog.
    await pause(300)
    assert.equal(await reader.evaluate(() => Reflect.get(window, 'persisted')), true)
    assert(await reader.evaluate(() => document.querySelector('dialog#search[open] [data-result]') !== null))
    await reader.press('Escape')
    await searchWorks()
  })

  test('hovering over a link prerenders its page, which works', async () => {
    await reader.open(`${site.url}/contact`, desktop)
    await reader.page().hover('header nav [href="/books"]')
    await pause(2000)
    await reader.click('header nav [href="/books"]')
    await pause(300)
    await reader.findAgain(`${site.url}/books`)
    const startedAfter = await reader.evaluate(() =>
      Number(Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'activationStart')),
    )
    assert(startedAfter > 0, `activationStart is ${startedAfter}`)
    await searchWorks()
  })
})
