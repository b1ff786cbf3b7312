import { expect, test, type Page } from '@playwright/test'
import { Buffer } from 'node:buffer'
import { collection, feature, kml, kmlPolygon, polygon } from '../unit/content/planner/parcel/lots'
import { collectComplaints } from './lib/console'

const tool = (page: Page) => page.locator('lot-from-file')
const plan = (page: Page) => page.locator('[data-drawing=plan]')
const sides = (page: Page) => tool(page).locator('[data-part=sides] li')
const button = (page: Page, name: string) => tool(page).getByRole('button', { name })

const geoJson = JSON.stringify(collection(feature(polygon(), { SITUS: '12 Elm Street' })))

async function open(page: Page) {
  await page.goto('/fence-calculator')
  await tool(page).locator('summary').click()
}

const choose = (page: Page, name: string, text: string) =>
  tool(page)
    .getByLabel('The file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a lot from GeoJSON, or from KML, is read, becomes the property line, and goes with Back', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await open(page)
  await choose(page, 'lot.geojson', geoJson)
  await expect(tool(page).getByText('12 Elm Street', { exact: true })).toBeVisible()
  await expect(sides(page)).toHaveCount(5)
  const lengths = await sides(page).allTextContents()
  await expect(tool(page)).toContainText(/Area: [\d,]+\ssq\sft \([\d,]+\sm²\), 0\.\d\d\sacre/)
  await choose(page, 'lot.kml', kml(`<Placemark><name>Lot 7</name>${kmlPolygon()}</Placemark>`))
  await expect(tool(page).getByText('Lot 7', { exact: true })).toBeVisible()
  expect(await sides(page).allTextContents()).toEqual(lengths)

  await button(page, 'Use it as my property line').click()
  await expect(plan(page)).toContainText('Property line')
  await expect(plan(page)).toBeFocused()
  await expect(tool(page).getByRole('status')).toContainText('The property line is in the plan')
  await page.evaluate(() => history.back())
  await expect(plan(page)).not.toContainText('Property line')
  await button(page, 'Fence all of it').click()
  await expect(plan(page).locator('[data-side]')).toHaveCount(5)
  await page.evaluate(() => history.back())
  await expect(plan(page).locator('[data-side]')).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('a house that the file draws on the lot comes with it', async ({ page }) => {
  const house = feature(
    polygon([
      [-105.27003, 40.01508],
      [-105.26985, 40.01513],
      [-105.26989, 40.01523],
      [-105.27007, 40.01518],
    ]),
    { name: 'Building 3' },
  )
  await open(page)
  await choose(page, 'lot.geojson', JSON.stringify(collection(feature(polygon(), { name: 'Lot 7' }), house)))
  const walls = tool(page).locator('[data-part=walls]')
  await expect(tool(page).getByLabel('Which is your lot?')).toContainText('Building 3')
  await expect(walls).not.toBeVisible()
  await tool(page).getByLabel('Is one of them the house?').selectOption({ index: 1 })
  await expect(walls).toBeVisible()
  await button(page, 'Use it as my property line').click()
  await expect(tool(page).getByRole('status')).toContainText('Property line and house are in the plan')
  await expect(plan(page).getByText('House', { exact: true })).toBeVisible()
  // Of a building, nothing is offered: none lies on it.
  await tool(page).getByLabel('Which is your lot?').selectOption({ index: 1 })
  await expect(tool(page).getByLabel('Is one of them the house?')).not.toBeVisible()
})

test('the plan that somebody has drawn stays, and the lot comes under it', async ({ page }) => {
  await open(page)
  await page.locator('#fc-length-0').fill('64 ft')
  await page.locator('#fc-length-0').press('Tab')
  // The calculator has started, and moves nothing below it any more.
  await expect(plan(page)).toContainText('64 ft')
  await choose(page, 'lot.geojson', geoJson)
  await tool(page).getByLabel('Turn it').check()
  await button(page, 'Use it as my property line').click()
  await expect(plan(page)).toContainText('Property line')
  await expect(plan(page)).toContainText('64 ft')
})

test('a file that cannot be used gets its sentence, and what was read before stays', async ({ page }) => {
  await open(page)
  await tool(page).getByLabel('Or paste its text').fill(geoJson)
  await button(page, 'Read the text').click()
  await expect(sides(page)).toHaveCount(5)
  await choose(page, 'parcels.shp', 'x')
  await expect(tool(page).getByRole('alert')).toContainText('This is part of a shapefile')
  await expect(tool(page).getByLabel('The file')).toHaveAttribute('aria-invalid', 'true')
  await expect(sides(page)).toHaveCount(5)
})
