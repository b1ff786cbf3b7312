import { chromium, expect, test } from '@playwright/test'
import { browserArguments, findHeadless } from '../lib/browser'
import { readersFonts } from '../lib/fonts'
import {
  holes,
  longestStretch,
  lostWords,
  overflow,
  reflown,
  shareOfAds,
  wideTables,
} from './lib/layout-faults'
import { everyPath, isGuide, isShipped, paths, site } from './lib/routes'

/** Pages that one test looks at: a minute's work on a quiet machine. */
const share = 40

test.describe.serial('each page in each window', () => {
  const scrolling = new Set<string>()
  const moved: string[] = []
  let titles = 0

  for (let first = 0; first < everyPath.length; first += share)
    test(`no page from ${everyPath[first]} on is wider than the window, mostly ads, has wide tables, words that run on, or a hole beside them`, async ({
      page,
    }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const faults: string[] = []
      for (const path of everyPath.slice(first, first + share)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        for (const [width, most, share] of [
          [360, 1800, 0.1],
          [412, Infinity, 1],
          [1280, 1200, 0.12],
        ] as const) {
          await page.setViewportSize({ width, height: 800 })
          const { figures, others } = await wideTables(page)
          for (const name of figures) scrolling.add(`${path}: ${name}`)
          faults.push(
            ...others.map((name) => `${path}: the table "${name}" is wider than its frame at ${width}`),
          )
          const wider = await overflow(page)
          if (wider > 0) faults.push(`${path} is ${wider} px wider than ${width}`)
          const stretch = isGuide(path) ? await longestStretch(page) : 0
          if (stretch > most) faults.push(`${path} has ${stretch.toFixed()} px of words at ${width}`)
          const ads = isGuide(path) && site.ads.mode === 'house' ? await shareOfAds(page) : 0
          if (ads >= share) faults.push(`${path} has ${(100 * ads).toFixed(1)} % of house ads at ${width}`)
          const { found, measured } = await reflown(page)
          titles += measured
          moved.push(...found.map((title) => `${path} at ${width}, ${title}`))
        }
        for (const width of [1280, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          faults.push(...(await holes(page, 200)).map((hole) => `${path} has a hole at ${width}: ${hole}`))
        }
      }
      expect(faults).toEqual([])
    })

  test('of all, ten tables scroll at most, and hardly a title moves as its font comes', () => {
    if (isShipped) expect([...scrolling].slice(10)).toEqual([])
    // Some title is always at the very edge of a line. Of a font that is a tenth narrower, one in nine would break elsewhere.
    expect(titles).toBeGreaterThan(everyPath.length)
    expect(moved.length / titles, moved.join('\n')).toBeLessThan(0.03)
  })
})

test('with the browser’s text at twice its size, every page is whole', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findHeadless(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
    env: readersFonts(),
  })
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' })
  for (const path of [...paths, '/no-such-page']) {
    await page.goto(path)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await lostWords(page), `${path} at ${width} px`).toEqual({ cut: [], sideways: 0 })
    }
  }
  await browser.close()
})
