import { expect, test, type Page } from '@playwright/test'
import { expectUnharmed, fills, frames, house, playNetwork, top } from './lib/ad-network'
import { network, serveConfigured } from './lib/configured'
import { collectComplaints } from './lib/console'
import { newGate } from './lib/gate'
import { hydrate } from './lib/hydrate'
import { headingOf } from './lib/routes'

// Ads of a network whose script runs in the page.

const preview = serveConfigured('inline')

test('the network fills the slots of the screen’s size, within the policy, and React still hydrates', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  const asked = await playNetwork(page, fills)
  await page.goto(`${preview.url}/history`)
  await expect(top(page).getByAltText('Buy posts')).toBeVisible()
  await expect(top(page)).toHaveAttribute('aria-label', 'Advertisement')
  await expect(page.getByText(house)).toBeHidden()
  await expect(page).toHaveTitle('4711')
  expect(asked.filter((url) => url === network)).toHaveLength(1)
  await expect(page.locator('[data-banner-id]')).toHaveCount(3)

  await hydrate(page)
  await expect(top(page).getByAltText('Buy posts')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('fence')
  await expect(page.locator('[data-result]').first()).toBeVisible()
  expect(complaints).toEqual([])
})

/** Fills all slots as soon as it runs, and counts how often each was filled. */
const fillsAtOnce = `
  for (const slot of document.querySelectorAll('[data-banner-id]')) {
    slot.insertAdjacentHTML('beforeend', '<p data-advert>Buy posts</p>')
  }
`

/** Each box shows one ad, is labelled as an ad, and hides the house ad. */
async function expectAllFilled(page: Page, count: number) {
  // None may be near the window when the page opens.
  await page
    .locator('aside:is([aria-label^="From "], [data-advertisement]):visible')
    .first()
    .scrollIntoViewIfNeeded()
  await expect(page.locator('aside[data-advertisement]:visible')).toHaveCount(count)
  for (const box of await page.locator('aside[data-advertisement]:visible').all()) {
    await box.scrollIntoViewIfNeeded()
    await expect(box).toHaveAttribute('aria-label', 'Advertisement')
    await expect(box.locator('[data-advert]')).toHaveCount(1)
    await expect(box.getByText('Buy posts')).toBeVisible()
    await expect(box.getByText('From Fence Wiki')).toBeHidden()
  }
}

/** Fills whatever slot appears; a second run of it would be seen. */
const findsSlotsItself = `
  setInterval(() => {
    for (const slot of document.querySelectorAll('[data-banner-id]:empty')) slot.innerHTML = '<p data-advert>Buy posts</p>'
  }, 100)
  if (window.runs) for (const slot of document.querySelectorAll('[data-banner-id]')) slot.insertAdjacentHTML('beforeend', '<p data-advert>Twice</p>')
  window.runs = 1
`
for (const [how, script] of [
  ['when it runs', fillsAtOnce],
  ['whenever they appear', findsSlotsItself],
] as const) {
  test(`while the radio keeps the document, a network that fills slots ${how} fills those of the next page, each once`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page)
    await playNetwork(page, script)
    await page.goto(`${preview.url}/radio`)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isKept: true }))
    for (const path of ['/history', '/types-of-fences']) {
      await page.locator(`header nav a[href="${path}"], footer a[href="${path}"]`).first().click()
      await expect(page.locator('h1')).toHaveText(headingOf(path))
      await expectAllFilled(page, 3)
    }
    await page.goBack()
    await expect(page.locator('h1')).toHaveText(headingOf('/history'))
    await expectAllFilled(page, 3)

    await expect(page.getByText('Twice')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'isKept'))).toBe(true)
    expect(complaints).toEqual([])
  })
}

test('after a resize the slots of the new size are filled, and hidden ads have no label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 800 })
  await playNetwork(page, fillsAtOnce)
  await page.goto(`${preview.url}/history`)
  await expectAllFilled(page, 2)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator('aside[data-advertisement]:visible')).toHaveCount(3)
  await expect(page.locator('[data-advert]:visible')).toHaveCount(3)
  await expect(page.locator('[data-advert]')).toHaveCount(5)
})

test('a slot counts as filled once its ad has a height, for a picture once it has loaded', async ({
  page,
}) => {
  const gate = newGate()
  await playNetwork(
    page,
    `document.querySelector('[data-banner-id]').innerHTML = '<div><a href="https://shop.example.com/"><img alt="" src="https://ads.example.com/late.svg"></a></div>'`,
  )
  await page.route('https://ads.example.com/late.svg', async (route) => {
    await gate.opened
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>',
    })
  })
  await page.goto(`${preview.url}/history`)
  await expect(page.locator('[data-banner-id] img')).toBeAttached()
  await expect(page.getByText(house)).toBeVisible()
  await expect(top(page)).toHaveAttribute('aria-label', `From Fence Wiki: ${house}`)
  gate.open()
  await expect(top(page)).toHaveAttribute('aria-label', 'Advertisement')
  await expect(page.getByText(house)).toBeHidden()
})

test('an ad keeps its size and is centered in the slot', async ({ page }) => {
  await playNetwork(
    page,
    `for (const slot of document.querySelectorAll('[data-banner-id]')) slot.innerHTML = '<iframe width="300" height="200" src="https://ads.example.com/frame"></iframe>'`,
  )
  await page.goto(`${preview.url}/history`)
  await expect(top(page)).toHaveAttribute('aria-label', 'Advertisement')
  const frame = await page.locator('[data-banner-id] iframe').first().boundingBox()
  const slot = await page.locator('[data-banner-id]').first().boundingBox()
  expect(frame).toMatchObject({ width: 300, height: 200 })
  expect((frame?.x ?? 0) - (slot?.x ?? 0)).toBeCloseTo(((slot?.width ?? 0) - 300) / 2, 0)
})

/** As large networks do: a second script, from another host, draws a frame from a third into boxes of its size. */
const second = 'https://tags.example.com/show.js'
const loadsSecond = `
  const script = document.createElement('script')
  script.src = '${second}'
  document.head.append(script)
`
const frameOf = (host: string) => `
  for (const slot of document.querySelectorAll('[data-banner-id]')) {
    const frame = Object.assign(document.createElement('iframe'), { width: 300, height: 250, src: 'https://${host}/ad' })
    const box = document.createElement('div')
    box.style.height = '250px'
    box.append(frame)
    slot.append(document.createElement('ins'))
    slot.firstChild.append(box)
  }
`

for (const { width, count } of [
  { width: 412, count: 2 },
  { width: 1280, count: 3 },
]) {
  test(`at ${width} px, scripts and frames of the network’s further hosts fill the slots`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const complaints = collectComplaints(page)
    await playNetwork(page, loadsSecond, { [second]: frameOf('ad.frames.example.com') })
    await page.goto(`${preview.url}/history`)

    await expect(page.locator('aside[data-advertisement]:visible')).toHaveCount(count)
    await expect(frames(page)).toHaveCount(count)
    await expect(page.frameLocator('[data-banner-id] iframe').first().getByRole('heading')).toHaveText(
      'Elsewhere',
    )
    await expect(page.getByText(house)).toBeHidden()
    expect(complaints).toEqual([])
  })

  test(`at ${width} px, a frame that the policy refuses leaves the house ads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const refused: string[] = []
    page.on('console', (message) => /frame-src/.test(message.text()) && refused.push(message.text()))
    await playNetwork(page, loadsSecond, { [second]: frameOf('elsewhere.example.com') })
    await page.goto(`${preview.url}/history`)
    await expect(frames(page)).toHaveCount(count)
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(count)

    await expect(page.getByText(house)).toBeVisible()
    await expect(top(page)).toHaveAttribute('aria-label', `From Fence Wiki: ${house}`)
    await expect(page.locator('aside[data-advertisement]')).toHaveCount(0)
    // Measured again, as on every change.
    await page.setViewportSize({ width: width + 1, height: 800 })
    await expect(page.locator('aside[data-advertisement]')).toHaveCount(0)
  })
}

test('scripts of other hosts are blocked', async ({ page }) => {
  const asked = await playNetwork(
    page,
    `const script = document.createElement('script'); script.src = 'https://evil.example.com/x.js'; document.head.append(script)`,
  )
  await page.goto(`${preview.url}/history`)
  await page.waitForLoadState('networkidle')

  expect(asked).toContain(network)
  expect(asked).not.toContain('https://evil.example.com/x.js')
})

for (const { name, script } of [
  { name: 'throws', script: `throw new Error('broken')` },
  { name: 'draws nothing', script: '' },
  { name: 'writes into the document', script: `document.write('<h1>mine</h1>')` },
]) {
  test(`a network that ${name} leaves the house ad`, async ({ page }) => {
    await playNetwork(page, script)
    await page.goto(`${preview.url}/history`)
    await page.waitForLoadState('networkidle')

    await expect(page.getByText(house)).toBeVisible()
    await expectUnharmed(page, preview.url)
  })
}

test('a network that never answers leaves the house ad', async ({ page }) => {
  await page.clock.install()
  await page.route(/example\.com/, () => new Promise(() => undefined))
  await page.goto(`${preview.url}/history`, { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(30_000)

  await expect(page.getByText(house)).toBeVisible()
  await expectUnharmed(page, preview.url)
})
