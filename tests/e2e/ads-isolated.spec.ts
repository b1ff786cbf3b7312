import { expect, test } from '@playwright/test'
import { expectUnharmed, fills, frames, house, playNetwork, top } from './lib/ad-network'
import { network, serveConfigured } from './lib/configured'
import { collectComplaints } from './lib/console'
import { collectShifts } from './lib/shifts'

// Ads of a network, each in a frame without any rights.

const preview = serveConfigured('isolated')

for (const { size, width, ids } of [
  { size: 'desktop', width: 1280, ids: ['6079445', '6079446', '6079448'] },
  { size: 'phone', width: 360, ids: ['1452360', '1452363'] },
]) {
  test(`the slots of a ${size} are filled, each in a sandboxed frame, and nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const shifts = await collectShifts(page)
    const complaints = collectComplaints(page)
    await playNetwork(page, fills)
    await page.goto(`${preview.url}/history`)
    await expect(top(page)).toHaveAttribute('aria-label', 'Advertisement')
    await expect(page.getByText(house)).toBeHidden()
    const picture = page.frameLocator('[data-banner-id] iframe').first().getByAltText('Buy posts')
    await expect(picture).toBeVisible()

    for (const slot of await page.locator('aside:has([data-banner-id]):visible').all()) {
      await slot.scrollIntoViewIfNeeded()
      await expect(slot.locator('[data-filled]')).toHaveCount(1)
    }
    const found = await frames(page).evaluateAll((all) =>
      all.map((frame) => frame.parentElement?.dataset['bannerId']),
    )
    expect(found).toEqual(ids)
    for (const frame of await frames(page).all()) {
      await expect(frame).toHaveAttribute('title', 'Advertisement')
      await expect(frame).toHaveAttribute(
        'sandbox',
        'allow-scripts allow-popups allow-popups-to-escape-sandbox',
      )
    }
    // Letters of our font, as it comes.
    expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
    expect(complaints).toEqual([])
  })
}

test('the tall slot stands beside the text, in the flow, and nothing lies under it', async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${preview.url}/installation-maintenance/posts-and-gates`)
    const slot = page.locator('aside:has([data-banner-id="6079446"])')
    expect(await slot.evaluate((element) => getComputedStyle(element).position)).not.toBe('sticky')
    const under = await slot.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      return [...document.querySelectorAll('article section *')]
        .filter((node) => node.checkVisibility() && !element.contains(node))
        .filter((node) => {
          const box = node.getBoundingClientRect()
          return box.width > 0 && box.right > left + 1 && box.bottom > top + 1 && box.top < bottom - 1
        })
        .map((node) => `${node.tagName} ${node.textContent?.slice(0, 20)}`)
    })
    expect(under).toEqual([])
    expect(await slot.boundingBox()).toMatchObject({ width: 300 })
    // A figure in the text is as wide as the text, not a strip.
    const figure = await page.locator('article figure').first().boundingBox()
    expect(figure?.width).toBeGreaterThan(450)
  }
})

for (const [path, tool] of [
  ['/fence-calculator', 'fence-calculator'],
  ['/types-of-fences/picket', 'article > figure'],
] as const)
  test(`on ${path} it comes after what stands above the text, which begins where the article does`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(preview.url + path)
    const [top, edges, slot] = await Promise.all(
      ['article', tool, 'aside:has([data-banner-id="6079446"])'].map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect()),
      ),
    )
    expect(edges?.top).toBe(top?.top)
    expect(slot?.top).toBeGreaterThanOrEqual(edges?.bottom ?? Infinity)
  })

test('a click on an ad opens it in a new tab', async ({ page }) => {
  await playNetwork(page, fills)
  await page.goto(`${preview.url}/history`)
  const popup = page.waitForEvent('popup')
  await page.frameLocator('[data-banner-id] iframe').first().getByAltText('Buy posts').click()

  await expect((await popup).getByRole('heading')).toHaveText('Elsewhere')
  expect(page.url()).toBe(`${preview.url}/history`)
})

for (const { name, script } of [
  { name: 'leads the top page elsewhere', script: `top.location = 'https://evil.example.com/'` },
  {
    // Without text: whatever is visible counts as an ad.
    name: 'leads the top page elsewhere by a link it clicks',
    script: `document.body.insertAdjacentHTML('beforeend', '<a target="_top" href="https://evil.example.com/"></a>'); document.querySelector('a').click()`,
  },
  { name: 'writes over the document', script: `document.open(); document.write(''); document.close()` },
  { name: 'reaches for the page', script: `parent.document.body.innerHTML = 'mine'` },
  { name: 'leads its own frame elsewhere', script: `location.href = 'https://evil.example.com/'` },
  { name: 'asks and confirms', script: `alert(1); confirm(2)` },
  { name: 'throws', script: `throw new Error('broken')` },
  { name: 'draws nothing', script: '' },
  { name: 'says that it is empty', script: `parent.postMessage({ advertisement: 'empty' }, '*')` },
  {
    name: 'says what nobody understands',
    script: `parent.postMessage(null, '*'); parent.postMessage({ advertisement: {} }, '*')`,
  },
]) {
  test(`a network that ${name} leaves the page intact, and the house ad in its place`, async ({ page }) => {
    await page.clock.install()
    page.on('dialog', () => expect('a dialog').toBe('never shown'))
    const asked = await playNetwork(page, script)
    await page.goto(`${preview.url}/history`)
    await expect.poll(() => asked).toContain(network)
    await page.clock.runFor(12_000)

    await expect(page.getByText(house)).toBeVisible()
    await expect(frames(page)).toHaveCount(0)
    await expect(top(page)).toHaveAttribute('aria-label', `From Fence Wiki: ${house}`)
    await expectUnharmed(page, preview.url)
  })
}

test('a network that never answers, or is blocked, leaves the house ad', async ({ page }) => {
  await page.clock.install()
  await page.route(/example\.com/, () => new Promise(() => undefined))
  await page.goto(`${preview.url}/history`)
  await expect(frames(page).first()).toBeAttached()
  await expect(page.getByText(house)).toBeVisible()
  await page.clock.runFor(12_000)
  await expect(frames(page)).toHaveCount(0)
  await expect(page.getByText(house)).toBeVisible()

  await page.unroute(/example\.com/)
  await page.route(/example\.com/, (route) => route.abort('blockedbyclient'))
  const blocked = page.waitForEvent('requestfailed', (request) => request.url() === network)
  await page.reload()
  await blocked
  await expect(frames(page)).toHaveCount(0)
  await expect(page.getByText(house)).toBeVisible()
})

for (const { name, property, value } of [
  { name: 'sends Global Privacy Control', property: 'globalPrivacyControl', value: true },
  { name: 'saves data', property: 'connection', value: { saveData: true } },
]) {
  test(`if the browser ${name}, no ad network is requested`, async ({ page }) => {
    await page.addInitScript(
      ({ key, setting }) => Object.defineProperty(navigator, key, { value: setting }),
      { key: property, setting: value },
    )
    const asked = await playNetwork(page, fills)
    await page.goto(`${preview.url}/history`)
    await page.waitForLoadState('networkidle')

    await expect(page.getByText(house)).toBeVisible()
    await expect(frames(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })
}

test('the frame’s address, opened by itself, runs no script', async ({ page }) => {
  const asked = await playNetwork(page, fills)
  const response = await page.goto(`${preview.url}/ad-frame#6079445`)
  await page.waitForLoadState('networkidle')

  expect(await response?.headerValue('content-security-policy')).toMatch(/sandbox allow-scripts /)
  expect(asked).toEqual([])
  await expect(page.locator('[data-banner-id]')).toHaveCount(0)
})

test('without scripts the house ads are shown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${preview.url}/history`)

  await expect(page.getByText(house)).toBeVisible()
  await context.close()
})
