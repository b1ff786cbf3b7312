import { expect, test } from '@playwright/test'
import { content as contact } from '../../content/model/pages/contact'
import { site } from './lib/routes'

// The form itself is in contact-form.spec.ts.

test('each topic begins a message, with a subject and its questions', async ({ page }) => {
  await page.goto('/contact')

  const mails = contact().topics.flatMap(({ mail }) => mail ?? [])
  const links = page.locator('section:has(> #topics) a[href*="subject="]')
  await expect(links).toHaveText(mails.map(({ label }) => label))
  for (const [index, link] of (await links.all()).entries()) {
    const { protocol, pathname, searchParams } = new URL(`${await link.getAttribute('href')}`)
    expect(`${protocol}${pathname}`).toBe(`mailto:${site.contact.email}`)
    expect(searchParams.get('subject')).toBe(mails[index]?.subject)
    for (const question of mails[index]?.questions ?? []) expect(searchParams.get('body')).toContain(question)
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('details are beside the form from 1080 px, a third of the page', async ({ page }) => {
  await page.goto('/contact')
  const boxOf = async (id: string) => {
    const box = await page.locator(`section:has(> #${id})`).boundingBox()
    return box ?? { x: NaN, y: NaN, width: NaN, height: NaN }
  }

  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const [details, form] = [await boxOf('details'), await boxOf('form')]
    if (width < 1080) expect(form.y).toBeGreaterThan(details.y + details.height)
    else {
      expect(form.y).toBe(details.y)
      expect(form.x).toBeGreaterThan(details.x + details.width)
      expect(form.width / details.width).toBeCloseTo(2, 1)
    }
  }
})

test('partners stand side by side from 768 px', async ({ page }) => {
  await page.goto('/contact')
  for (const [width, columns] of [
    [360, 1],
    [768, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await page
      .locator('section:has(> #partners) li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(Math.min(columns, lefts.length))
  }
})
