import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { startPreview, type Preview } from '../e2e/lib/preview'
import { skipWithout } from '../lib/tools'
import { translate } from '../lib/translate.mjs'
import { until } from '../lib/until'
import { keeperOf } from './kept-site'
import { chromium, engines, type Reader } from './reader'

// What a browser does to a page that somebody uses: it translates it, and translates it once more, and it takes it out of
// its back/forward cache again. In Chromium with that cache, which the headless build does not have.

const desktop = { width: 1280, height: 900 }
const marks = ['ü', 'é']

class NotKept extends Error {}

for (const engine of engines) {
  const options = { skip: skipWithout(engine.packages()), timeout: 600_000 }
  describe(engine.name, options, () => {
    let reader: Reader
    let site: Preview
    before(async () => {
      site = await startPreview({})
      reader = await (engine.name === chromium.name ? chromium.startWhole() : engine.start())
    })
    after(async () => {
      await reader?.close()
      site?.stop()
    })

    const has = (selector: string) =>
      reader.holds((selector) => document.querySelector(selector) !== null, selector)
    const appears = (selector: string) => until(selector, () => has(selector))
    const show = (selector: string) =>
      reader.evaluate((selector) => {
        document.querySelector(selector)?.scrollIntoView({ behavior: 'instant', block: 'center' })
      }, selector)
    const clickOn = async (selector: string) => {
      await show(selector)
      await reader.click(selector)
    }
    /** By a script, which needs no place in the window: the focus as from the keyboard. */
    const press = (selector: string) =>
      reader.evaluate((selector) => {
        const button = document.querySelector<HTMLElement>(selector)
        button?.focus()
        button?.click()
      }, selector)
    type Entry = readonly [selector: string, value: string]
    /** As if somebody had typed it. */
    const enter = (...fields: readonly Entry[]) =>
      reader.evaluate((given) => {
        for (const [selector, value] of JSON.parse(given)) {
          const field = document.querySelector<HTMLInputElement>(selector)
          if (!field) throw new Error(`There is no ${selector}`)
          field.value = value
          for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
        }
      }, JSON.stringify(fields))
    const scriptOf = (element: string) =>
      until(`the script of ${element}`, () =>
        reader.evaluate((element) => customElements.get(element) !== undefined, element),
      )
    const valueOf = (selector: string) =>
      reader.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.value, selector)

    /** What it says, without what the stand-in for a translator has put before it. */
    const wordsOf = async (selector: string): Promise<string> => {
      const words = await reader.evaluate(
        (selector) =>
          [...document.querySelectorAll(selector)]
            .flatMap((node) => [node, ...(node.shadowRoot?.children ?? [])])
            .map(({ textContent }) => textContent)
            .join(' | '),
        selector,
      )
      assert.doesNotMatch(words, /[üé]{2}/, 'translated from another language than the page’s')
      return words.replaceAll(/[üé]/g, '')
    }
    const settled = async (selector: string): Promise<string> => {
      let words = ''
      await until('it to say no more', async () => {
        const former = words
        await pause(300)
        words = await wordsOf(selector)
        return words === former
      })
      return words
    }

    type Story = { path: string; words: string; acts: readonly (() => Promise<unknown>)[] }

    const twoFences: readonly Entry[] = [
      ['[name=first-name]', 'Cedar'],
      ['[name=first-price]', '4000'],
      ['[name=first-upkeep]', '150'],
      ['[name=first-life]', '15'],
      ['[name=second-name]', 'Vinyl'],
      ['[name=second-price]', '6000'],
      ['[name=second-upkeep]', '10'],
      ['[name=second-life]', '30'],
    ]
    const section = (number: string) => () =>
      reader.evaluate((number) => {
        const sections = document.querySelectorAll('article section:has(> h2)')
        sections[Number(number)]?.scrollIntoView({ behavior: 'instant' })
      }, number)
    const choose = (place: string) => () =>
      reader.evaluate((place) => {
        const root = document.querySelector('footer keep-site')?.shadowRoot
        ;[...(root?.querySelectorAll<HTMLElement>('[type=radio]') ?? [])].at(Number(place))?.click()
      }, place)
    /** Results that are shown before all files are there keep their places until the next letter: until that shows no more. */
    const searchWholly = async (query: string) => {
      let words = ''
      await until(
        'all of the index',
        async () => {
          const former = words
          await enter(['dialog [name=q]', `${query}s`])
          await appears(`[data-results="${query}s"]`)
          await enter(['dialog [name=q]', query])
          words = await settled('dialog#search')
          return words === former
        },
        60_000,
      )
    }
    const plays = (isOn: boolean) => async () => {
      // By hand: WebKit plays nothing that a script asks for.
      // Translated before it was hydrated, it is drawn again at that moment.
      const click = () => reader.click('main [data-island=load] button')
      await click().catch(click)
      await until('the radio', async () =>
        (await wordsOf('main [data-island=load]')).includes(isOn ? 'On air' : 'Stopped'),
      )
    }

    const stories: Readonly<Record<string, Story>> = {
      'the fence calculator': {
        path: '/fence-calculator',
        words: 'fence-calculator',
        acts: [
          async () => {
            await clickOn('#fc-gates')
            await appears('[data-grip]')
            await appears('#fc-frost-place option:nth-child(20)')
          },
          async () => {
            await enter(['#fc-length-0', '55'])
            await until('a shorter fence', async () =>
              (await wordsOf('[data-numeral]')).startsWith('9 | 21 | 132 |'),
            )
            assert.equal(await reader.evaluate(() => document.activeElement?.id), 'fc-gates')
          },
          async () => {
            await press('[data-act=add-side]')
            await press('[data-act=prices]')
            await press('[data-adjust]')
            assert(await has('[data-adjust]:focus'))
            await enter(['#fc-units', 'meters'], ['#fc-length-1', '0'])
          },
          () => press('[data-act=undo]'),
        ],
      },
      'two fences over the years': {
        path: '/fence-calculator',
        words: 'two-fences',
        acts: [
          async () => {
            await clickOn('[name=first-name]')
            await scriptOf('two-fences')
            await enter(...twoFences)
          },
          () => enter(['[name=years]', '25']),
          () => enter(['[name=first-price]', '9000'], ['[name=second-name]', 'Steel']),
        ],
      },
      'the state of a ZIP code': {
        path: '/fence-laws',
        words: 'zip-finder',
        acts: [
          async () => {
            await clickOn('#zip')
            await scriptOf('zip-finder')
            await reader.type('43215')
            await reader.press('Enter')
            await appears('zip-finder output a')
          },
          () => press('zip-finder output button'),
          async () => {
            await enter(['#zip', '83414'])
            await press('zip-finder [type=submit]')
          },
        ],
      },
      'the contents': {
        path: '/installation-maintenance',
        words: 'page-contents',
        acts: [section('3'), section('5'), section('3')],
      },
      'the search': {
        path: '/contact',
        words: 'dialog#search',
        acts: [
          async () => {
            await reader.click('header [commandfor=search]')
            await appears('dialog#search[open] [name=q]:focus')
            await reader.type('cedar')
            await appears('[data-result]')
            await searchWholly('cedar')
          },
          () => enter(['dialog [name=q]', 'qqqq']),
          () => searchWholly('gate post'),
        ],
      },
      'the radio': {
        path: '/radio',
        words: 'main [data-island=load], [data-live-region]',
        acts: [plays(true), plays(false), plays(true)],
      },
      'what is kept offline': {
        path: '/books',
        words: 'footer keep-site',
        acts: [
          async () => {
            const { touchOffer, said } = keeperOf(() => reader)
            await touchOffer()
            await until('the offer', async () => /MB to load|keeps no site/.test(await said()))
          },
          choose('0'),
          choose('-1'),
        ],
      },
    }

    for (const [name, { path, words, acts }] of Object.entries(stories))
      test(`${name}: says in translation what it says`, async () => {
        const plain: string[] = []
        await reader.open(site.url + path, desktop)
        for (const act of acts) {
          await act()
          plain.push(await settled(words))
        }
        // Translated before it is touched first, and after.
        for (const first of [0, 1]) {
          await reader.open(site.url + path, desktop)
          for (const [index, act] of acts.entries()) {
            const mark = marks[index - first]
            if (mark) await reader.evaluate(translate, mark)
            await act()
            await until('the same words', async () => (await wordsOf(words)) === plain[index]).catch(() => {})
            assert.equal(await wordsOf(words), plain[index], `act ${index}, translated before act ${first}`)
          }
        }
      })

    /** To another page, and back into the one that the browser has kept. */
    const leaveAndReturn = async (leave: () => Promise<unknown>) => {
      const path = await reader.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted))
        return location.pathname
      })
      await leave()
      await until('the other page', () =>
        reader.holds(
          (path) =>
            document.readyState === 'complete' &&
            document.querySelector('h1') !== null &&
            location.pathname !== path,
          path,
        ),
      )
      await reader.evaluate(() => void setTimeout(() => history.back()))
      await until('the page', () =>
        reader.holds((path) => document.readyState === 'complete' && location.pathname === path, path),
      )
      await until(
        'it to come from the cache',
        () => reader.evaluate(() => Reflect.get(window, 'persisted') === true),
        3_000,
      ).catch((cause: unknown) => {
        throw new NotKept('The browser has dropped the page that it had kept', { cause })
      })
      await pause(300)
    }
    /** A browser drops kept pages as it sees fit, for want of memory or time: then the visit is made again. */
    const visit = async (act: () => Promise<unknown>, tries = 3): Promise<void> => {
      try {
        await act()
      } catch (error) {
        if (!(error instanceof NotKept) || tries === 1) throw error
        await visit(act, tries - 1)
      }
    }
    const go = () =>
      reader.evaluate((address) => void setTimeout(() => location.assign(address)), '/books?again')

    test('fields and choices hold what they held when their reader comes back', async () => {
      await visit(async () => {
        await reader.open(`${site.url}/fence-calculator`, desktop)
        await clickOn('[name=first-name]')
        await scriptOf('two-fences')
        await clickOn('#fc-gates')
        await appears('[data-grip]')
        const fields: readonly Entry[] = [
          ...twoFences,
          ['[name=years]', '25'],
          ['#fc-length-0', '55 ft'],
          ['[data-plan-name]', 'Back yard'],
        ]
        await enter(...fields)
        const said = await wordsOf('two-fences')
        await leaveAndReturn(go)
        for (const [selector, value] of fields) assert.equal(await valueOf(selector), value, selector)
        assert.equal(await wordsOf('two-fences'), said)
        assert.match(said, /25 years/)
      })

      await visit(async () => {
        const day = 'plan-days input'
        await reader.open(`${site.url}/installation-maintenance/weekend-plan`, desktop)
        await clickOn(day)
        await until('its day', async () => (await valueOf(day)) !== '')
        await enter([day, '2027-05-01'])
        await leaveAndReturn(go)
        assert.equal(await valueOf(day), '2027-05-01')
      })

      await visit(async () => {
        await reader.open(`${site.url}/fence-laws/neighbor-letter`, desktop)
        await enter(['[placeholder="Your name"]', 'Ann'])
        await leaveAndReturn(go)
        assert.equal(await valueOf('[placeholder="Your name"]'), 'Ann')
      })

      // On home, whose tabs are the same, Firefox does not keep the page once the news board is in its frame.
      await visit(async () => {
        const tab = 'form[autocomplete=off] label:nth-of-type(2)'
        await reader.open(`${site.url}/history`, desktop)
        await clickOn(tab)
        await until('its script', () =>
          reader.evaluate(() =>
            performance.getEntriesByType('resource').some(({ name }) => /\/tabs-\w+\.js/.test(name)),
          ),
        )
        await leaveAndReturn(go)
        assert(await has(`${tab} :checked`))
      })

      await visit(async () => {
        await reader.open(`${site.url}/books`, desktop)
        await reader.click('header [commandfor=search]')
        await appears('dialog#search[open] [name=q]:focus')
        await enter(['dialog#search [name=q]', 'ceder posst'])
        await appears('[data-result]')
        await leaveAndReturn(() => press('[data-result]'))
        await appears('dialog#search[open] [data-result]')
        assert.equal(await valueOf('dialog [name=q]'), 'ceder posst')
      })
    })

    test('what React had still to do when its reader left is done when they come back', async () => {
      await visit(async () => {
        await reader.open(`${site.url}/contact`, desktop)
        await reader.click('header [commandfor=search]')
        await appears('dialog#search[open] [name=q]:focus')
        await enter(['dialog#search [name=q]', 'cedar'])
        await appears('[data-results=cedar]')
        await reader.evaluate(() =>
          addEventListener('pagehide', () => {
            const field = document.querySelector<HTMLInputElement>('dialog#search [name=q]')
            if (!field) throw new Error('There is no field')
            field.value = 'gate'
            field.dispatchEvent(new Event('input', { bubbles: true }))
          }),
        )
        await leaveAndReturn(go)
        await appears('[data-results=gate]')
      })
    })
  })
}
