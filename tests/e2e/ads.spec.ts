import { expect, test, type Page } from '@playwright/test'
import { network, serveConfigured } from './lib/configured'
import { collectComplaints } from './lib/console'
import { headingOf } from './lib/routes'
import { collectShifts } from './lib/shifts'
import { hydrate } from './lib/hydrate'
import { houseAds } from '../../content/model/house-ads'
import { newGate } from './lib/gate'

// Ads as an operator switches them on. The test plays the network, working and broken.

const house = houseAds.top[0].title

/** Fills whatever slot it finds, as networks do, with a picture that leads to the advertiser. */
const fills = `
  document.title = document.currentScript.dataset.admpid
  for (const slot of document.querySelectorAll('[data-banner-id]')) {
    slot.innerHTML = '<a href="https://shop.example.com/" target="_blank"><img alt="Buy posts" width="300" height="200" src="https://ads.example.com/posts.svg"></a>'
  }
`

/** The network answers with a script, and further ones by address; its pictures and the advertiser are there, too. */
async function playNetwork(
  page: Page,
  script: string,
  further: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const scripts = new Map(Object.entries({ [network]: script, ...further }))
  const asked: string[] = []
  await page.context().route(/example\.com/, (route) => {
    const url = route.request().url()
    asked.push(url)
    const body = scripts.get(url)
    if (body !== undefined) return route.fulfill({ contentType: 'text/javascript', body })
    if (url.endsWith('.svg')) {
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#b33"/></svg>',
      })
    }
    return route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' })
  })
  return asked
}

const top = (page: Page) => page.locator('aside:has([data-banner-id])').first()
const frames = (page: Page) => page.locator('[data-banner-id] iframe')

/** What no advertisement may change. */
async function expectUnharmed(page: Page, url: string) {
  expect(page.url()).toBe(`${url}/history`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/history'))
  expect(page.context().pages()).toHaveLength(1)
  await page.getByRole('link', { name: 'Fence Wiki' }).first().click()
  await expect(page).toHaveURL(`${url}/`)
}

test.describe('isolated', () => {
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
      expect(await shifts()).toEqual([])
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
})

test.describe('inline', () => {
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
      // Measured anew, as on every change.
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
})
