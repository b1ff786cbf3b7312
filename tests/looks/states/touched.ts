import type { Page } from '@playwright/test'
import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { site } from '../../e2e/lib/routes'
import type { State } from '../state'

// What a reader opens, chooses or ticks on a page.

const guide = '/installation-maintenance'
const calculator = '/fence-calculator'
/** Five yards: a side yard at a house, an L with a driveway, a dog's, one round a pool on a slope, and a pasture. */
const yards = [
  'fence=wood&at=0.0_360.0&side=rack_0_0.48.1.in.start&walls=start&frost=42',
  'fence=vinyl&at=0.0_960.0_960.480&side=rack_0_480.144.2.in.start&side=rack_0&frost=30',
  'fence=chain-link&at=0.0_1200.0_1200.1200_0.1200&side=rack_0_600.48.1.in.start&side=rack_0&side=rack_0&side=rack_0&closed=1&frost=36&house=300.400_780.400_780.740_300.740',
  'fence=aluminum&at=0.0_480.0_480.360_0.360&side=rack_0_200.48.1.out.start&side=rack_65&side=rack_0&side=rack_-65&closed=1&frost=0',
  'fence=ranch-rail&at=0.0_7200.0_7200.7200&side=rack_0_3000.192.2.in.start&side=rack_120&frost=32',
]

const lotLine = '0.0_1200.0_1200.960_0.960&house=360.300_840.300_840.660_360.660'
const lotFile = JSON.stringify({
  type: 'Polygon',
  coordinates: [
    [
      [-83, 40],
      [-82.9995, 40],
      [-82.9995, 40.0004],
      [-83, 40.0003],
      [-83, 40],
    ],
  ],
})
/** Of the lot in the picture, in shares of its width and height. */
const corners = [
  [0.083, 0.125],
  [0.833, 0.175],
  [0.867, 0.75],
  [0.117, 0.85],
] as const
const plat =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path d="M0 0h1200v800H0z" fill="#f4f1e4"/><path d="M100 100 1000 140 1040 600 140 680z" fill="none" stroke="#333" stroke-width="3"/></svg>'

/** Scrolls to an element's middle and does something with it. */
async function touch(page: Page, selector: string, work: 'click' | 'check'): Promise<void> {
  const element = page.locator(selector).locator('visible=true').first()
  await element.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  await element[work]()
}

async function trace(page: Page): Promise<void> {
  await touch(page, 'lot-from-picture summary', 'click')
  const buffer = await sharp(Buffer.from(plat)).png().toBuffer()
  await page.locator('#fc-lot-picture').setInputFiles({ name: 'plat.png', mimeType: 'image/png', buffer })
  const sheet = page.getByRole('application', { name: /^The picture/ })
  const tap = async ([x, y]: readonly [number, number]) => {
    const box = await sheet.boundingBox()
    if (box) await sheet.click({ position: { x: x * box.width, y: y * box.height } })
  }
  await tap(corners[0])
  await tap(corners[1])
  await page.locator('#fc-lot-known').fill('80 ft')
  await page.getByRole('radio', { name: 'Property line' }).check()
  for (const corner of corners) await tap(corner)
}

/** The second of the tabs, and so on. Their radio buttons are not visible, their labels are. */
const tab = (number: number) => (page: Page) =>
  page
    .locator('main fieldset, main [role="group"]')
    .filter({ has: page.getByRole('radio') })
    .getByRole('radio')
    .nth(number)
    .check({ force: true })

export const touched: readonly State[] = [
  {
    name: 'menu',
    pages: ['/'],
    widths: [360, 768],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
  {
    name: 'donation popup',
    pages: ['/'],
    prepare: (page) => page.clock.install(),
    reach: async (page) => {
      await page.clock.runFor(7_500)
      // React is fetched for real.
      await page.locator('[data-island="7000"][data-hydrated]').waitFor({ state: 'attached' })
      await page.clock.runFor(10_500)
      await page.getByRole('region', { name: site.donate.heading }).waitFor()
    },
  },
  {
    name: 'contents open',
    pages: [guide],
    widths: [360, 768],
    reach: async (page) => {
      // The button comes with the first section that is read.
      await page
        .locator('article section')
        .nth(2)
        .evaluate((node) => node.scrollIntoView())
      await page.locator('[commandfor="page-contents"]').click()
      await page.locator('#page-contents[open]').waitFor()
    },
  },
  {
    name: 'definition open',
    pages: [guide],
    reach: async (page) => {
      await page.mouse.wheel(0, 600)
      await page.waitForFunction(() => customElements.get('page-contents'))
      await touch(page, 'article section a[href^="/glossary#"]', 'click')
    },
  },
  { name: 'ticked', pages: [guide], reach: (page) => touch(page, 'main li input[type="checkbox"]', 'check') },
  { name: 'second tab', pages: ['/', '/history'], whole: true, reach: tab(1) },
  { name: 'third tab', pages: ['/', '/history'], whole: true, reach: tab(2) },
  {
    name: 'five yards',
    pages: yards.map((yard) => `${calculator}?v=2&${yard}`),
    whole: true,
    reach: (page) => page.locator('[data-grip]').first().waitFor(),
  },
  {
    name: 'a fault in the plan',
    pages: [calculator],
    whole: true,
    reach: async (page) => {
      await page.locator('#fc-length-0').fill('abc')
      await page.locator('#fc-length-0').press('Tab')
      await page.locator('[aria-invalid]').first().waitFor()
    },
  },
  {
    name: 'a lot by tape',
    pages: [calculator],
    whole: true,
    reach: async (page) => {
      await touch(page, 'lot-by-tape summary', 'click')
      await touch(page, '#fc-lot-do-sample', 'click')
      await page.locator('lot-by-tape svg').waitFor()
    },
  },
  {
    name: 'a lot from a file',
    pages: [calculator],
    whole: true,
    reach: async (page) => {
      await touch(page, 'lot-from-file summary', 'click')
      await page.locator('#fc-lot-text').fill(lotFile)
      await page.getByRole('button', { name: 'Read the text' }).click()
      await page.locator('lot-from-file [data-part=numbers] text').first().waitFor()
    },
  },
  {
    name: 'a lot traced',
    pages: [calculator],
    whole: true,
    reach: trace,
  },
  {
    name: 'a picture under the plan',
    pages: [calculator],
    reach: async (page) => {
      await trace(page)
      await page.getByRole('button', { name: 'Put it into the plan' }).click()
      await page.locator('[data-picture-sheet]').waitFor()
      // With the fields below it.
      await page
        .locator('[data-picture-controls]')
        .evaluate((fields) => fields.scrollIntoView({ block: 'end' }))
    },
  },
  {
    name: 'setbacks measured',
    pages: [`${calculator}?v=2&fence=wood&at=24.24_1176.24_1176.900&side=rack_0&side=rack_0&line=${lotLine}`],
    whole: true,
    reach: async (page) => {
      await touch(page, 'lot-setbacks summary', 'click')
      await page.locator('#fc-lot-asked').fill('3 ft')
      await page.getByRole('button', { name: 'Measure the plan' }).click()
      await page.locator('lot-setbacks li').first().waitFor()
    },
  },
  {
    name: 'packet',
    pages: [calculator],
    whole: true,
    reach: (page) => touch(page, 'approval-packet summary', 'click'),
  },
]
