import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
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
import { brokenWords } from './lib/text-faults'

/** A minute's work on a quiet machine. */
const pagesOfPart = 40

/** What a part has found, for the last test: a worker that meets a fault is another one afterwards. */
type Found = {
  readonly scrolling: readonly string[]
  readonly moved: readonly string[]
  readonly titles: number
}

const fileOf = (first: number) => path.join(test.info().project.outputDir, `windows-${first}.json`)
const firsts = Array.from(
  { length: Math.ceil(everyPath.length / pagesOfPart) },
  (_, part) => part * pagesOfPart,
)

test.describe('each page in each window', () => {
  test.describe.configure({ mode: 'default' })

  for (const first of firsts)
    test(`no page from ${everyPath[first]} on is wider than the window, mostly ads, has wide tables, words that run on or break, or a hole beside them`, async ({
      page,
    }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const faults: string[] = []
      const scrolling = new Set<string>()
      const moved: string[] = []
      let titles = 0
      for (const address of everyPath.slice(first, first + pagesOfPart)) {
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        for (const [width, most, share] of [
          [360, 1800, 0.1],
          [412, Infinity, 1],
          [1280, 1200, 0.12],
        ] as const) {
          await page.setViewportSize({ width, height: 800 })
          const { figures, others } = await wideTables(page)
          for (const name of figures) scrolling.add(`${address}: ${name}`)
          faults.push(
            ...others.map((name) => `${address}: the table "${name}" is wider than its frame at ${width}`),
          )
          // At 412 px and more, there is more room for the same words.
          const broken = width === 360 ? await brokenWords(page) : []
          faults.push(...broken.map((word) => `${address} breaks “${word}” at ${width}`))
          const wider = await overflow(page)
          if (wider > 0) faults.push(`${address} is ${wider} px wider than ${width}`)
          const stretch = isGuide(address) ? await longestStretch(page) : 0
          if (stretch > most) faults.push(`${address} has ${stretch.toFixed()} px of words at ${width}`)
          const ads = isGuide(address) && site.ads.mode === 'house' ? await shareOfAds(page) : 0
          if (ads >= share) faults.push(`${address} has ${(100 * ads).toFixed(1)} % of house ads at ${width}`)
          const { found, measured } = await reflown(page)
          titles += measured
          moved.push(...found.map((title) => `${address} at ${width}, ${title}`))
        }
        for (const width of [1280, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          faults.push(...(await holes(page, 200)).map((hole) => `${address} has a hole at ${width}: ${hole}`))
        }
      }
      const part: Found = { scrolling: [...scrolling], moved, titles }
      await mkdir(test.info().project.outputDir, { recursive: true })
      await writeFile(fileOf(first), JSON.stringify(part))
      expect(faults).toEqual([])
    })

  test('of all, ten tables scroll at most, and hardly a title moves as its font comes', async () => {
    const found = await Promise.all(
      firsts.map(async (first): Promise<Found> => JSON.parse(await readFile(fileOf(first), 'utf8'))),
    )
    const moved = found.flatMap((part) => part.moved)
    const titles = found.reduce((sum, part) => sum + part.titles, 0)
    if (isShipped) expect(found.flatMap(({ scrolling }) => scrolling).slice(10)).toEqual([])
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
  for (const address of [...paths, '/no-such-page']) {
    await page.goto(address)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await lostWords(page), `${address} at ${width} px`).toEqual({ cut: [], sideways: 0 })
    }
  }
  await browser.close()
})
