import { expect, test } from '@playwright/test'
import { everyPath, site } from './lib/routes'
import { collectShifts } from './lib/shifts'

// Ads as the site ships: cards of our own, in the slots of the screen's size.

test.skip(site.ads.mode !== 'house', 'This site shows no cards of its own.')

const { top, middle, bottom } = site.ads.slots
const box = 'aside:has([data-banner-id])'

for (const { device, width, long, short } of [
  {
    device: 'desktop',
    width: 1280,
    long: [
      [top.desktop, 250],
      [middle.desktop, 600],
      [bottom.desktop, 250],
    ],
    short: [[bottom.desktop, 250]],
  },
  {
    device: 'phone',
    width: 360,
    long: [
      [top.phone, 250],
      [bottom.phone, 250],
    ],
    short: [[bottom.phone, 250]],
  },
] as const) {
  test(`a ${device} displays its own set of slots, at their heights, with a card of ours in each`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const shifts = await collectShifts(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url())
    })
    for (const [path, expected] of [
      ['/installation-maintenance', long],
      ['/types-of-fences', long],
      ['/radio', short],
    ] as const) {
      await page.goto(path)
      const shown = page.locator('[data-banner-id]:visible')
      const found = await shown.evaluateAll((slots) =>
        slots.map(
          (slot) => [slot.getAttribute('data-banner-id'), slot.getBoundingClientRect().height] as const,
        ),
      )
      expect(found.map(([id]) => id)).toEqual(expected.map(([id]) => id))
      found.forEach(([id, height], index) =>
        expect(height, `${id}`).toBeGreaterThanOrEqual(expected[index]?.[1] ?? 0),
      )

      const cards = page.locator(`${box}:visible`)
      await expect(cards).toHaveCount(expected.length)
      const links: string[] = []
      for (const card of await cards.all()) {
        await card.scrollIntoViewIfNeeded()
        await expect(card.getByText(`From ${site.name}`, { exact: true })).toBeVisible()
        const picture = card.getByRole('presentation').or(card.locator('img'))
        await expect
          .poll(() => picture.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth))
          .toBeGreaterThan(0)
        links.push((await card.getByRole('link').getAttribute('href')) ?? '')
      }
      expect(new Set(links).size).toBe(links.length)
      expect(links.filter((href) => href.split('#')[0] === path)).toEqual([])
    }
    // Letters of our font, as it comes.
    expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
    expect(elsewhere).toEqual([])
  })
}

test('no wide card stands before the first section of a guide', async ({ page }) => {
  for (const path of ['/installation-maintenance', '/types-of-fences/picket', '/fence-laws/ohio']) {
    await page.goto(path)
    const parts = page.locator(`article :is(h2, ${box}:has([data-banner-id='${top.desktop}'])):visible`)
    const order = await parts.evaluateAll((nodes) => nodes.map(({ localName }) => localName))
    expect(order.slice(0, 3), path).toEqual(['h2', 'aside', 'h2'])
  }
})

test('the whole of a card leads where its link does', async ({ page }) => {
  await page.goto('/radio')
  const card = page.locator(box)
  await card.scrollIntoViewIfNeeded()
  const href = (await card.getByRole('link').getAttribute('href')) ?? ''
  await card.click({ position: { x: 30, y: 30 } })
  await expect(page).toHaveURL(href)
})

test('no card comes before an answer in brief, in a list of steps, or beside a tool; none is printed', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const tool = 'fence-calculator, neighbor-letter, state-finder, main form, [data-island=load]'
  for (const path of everyPath) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const faults = await page.evaluate(
      ([box, tool]) => {
        const cards = [...document.querySelectorAll(box)]
        const header = document.querySelector('main h1')?.closest('main > div > *, main > *')
        return cards.flatMap((card) => {
          const { top, bottom } = card.getBoundingClientRect()
          const beside = [...document.querySelectorAll(tool)]
            .map((element) => element.getBoundingClientRect())
            .filter((edge) => edge.height > 0 && bottom > top && edge.top < bottom && edge.bottom > top)
          return [
            ...(card.closest('ol, ul') ? ['in a list'] : []),
            ...(header && card.compareDocumentPosition(header) & Node.DOCUMENT_POSITION_FOLLOWING
              ? ['before the heading and its answer']
              : []),
            ...beside.map(() => 'beside a tool'),
          ]
        })
      },
      [box, tool] as const,
    )
    expect(faults, path).toEqual([])
    expect(await page.locator(box).count(), path).toBeGreaterThan(0)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator(`${box}:visible`).count()).toBe(0)
})
