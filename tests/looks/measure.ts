import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { gzipped } from '../bench/sizes'
import { lettersALine } from './letters'

// What one page is like to read, as numbers.

type Both = { phone: number; desktop: number }
type Places = { phone?: number | undefined; desktop?: number | undefined }

export type Figures = {
  height: Both
  contents: Places
  /** The first step of a guide that has steps, and its repairs. */
  steps: Places
  repairs: Places
  letters: { machine: number | undefined; notoSerif: number | undefined; gelasio: number | undefined }
  /** Of the page's height. */
  houseAds: Both
  sheets: number
  bytes: number
  shift: Both
}

export type Browsers = { machine: Browser; readers: Browser }

const devices = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

/** The site's own cards in the places of advertisements, and the row that leads to another page. */
const houseAds = 'main aside:is(:has([data-banner-id]), [aria-label="Next"])'

export async function measurePage(browsers: Browsers, fonts: keyof Browsers, url: string): Promise<Figures> {
  const phone = await inPage(browsers[fonts], devices.phone, url, arrangement)
  const desktop = await inPage(browsers[fonts], devices.desktop, url, arrangement)
  const both = <Value>(value: (found: typeof phone) => Value) => ({
    phone: value(phone),
    desktop: value(desktop),
  })
  const lettersIn = (browser: Browser, family?: string) =>
    inPage(browser, devices.desktop, url, (page) => lettersALine(page, family))
  return {
    height: both(({ height }) => height),
    contents: both(({ contents }) => contents),
    steps: both(({ steps }) => steps),
    repairs: both(({ repairs }) => repairs),
    houseAds: both(({ advertising, height }) => advertising / height),
    shift: both(({ shift }) => shift),
    letters: {
      machine: await lettersIn(browsers.machine),
      notoSerif: await lettersIn(browsers.readers, 'Noto Serif'),
      gelasio: await lettersIn(browsers.readers, 'Gelasio'),
    },
    sheets: await inPage(browsers[fonts], devices.desktop, url, countSheets),
    bytes: gzipped(Buffer.from(await (await fetch(url)).arrayBuffer())),
  }
}

async function inPage<Found>(
  browser: Browser,
  device: BrowserContextOptions,
  url: string,
  work: (page: Page) => Promise<Found>,
): Promise<Found> {
  // The policy would refuse the style sheet that sets another font.
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce', bypassCSP: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchShifts)
    const answer = await page.goto(url)
    if (!answer?.ok()) throw new Error(`${url}: ${answer?.status() ?? 'no answer'}`)
    await page.waitForLoadState('networkidle')
    return await work(page)
  } finally {
    await context.close()
  }
}

function watchShifts() {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry)
        Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(entry.value))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Where things are, after a walk to the foot and back, which loads every picture. */
async function arrangement(page: Page) {
  await page.evaluate(async () => {
    for (let before = -1; before !== scrollY;) {
      before = scrollY
      scrollBy({ top: innerHeight, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  const places = {
    contents: 'nav[aria-label="On this page"]',
    steps: '#planning',
    repairs: '#troubleshooting',
  }
  const tops = await page.evaluate(
    (selectors) => {
      const boxes = selectors.map((selector) => [...document.querySelectorAll(selector)])
      return boxes.map(
        (found) => found.find((element) => element.checkVisibility())?.getBoundingClientRect().top,
      )
    },
    [places.contents, places.steps, places.repairs],
  )
  return {
    height: await page.evaluate(() => document.documentElement.scrollHeight),
    contents: tops[0],
    steps: tops[1],
    repairs: tops[2],
    advertising: await page
      .locator(houseAds)
      .evaluateAll((cards) => cards.reduce((sum, card) => sum + card.getBoundingClientRect().height, 0)),
    shift: await page.evaluate(() => Number(Reflect.get(window, 'shift'))),
  }
}

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
