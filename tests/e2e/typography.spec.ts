import { expect, test } from '@playwright/test'
import type { SplitIndex } from '../../components/search/index-format'
import { readHtml } from './lib/read-html'
import { paths } from './lib/routes'

test('the search finds numbers with plain spaces, and addresses have none of the others @desktop', async ({
  request,
}) => {
  const { groups }: SplitIndex = await (await request.get('/search-index.json')).json()
  expect(groups.length).toBeGreaterThan(0)
  for (const { address } of groups)
    expect(await (await request.get(address)).text(), address).not.toMatch(/\u00a0|\u2060/)
  for (const path of paths) {
    const $ = await readHtml(request, path)
    const attributes = $('[href], [id], [alt]')
      .toArray()
      .flatMap(({ attribs: { href = '', id = '', alt = '' } }) => [href, id, alt])
    expect(attributes.length, path).toBeGreaterThan(20)
    expect(
      attributes.filter((value) => /\u00a0|%C2%A0|\u2060/i.test(value)),
      path,
    ).toEqual([])
  }
})

test(
  'a heading shows its mark to a mouse and to the keyboard, and does not move',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/installation-maintenance')
    const link = page.locator('h2 > a[href^="#"]').first()
    const mark = () =>
      link.evaluate((node) => {
        const { content, position, width, marginLeft } = getComputedStyle(node, '::before')
        return { shown: content.startsWith('"#"'), position, width, marginLeft }
      })
    const inMargin = { shown: true, position: 'absolute', width: '16px', marginLeft: '-16px' }
    await link.scrollIntoViewIfNeeded()
    const before = await link.boundingBox()
    expect((await mark()).shown).toBe(false)
    await link.hover()
    expect(await mark()).toEqual(inMargin)
    expect(await link.boundingBox()).toEqual(before)
    await page.mouse.move(0, 0)
    await page.keyboard.press('Tab')
    await link.focus()
    expect(await mark()).toEqual(inMargin)
  },
)

test('touch screens get no mark', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/installation-maintenance')
  const link = page.locator('h2 > a[href^="#"]').first()
  await link.hover()
  const contents = await link.evaluate((node) =>
    ['::before', '::after'].map((part) => getComputedStyle(node, part).content),
  )
  expect(contents).toEqual(['none', 'none'])
})
