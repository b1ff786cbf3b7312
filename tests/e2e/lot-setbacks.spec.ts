import { expect, test } from '@playwright/test'

/** A side 2 ft off the back line of a lot of 100 by 80 ft, with a house of 40 by 30 ft in it. */
const plan =
  'v=2&fence=wood&at=24.24_1176.24&side=rack_0&line=0.0_1200.0_1200.960_0.960&house=360.300_840.300_840.660_360.660'

test('a plan is measured against what the town asks for', async ({ page }) => {
  await page.goto(`/fence-calculator?${plan}`)
  const tool = page.locator('lot-setbacks')
  await tool.locator('summary').click()
  const measure = tool.getByRole('button', { name: 'Measure the plan' })
  const asked = tool.getByLabel('Setback that your town asks for')
  await measure.click()
  await expect(tool.getByText('No side lies beyond the property line.')).toBeVisible()
  await expect(tool.getByRole('listitem')).toHaveText([
    '2 ft (0.61 m) from the property line, 23 ft (7.01 m) from the house.',
  ])
  await asked.fill('5')
  await measure.click()
  await expect(tool.getByText('One side stands where it may not.')).toBeVisible()
  await expect(tool.getByRole('listitem')).toContainText('Your town asks for 5 ft (1.52 m).')
  await asked.fill('near')
  await measure.click()
  await expect(tool.getByText('Type the setback as a length')).toBeVisible()
})

test('a plan without a property line is told how to get one', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/fence-calculator')
  const tool = page.locator('lot-setbacks')
  await tool.locator('summary').click()
  await tool.getByRole('button', { name: 'Measure the plan' }).click()
  await expect(tool.getByText('no property line and no house yet')).toBeVisible()
})
