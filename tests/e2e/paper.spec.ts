import { expect, test, type Page } from '@playwright/test'
import { load } from 'cheerio'
import { formats, printable, printPage, printWords, type Box, type Format, type Sheet } from '../lib/paper'
import { expectLive } from './lib/calculator'
import { isShipped, routes, site, siteOrigin } from './lib/routes'

// What stands on the paper that Chromium prints, read from its PDF.

const lettersOf = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '')
const textOf = ({ runs }: Sheet) => lettersOf(runs.map(({ text }) => text).join(''))

/** All that a reader must find: words, drawings' labels, tables and headings, without what paper leaves out. */
async function readPage(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() => {
    const isSeen = (node: Element | null | undefined) => node?.checkVisibility() === true
    const words: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      if (isSeen(around) && !around?.closest('script, style, noscript')) {
        const isCapitals = around && getComputedStyle(around).textTransform === 'uppercase'
        words.push((isCapitals ? node.textContent?.toUpperCase() : node.textContent) ?? '')
      }
    }
    const seen = <Found extends Element>(selector: string, type: new () => Found) =>
      [...document.querySelectorAll(selector)]
        .filter((node): node is Found => node instanceof type)
        .filter(isSeen)
    const drawings = seen('main img[src$=".svg"]', HTMLImageElement).map(({ src }) => src)
    return {
      words,
      drawings,
      headings: seen('main :is(h2, h3, h4)', HTMLHeadingElement).map(({ innerText }) => innerText),
      tables: seen('main table', HTMLTableElement).map((table) => ({
        title: table.ariaLabel ?? '',
        head: [...(table.tHead?.rows[0]?.cells ?? [])].map(({ innerText }) => innerText),
        rows: [...(table.tBodies[0]?.rows ?? [])].map(({ innerText }) => innerText),
      })),
    }
  })
  await page.emulateMedia({ media: null })
  const labels = found.drawings.map(async (address) => {
    const svg = load(await (await page.request.get(address)).text(), { xml: true })
    return [...svg('text')].map((label) => svg(label).text())
  })
  return { ...found, drawings: await Promise.all(labels) }
}

const isOut = (inner: Box, outer: Box) =>
  inner.left < outer.left - 1 ||
  inner.right > outer.right + 1 ||
  inner.bottom < outer.bottom - 1 ||
  inner.top > outer.top + 1

const cover = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 1

/** What no sheet may have, whatever is on it. */
function faultsOf(sheets: readonly Sheet[]): string[] {
  return sheets.flatMap((sheet, index) => {
    const place = `page ${index + 1}`
    // Below the margin stands the number of the page alone.
    const [number, ...runs] = sheet.runs.toSorted((a, b) => a.bottom - b.bottom)
    const upright = runs.filter(({ upright, text }) => upright && lettersOf(text) !== '')
    return [
      ...(number?.text === `${index + 1}` ? [] : [`${place} is called ${number?.text}`]),
      ...sheet.runs
        // The marks of sources are no words.
        .filter(({ size, text }) => size < (/^(?:[\d,\s]+|ours)$/.test(text) ? 7.15 : 8.95))
        .map(({ text, size }) => `${place}, ${size} pt: ${text}`),
      ...runs.filter((run) => isOut(run, printable(sheet))).map(({ text }) => `${place}, clipped: ${text}`),
      ...sheet.pictures
        .filter((box) => isOut(box, printable(sheet)))
        .map(() => `${place}, a clipped picture`),
      ...upright.flatMap((one, at) =>
        upright
          .slice(at + 1)
          .filter((other) => cover(one, other))
          .map((other) => `${place}: "${one.text}" covers "${other.text}"`),
      ),
    ]
  })
}

type Reading = Awaited<ReturnType<typeof readPage>>

/** What paper must have of this page. */
function missingIn(sheets: readonly Sheet[], { words, drawings, tables, headings }: Reading): string[] {
  const texts = sheets.map(textOf)
  const all = texts.join('')
  const hasAll = (wanted: readonly string[]) => (text: string) =>
    wanted.every((part) => text.includes(lettersOf(part)))
  const missing = words
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => !all.includes(lettersOf(word)))
    .map((word) => `no word ${word}`)
  const cut = drawings
    .filter((labels) => !texts.some(hasAll(labels)))
    .map((labels) => `a drawing in parts: ${labels.join(', ')}`)
  const parted = tables.flatMap(({ title, head, rows: [first = '', ...rows] }) => [
    ...(texts.some(hasAll([title, ...head, first])) ? [] : [`${title} is not above ${first}`]),
    ...rows.filter((row) => !texts.some(hasAll([...head, row]))).map((row) => `${row} has no head`),
  ])
  const runs = sheets.flatMap(({ runs }) => runs.map(({ text }) => lettersOf(text)))
  const broken = tables
    .flatMap(({ rows }) => rows.flatMap((row) => row.match(/\p{L}{4,}/gu) ?? []))
    // A ligature is a run of its own.
    .filter((word) => !/f[fil]/.test(word) && !runs.some((text) => text.includes(word)))
    .map((word) => `${word} in parts`)
  const left = sheets
    .flatMap((sheet) => lastLines(sheet))
    .filter((line) => headings.some((heading) => lettersOf(heading) === line))
  return [...missing, ...cut, ...parted, ...broken, ...left.map((line) => `${line} stands at the foot`)]
}

/** The lowest line of each column. */
function lastLines({ runs, width }: Sheet): string[] {
  return [0, 1].map((column) => {
    const inside = runs.filter(({ left, bottom }) => bottom > 39 && left >= width / 2 === (column === 1))
    const foot = Math.min(...inside.map(({ bottom }) => bottom))
    return lettersOf(
      inside
        .filter(({ bottom }) => bottom < foot + 1)
        .map(({ text }) => text)
        .join(''),
    )
  })
}

/** As many sheets as the shipped texts take, and one more. */
const guides = [
  ['/installation-maintenance', 8],
  ['/types-of-fences', 10],
  ['/installation-maintenance/care-and-repair', 10],
  ['/fence-laws', 4],
  ['/fence-laws/ohio', 6],
  ['/fence-laws/vermont', 6],
  ['/fence-calculator', 7],
] as const

for (const [path, most] of guides) {
  test(`${path} is a document on either paper`, async ({ page }) => {
    await page.goto(path)
    const reading = await readPage(page)
    const day = await page.locator('main time').first().innerText()
    for (const format of formats) {
      const sheets = await printPage(page, format)
      expect(faultsOf(sheets), format).toEqual([])
      expect(missingIn(sheets, reading), format).toEqual([])
      if (isShipped) expect(sheets.length, format).toBeLessThanOrEqual(most)

      const address = `${siteOrigin.replace(/^https?:\/\//, '')}${path}`
      const named = sheets.flatMap(({ runs }, index) =>
        runs.filter(({ text }) => text.includes(address)).map(({ text }) => [index, text]),
      )
      expect(named, format).toEqual([[0, `${site.name}, ${address}`]])
      const [first] = sheets
      expect(first && textOf(first), format).toContain(lettersOf(day))
    }
  })
}

test('pictures that lead somewhere are seen on paper, too', async ({ page }) => {
  await page.goto('/installation-maintenance/care-and-repair')
  await page.emulateMedia({ media: 'print' })
  const pictures = page.locator('main nav li img')
  expect(await pictures.count()).toBeGreaterThan(5)
  for (const picture of await pictures.all()) await expect(picture).toBeVisible()
})

test('no sheet hangs on a millimeter: each is filled, on either paper and in letters a little larger or smaller', async ({
  page,
}) => {
  test.slow()
  for (const { path } of routes.filter(
    ({ path }) => path.split('/').length === 3 || guides.some(([guide]) => guide === path),
  )) {
    await page.goto(path)
    for (const size of [0.97, 1.03]) {
      await page.evaluate((size) => {
        const letters = new CSSStyleSheet()
        letters.replaceSync(`@media print { :root { font-size: ${9 * size}pt !important } }`)
        document.adoptedStyleSheets = [letters]
      }, size)
      for (const format of formats) {
        const letters = (await printWords(page, format)).map((words) => lettersOf(words).length)
        // The last one holds what is left; another may hold more drawings than words.
        expect(
          Math.min(...letters.slice(0, -1)),
          `${path}, ${format}, ${size}: ${letters.join()}`,
        ).toBeGreaterThan(450)
      }
    }
  }
})

// A query for the width counts them, also where the page has set its own.
test('no margin that a browser sets changes the layout', async ({ page }) => {
  for (const path of ['/fence-laws/ohio', '/installation-maintenance/care-and-repair']) {
    await page.goto(path)
    const sheets = async (margin: string) => {
      const file = await page.pdf({ format: 'Letter', margin: { left: margin, right: margin } })
      return file.toString('latin1').match(/\/Type \/Page\b/g)
    }
    expect(await sheets('1in'), path).toHaveLength((await sheets('0'))?.length ?? 0)
  }
})

/** Both papers, each asked for separately: what a button begins ends with the first print. */
async function expectOneSheet(
  page: Page,
  prepare: (format: Format) => Promise<void>,
  wanted: readonly string[],
) {
  for (const format of formats) {
    await prepare(format)
    const sheets = await printPage(page, format)
    expect(faultsOf(sheets), format).toEqual([])
    const [sheet] = sheets
    expect(
      wanted.filter((text) => !sheet || !textOf(sheet).includes(lettersOf(text))),
      format,
    ).toEqual([])
    // An operator's lists may be longer.
    if (isShipped) expect(sheets, format).toHaveLength(1)
  }
}

for (const path of ['/installation-maintenance', '/installation-maintenance/weekend-plan']) {
  test(`the checklists of ${path} are printed alone, on one sheet with squares`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('link', { name: 'Print the checklists' }).click()
    await expect(page).toHaveURL(/#print-list$/)
    await expect(page.locator('#print-list span')).toBeVisible()
    const scope = page.locator(path.endsWith('plan') ? 'main' : 'section:has(> #print-list)')
    const items = await scope.locator('tick-list label').allInnerTexts()
    expect(items.length).toBeGreaterThan(5)
    await expectOneSheet(page, async () => {}, items)

    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#sources')).toBeHidden()
    const squares = await page.locator(':has(> #print-list)').evaluate((around) => {
      const { height, backgroundSize, printColorAdjust } = getComputedStyle(around, '::after')
      return { height: parseFloat(height), squares: backgroundSize.split(',').length, printColorAdjust }
    })
    expect(squares).toEqual({
      height: expect.closeTo((40 * 96) / 25.4, 0),
      squares: 2,
      printColorAdjust: 'exact',
    })
  })
}

for (const [button, text] of [
  ['Print a permit sketch', 'Zoning district'],
  ['Print a quote sheet', 'Store 3'],
] as const) {
  test(`of the calculator, “${button}” takes one sheet`, async ({ page }) => {
    await page.goto(
      '/fence-calculator?v=2&fence=wood&at=0.0_1440.0_1440.480&side=rack_0_696.48.1.in.start&side=rack_0&frost=42',
    )
    await expectLive(page)
    await page.getByText('More: permit sketch').click()
    await page.evaluate(() => Object.assign(window, { print: () => {} }))
    const sheet = page.locator('section[data-sheet]')
    await expectOneSheet(page, async () => {
      await page.getByRole('button', { name: button }).click()
      await expect(sheet).toHaveCount(1)
    }, [text])
  })
}
