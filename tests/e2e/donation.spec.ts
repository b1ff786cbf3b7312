import { expect, test, type Page } from '@playwright/test'
import { collectComplaints } from './lib/console'
import { site } from './lib/routes'

const popup = (page: Page) => page.getByRole('region', { name: site.donate.heading })

/**
 * Long enough on the home page. A fake clock would not do: React is fetched for real after seven seconds, and the popup
 * could not learn when the page was loaded.
 */
async function spendTenSeconds(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(7500)
  await expect(page.locator('[data-island="7000"][data-hydrated]')).toBeAttached()
  await page.clock.runFor(10_500)
}

/** The boxes of the popup and of everything else that is docked or must stay free, in the window. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().toJSON() ?? null
    return {
      popup: box('[aria-labelledby="donation-heading"]'),
      radio: box('[data-radio-bar]'),
      links: [...document.querySelectorAll('h1 ~ p a')].map((link) => link.getBoundingClientRect().bottom),
    }
  })

test('appears ten seconds after the load, moves no focus, and can be closed, within the policy', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await spendTenSeconds(page)
  await expect(popup(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  // Not a bare question: who asks is said as well.
  await expect(page.locator('#live-region')).toContainText(site.name)
  const close = popup(page).getByRole('button', { name: 'Close' })
  const box = await close.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  await close.click()
  await page.clock.runFor(1000)
  await expect(popup(page)).toBeHidden()
  // What the policy blocks is on the console.
  expect(complaints).toEqual([])
})

test('appears again on the next visit', async ({ page, context }) => {
  await spendTenSeconds(page)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(1000)
  await expect(popup(page)).toBeHidden()

  const next = await context.newPage()
  await spendTenSeconds(next)
  await expect(popup(next)).toBeVisible()
})

test('does not appear on other pages', async ({ page }) => {
  await page.clock.install()
  await page.goto('/history')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(15_000)

  await expect(popup(page)).toHaveCount(0)
})

test(
  'is a bar of at most 96 px on phones, and covers neither the calls to action nor the radio',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await spendTenSeconds(page)
    const alone = await boxes(page)
    expect(alone.popup?.height).toBeLessThanOrEqual(96)
    expect(alone.popup?.bottom).toBe(640)
    expect(Math.max(...alone.links)).toBeLessThan(alone.popup?.top ?? 0)

    await page.evaluate(() => {
      // A bar of the radio's height and place: its own needs a stream.
      const bar = document.createElement('div')
      bar.dataset['radioBar'] = ''
      bar.style.cssText = 'position: fixed; inset: auto 0 0; height: 60px'
      document.body.append(bar)
    })
    const both = await boxes(page)
    expect(both.popup?.bottom).toBeLessThanOrEqual(both.radio?.top ?? 0)
    expect(640 - (both.popup?.top ?? 0)).toBeLessThan(0.3 * 640)
    expect(Math.max(...both.links)).toBeLessThan(both.popup?.top ?? 0)
  },
)

// Sets the window's size by itself.
test('never lies over what has the focus', async ({ page }) => {
  // Every stop of the page, six times.
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await spendTenSeconds(page)
  for (const { width, height } of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize({ width, height })
    await expect(popup(page)).toBeVisible()
    const hidden: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      // From one end of the page to the other, however many stops there are between them.
      await page.evaluate((isForward) => {
        const links = [...document.querySelectorAll<HTMLElement>('a[href]')]
        const ends = links.filter((link) => link.checkVisibility())
        ends.at(isForward ? 0 : -1)?.focus()
      }, key === 'Tab')
      const seen = new Set<string>()
      for (let stops = 0; stops < 500; stops += 1) {
        await page.keyboard.press(key)
        const found = await page.evaluate(() => {
          const focused = document.activeElement
          const card = document.querySelector('[aria-labelledby="donation-heading"]')
          if (!focused || !card || focused === document.body) return undefined
          // Of a link in a line of text, its own lines; of a card, the words of its link.
          const a = focused.getBoundingClientRect()
          const b = card.getBoundingClientRect()
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          const isUnder = !card.contains(focused) && across > 0 && down > a.height / 2
          const part = ['header', 'main', 'footer'].find((selector) => focused.closest(selector))
          return { isUnder, part: part ?? '', name: focused.textContent?.trim() ?? '' }
        })
        if (!found) break
        seen.add(found.part)
        if (found.isUnder) hidden.push(`${key} at ${width} × ${height}: ${found.name}`)
      }
      expect([...seen], `where ${key} stops at ${width} px`).toEqual(
        expect.arrayContaining(['header', 'main', 'footer']),
      )
    }
    expect(hidden).toEqual([])
  }
})
