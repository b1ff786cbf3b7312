import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { figure, table } from '../lib/report'
import type { Budget } from './budgets'
import { opener, phone, withPage } from './in-browser'
import { median } from './lighthouse'

// Phones with applied throttling: the browser waits, where Lighthouse computes what it would have waited.

type Throttling = { readonly bitsPerSecond: number; readonly latency: number; readonly cpu: number }

/** A phone that is slow, with one bar of signal. */
const oneBar: Throttling = { bitsPerSecond: 400_000, latency: 400, cpu: 6 }
/** What Lighthouse calls slow 4G, and its phone. */
export const slow4G: Throttling = { bitsPerSecond: 1_600_000, latency: 150, cpu: 4 }

/** The finest screens there are ask for the largest pictures. */
const finePhone = { ...phone, viewport: { width: 412, height: 823 }, deviceScaleFactor: 3 }

export type SlowPage = {
  site: string
  route: string
  /** Milliseconds until the first words are painted, and the largest picture or text. */
  words: number
  largest: number
  /** Until everything that is loaded by itself is there. */
  loaded: number
  bytes: number
}

export type SlowTouches = {
  /** Milliseconds from a tap, as soon as the words are there, to the dialog being painted; by what is opened where. */
  openings: { [name: string]: number }
  /** From the first touch of the planner until it answers. */
  planner: number
  /** Bytes of the heaviest picture that comes by itself where data is saved, and where. */
  picture: { bytes: number; where: string }
}

type Touched = {
  /** Whose pictures are looked at, and where menu and search are opened. */
  routes: readonly string[]
  tapped: readonly string[]
  planner: string
  runs: number
  /** Address of a server with our recipe: others do not answer Save-Data. */
  recipe: string
}

async function slowDown(page: Page, { bitsPerSecond, latency, cpu }: Throttling): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const throughput = bitsPerSecond / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
    latency,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

type Served = { readonly site: string; readonly address: string }

/** The same page of several sites, in turns, so that a busy minute of the machine affects all of them. */
export async function readSlowly(
  browser: Browser,
  sites: readonly Served[],
  route: string,
  runs: number,
  throttling = oneBar,
): Promise<SlowPage[]> {
  const found = new Map(sites.map(({ site }): [string, SlowPage[]] => [site, []]))
  for (let run = 0; run < runs; run += 1)
    for (const { site, address } of sites)
      found.get(site)?.push({ site, route, ...(await readOnce(browser, address + route, throttling)) })
  return [...found].map(([site, pages]) => {
    const middle = (name: 'words' | 'largest' | 'loaded' | 'bytes') => median(pages.map((one) => one[name]))
    const [words, largest] = [middle('words'), middle('largest')]
    return { site, route, words, largest, loaded: middle('loaded'), bytes: middle('bytes') }
  })
}

const readOnce = (browser: Browser, url: string, throttling: Throttling) =>
  withPage(browser, phone, async (page, responses) => {
    await slowDown(page, throttling)
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    const sizes = await Promise.all(responses.map((response) => response.request().sizes()))
    const loaded = await page.evaluate(() => performance.now())
    // A lazy picture in the window comes after the page has loaded, and is its largest paint all the same.
    await page.waitForLoadState('networkidle', { timeout: 120_000 })
    return {
      ...(await page.evaluate(async () => {
        // A page may be loaded before it is painted.
        const [words = NaN, largest = NaN] = await Promise.all(
          ['paint', 'largest-contentful-paint'].map(
            (type) =>
              new Promise<number>((resolve) => {
                new PerformanceObserver((list) =>
                  resolve(list.getEntries().at(-1)?.startTime ?? NaN),
                ).observe({ type, buffered: true })
              }),
          ),
        )
        return { words, largest }
      })),
      loaded,
      bytes: sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0),
    }
  })

/** First paint and LCP of ours to those of another site, the worst of all pages. */
export function paintBudgets(rows: readonly SlowPage[], ours: string, theirs: string): Budget[] {
  const own = rows.filter(({ site }) => site === ours)
  const ratio = (name: string, figure: (row: SlowPage) => number, aim: number): Budget => {
    const [worst] = own
      .map((row) => {
        const other = rows.find(({ site, route }) => site === theirs && route === row.route)
        return { where: row.route, value: other ? figure(row) / figure(other) : Number.NaN }
      })
      .toSorted((a, b) => b.value - a.value)
    const [value, where] = [worst?.value ?? Number.NaN, worst?.where]
    return { name: `Slow 4G, ours to ${theirs}: ${name}`, unit: '×', value, must: 0.9, aim, where }
  }
  return [ratio('first paint', ({ words }) => words, 0.7), ratio('LCP', ({ largest }) => largest, 0.9)]
}

export async function touchSlowly(
  browser: Browser,
  address: string,
  { routes, tapped, planner, runs, recipe }: Touched,
): Promise<SlowTouches> {
  const openings: SlowTouches['openings'] = {}
  for (const route of tapped)
    for (const dialog of ['menu', 'search']) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1)
        times.push(await withPage(browser, phone, (page) => tapAtOnce(page, address + route, dialog)))
      openings[`${dialog} on ${route}`] = median(times)
    }
  const answers: number[] = []
  for (let run = 0; run < runs; run += 1)
    answers.push(await withPage(browser, phone, (page) => touchPlanner(page, address + planner)))
  const pictures = []
  for (const route of routes) pictures.push(await heaviestPicture(browser, recipe, route))
  const [picture = { bytes: Number.NaN, where: '' }] = pictures.toSorted((a, b) => b.bytes - a.bytes)
  return { openings, planner: median(answers), picture }
}

/** Taps as soon as the words are painted, while the rest is on its way. */
async function tapAtOnce(page: Page, url: string, dialog: string): Promise<number> {
  await slowDown(page, oneBar)
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.evaluate((id) => {
    let tapped = 0
    addEventListener('pointerdown', (event) => (tapped = event.timeStamp), { capture: true, once: true })
    new MutationObserver((_, observer) => {
      if (!document.getElementById(id)?.hasAttribute('open')) return
      observer.disconnect()
      // The frame's callback runs before it is painted; a message that is sent there arrives after.
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => Reflect.set(window, 'painted', performance.now() - tapped)
        channel.port2.postMessage('')
      })
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  }, dialog)
  await page.tap(opener(dialog))
  await page.waitForFunction(() => 'painted' in window)
  return page.evaluate(() => Number(Reflect.get(window, 'painted')))
}

/** The planner's script defines its element: from then on it answers what has been typed meanwhile. */
async function touchPlanner(page: Page, url: string): Promise<number> {
  await slowDown(page, oneBar)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page.evaluate(() => {
    let touched = 0
    addEventListener('pointerdown', (event) => (touched = event.timeStamp), { capture: true, once: true })
    void customElements
      .whenDefined('fence-planner')
      .then(() => Reflect.set(window, 'answered', performance.now() - touched))
  })
  await page.locator('fence-planner input').first().tap()
  await page.waitForFunction(() => 'answered' in window)
  return page.evaluate(() => Number(Reflect.get(window, 'answered')))
}

/** The heaviest picture of a page that is read to its foot in a browser that is asked to save data. */
async function heaviestPicture(
  browser: Browser,
  address: string,
  route: string,
): Promise<SlowTouches['picture']> {
  return withPage(browser, finePhone, async (page, responses) => {
    await saveData(page)
    await page.goto(address + route)
    for (let foot = 0; foot < 60; foot += 1) {
      await page.mouse.wheel(0, 600)
      await pause(60)
    }
    await page.waitForLoadState('networkidle')
    const pictures = responses.filter((response) => response.request().resourceType() === 'image')
    const bodies = await Promise.all(
      pictures.map(async (response) => ({
        where: `${route}: ${new URL(response.url()).pathname}`,
        bytes: (await response.body()).length,
      })),
    )
    return bodies.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { bytes: 0, where: route }
  })
}

/** As the data saver of a phone does: a header, and a flag for scripts. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

export function slowBudgets(
  ours: readonly SlowPage[],
  { openings, planner, picture }: SlowTouches,
): Budget[] {
  const [slowest] = ours.toSorted((a, b) => b.words - a.words)
  return [
    {
      name: 'Slow phone: first words',
      unit: 's',
      value: (slowest?.words ?? Number.NaN) / 1e3,
      must: 3,
      aim: 2,
      where: slowest?.route,
    },
    ...Object.entries(openings).map(([name, value]) => ({
      name: `Slow phone: ${name}, as soon as it is drawn`,
      unit: 'ms' as const,
      value,
      must: 300,
      aim: 150,
    })),
    {
      name: 'Slow phone: planner, after the first touch',
      unit: 's',
      value: planner / 1e3,
      must: 1,
      aim: 0.7,
    },
    {
      name: 'Save-Data: heaviest picture',
      unit: 'KB',
      value: picture.bytes / 1e3,
      must: 20,
      aim: 15,
      where: picture.where,
    },
  ]
}

export const slowTable = (rows: readonly SlowPage[]): string =>
  table(
    ['Page', 'Site', 'First words', 'LCP', 'All loaded', 'Bytes'],
    rows.map(({ route, site, words, largest, loaded, bytes }) => [
      route,
      site,
      ...[words, largest, loaded].map((time) => `${figure(time / 1e3, 2)} s`),
      figure(bytes),
    ]),
  )
