import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { recipients, recordsName, sheetNames } from '../../content/model/planner/packet/letters'
import { translate } from '../lib/translate.mjs'
import { axeFaults } from './lib/axe'
import { collectComplaints } from './lib/console'

/** A lot of 100 by 80 ft with a house in it, and a fence with a gate 2 ft off its line. */
const plan =
  '?v=2&fence=vinyl&at=24.24_1176.24_1176.900&side=rack_0_400.48.1.in.start&side=rack_0&line=0.0_1200.0_1200.960_0.960&house=360.300_840.300_840.660_360.660&frost=36&state=OH'

const tool = (page: Page) => page.locator('approval-packet')
const sheets = (page: Page) => tool(page).locator('[data-sheet]')

/** Opens the form; what it prints stays in the page. */
async function open(page: Page, query = plan) {
  await page.addInitScript(() => (window.print = () => {}))
  await page.goto(`/fence-calculator${query}`)
  await tool(page).locator('summary').click()
  await expect(tool(page).getByLabel('Your state').locator('option')).toHaveCount(52)
}

async function printFor(page: Page, who: string) {
  await tool(page).getByLabel('Who is it for?').selectOption(who)
  await tool(page).getByRole('button', { name: 'Print the packet' }).click()
  await expect(sheets(page).first()).toBeAttached()
}

for (const format of ['Letter', 'A4'])
  test(
    `each packet prints alone, a page for a sheet, on ${format}`,
    { tag: '@desktop' },
    async ({ page }) => {
      const complaints = collectComplaints(page)
      await open(page)
      await tool(page).getByLabel('Your name').fill('Ann Example')
      for (const [who, { name, sheets: wanted }] of Object.entries(recipients)) {
        await printFor(page, who)
        const expected = wanted.filter((sheet) => sheet !== 'pictures').map((sheet) => sheetNames[sheet])
        await expect(tool(page).locator('[data-part=sheets] li')).toHaveText([
          'Letter',
          ...expected,
          recordsName,
        ])
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
        await expect(tool(page).getByRole('heading', { level: 2, name: expected[0] ?? '' })).toBeVisible()
        await page.emulateMedia({ media: null })
        const file = (await page.pdf({ format })).toString('latin1')
        expect(file.match(/\/Type \/Page\b/g), name).toHaveLength(expected.length + 2)
        // What has been printed goes.
        await expect(sheets(page)).toHaveCount(0)
      }
      expect(complaints).toEqual([])
    },
  )

test('the packet has the plan that is on the screen: its distances, gate, hole and list', async ({
  page,
}) => {
  await open(page)
  await page.locator('#fc-length-0').fill('90 ft')
  await page.locator('#fc-length-0').blur()
  await tool(page).getByLabel('Makers').fill('Chesterfield, almond\nLatch by Safetech.')
  await tool(page).getByLabel('Who gets it').fill('Building department\n1 Main Street')
  await printFor(page, 'town')
  const sheet = (name: string) => tool(page).locator(`[data-sheet=${name}]`)
  await expect(sheet('letter')).toContainText('Vinyl, 6 ft (1.83 m) high, 163 ft (49.68 m) long, 1 gate.')
  await expect(sheet('letter')).toContainText('Products: Chesterfield, almond; Latch by Safetech')
  await expect(sheet('letter')).toContainText('Dear Building department,')
  await expect(sheet('plan').locator('ol li')).toHaveText([
    '2 ft (0.61 m) from the property line, 23 ft (7.01 m) from the house.',
    '2 ft (0.61 m) from the property line, 22 ft (6.71 m) from the house.',
  ])
  await expect(sheet('views').locator('[data-drawing=front]')).toHaveCount(2)
  await expect(sheet('views').locator('[data-drawing=hole]')).toHaveCount(2)
  await expect(sheet('records')).toContainText('Ohio: 48 working hours before you dig')
  const lines = page.locator('fence-calculator [data-line]')
  await expect(sheet('materials').locator('tbody tr')).toHaveCount(await lines.count())
})

test('fields are kept on the device only while that is ticked', async ({ page }) => {
  await open(page)
  expect(await axeFaults(page)).toEqual([])
  const name = tool(page).getByLabel('Your name')
  const tick = tool(page).getByLabel('Keep what I type')
  await page.evaluate(translate, 'ü')
  await name.fill('Ann Example')
  await tick.check()
  await page.reload()
  await tool(page).locator('summary').click()
  await expect(name).toHaveValue('Ann Example')
  await expect(tick).toBeChecked()
  await tick.uncheck()
  await page.reload()
  await tool(page).locator('summary').click()
  await expect(name).toHaveValue('')
})

test('pictures come on a sheet of their own, and a file that is none is named', async ({ page }) => {
  await open(page)
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#864' } })
    .png()
    .toBuffer()
  await tool(page)
    .getByLabel('Pictures:')
    .setInputFiles([
      { name: 'Like this.png', mimeType: 'image/png', buffer },
      { name: 'broken.png', mimeType: 'image/png', buffer: buffer.subarray(0, 40) },
    ])
  await expect(tool(page).getByRole('alert').filter({ visible: true })).toContainText(
    'broken.png: Your browser',
  )
  await printFor(page, 'hoa')
  const pictures = tool(page).locator('[data-sheet=pictures]')
  await expect(pictures.locator('canvas')).toHaveCount(1)
  await expect(pictures.locator('figcaption')).toHaveText('Like this')
})

test('the example is nobody’s fence, and is not printed', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '')
  await tool(page).getByRole('button', { name: 'Print the packet' }).click()
  await expect(tool(page).getByText('The plan above is still our example.')).toBeVisible()
  await expect(sheets(page)).toHaveCount(0)
})

test(
  'a fence beyond the property line is printed, and its reader told',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, plan.replace('1176.24_1176.900', '1300.24_1300.900'))
    await printFor(page, 'town')
    await expect(tool(page).getByText('A part of this fence lies beyond the property line')).toBeVisible()
    await expect(tool(page).locator('[data-sheet=plan] ol')).toContainText('beyond the property line')
  },
)

test(
  'a browser that cannot print says so, and prints the page itself later',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      window.print = () => {
        throw new Error('not here')
      }
    })
    await tool(page).getByRole('button', { name: 'Print the packet' }).click()
    await expect(tool(page).getByText('This browser does not print.')).toBeVisible()
    await expect(sheets(page)).toHaveCount(0)
    await expect(page.locator('html[data-print]')).toHaveCount(0)
  },
)

test(
  'where the states’ laws do not load, it says so and prints without them',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route('**/data/planner.json', (route) => route.abort())
    await page.addInitScript(() => (window.print = () => {}))
    await page.goto(`/fence-calculator${plan}`)
    await tool(page).locator('summary').click()
    await expect(tool(page).getByText('The states’ laws did not load')).toBeVisible()
    // The state of the plan is not forgotten.
    await expect(tool(page).getByLabel('Your state')).toHaveValue('OH')
    await printFor(page, 'utility')
    await expect(tool(page).locator('[data-sheet=records]')).not.toContainText('Ohio')
  },
)

test('where nothing can be kept, the box does not say that it is', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page)
  const tick = tool(page).getByLabel('Keep what I type')
  await tick.click()
  await expect(tool(page).getByText('This browser keeps nothing for this site.')).toBeVisible()
  await expect(tick).not.toBeChecked()
})

test('a plan with a fault is not printed', { tag: '@desktop' }, async ({ page }) => {
  // A gate of a foot.
  await open(page, plan.replace('_400.48.', '_400.12.'))
  await tool(page).getByRole('button', { name: 'Print the packet' }).click()
  await expect(tool(page).getByText('The plan above has a fault. Fix it, and print again.')).toBeVisible()
  await expect(sheets(page)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('it says so, and names the letter that prints without them', async ({ page }) => {
    await page.goto('/fence-calculator')
    await tool(page).locator('summary').click()
    const note = tool(page).locator('noscript')
    expect(await note.evaluate((node) => node.textContent)).toContain('needs JavaScript')
    await expect(tool(page).locator('input, select, button').filter({ visible: true })).toHaveCount(0)
  })
})
