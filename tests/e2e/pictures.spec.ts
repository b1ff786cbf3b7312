import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { labelFaults, layOut, widthOfLetters } from './lib/label-faults'
import { readHtml } from './lib/read-html'
import { isShipped, routes } from './lib/routes'

test.describe('on a phone of 412 px at 1.75 device pixels', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test('the home page’s pictures have at most 250 KB in all, and the first at most 25 KB', async ({
    page,
  }) => {
    const weighings: Promise<[string, number]>[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      // The news board has its own, in its frame; the drawings of house ads have a kilobyte each, compressed.
      if (response.frame() !== page.mainFrame() || !/^\/pictures\/(?!cards\/)/.test(pathname)) return
      weighings.push(response.body().then((body) => [pathname, body.length]))
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const first = await page
      .locator('main img')
      .first()
      .evaluate((image) => (image instanceof HTMLImageElement ? new URL(image.currentSrc).pathname : ''))
    for (const image of await page.locator('main img:visible').all()) {
      await image.scrollIntoViewIfNeeded()
      await image.evaluate((element) => (element instanceof HTMLImageElement ? element.decode() : undefined))
    }
    const weights = new Map(await Promise.all(weighings))

    expect(weights.get(first)).toBeGreaterThan(0)
    // An operator's own pictures may be larger.
    if (!isShipped) return
    expect(first).toMatch(/\.avif$/)
    expect(weights.get(first)).toBeLessThan(25_000)
    expect([...weights.values()].reduce((sum, weight) => sum + weight, 0)).toBeLessThan(250_000)
  })
})

for (const [width, deviceScaleFactor] of [
  [360, 3],
  [412, 2],
  [1280, 1],
  [1280, 2],
  [1920, 1],
] as const)
  test.describe(`at ${width} px with ${deviceScaleFactor} device pixels to a CSS pixel`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor })

    test('no picture is drawn larger than the file that the browser has chosen', async ({
      page,
      request,
    }) => {
      const pages = await Promise.all(
        routes.map(async ({ path }) => ({ path, $: await readHtml(request, path) })),
      )
      const enlarged: string[] = []
      let measured = 0
      for (const { path } of pages.filter(({ $ }) => $('main picture').length > 0)) {
        await page.goto(path)
        const pictures = await page.locator('main picture img:visible').evaluateAll((images) =>
          Promise.all(
            images.map(async (image) => {
              if (!(image instanceof HTMLImageElement)) throw new Error('not an image')
              image.loading = 'eager'
              await image.decode()
              const { width: drawn, height } = image.getBoundingClientRect()
              // With object-fit: cover the larger counts.
              const across = Math.max(drawn, (height * image.naturalWidth) / image.naturalHeight)
              return { file: image.currentSrc, pixels: across * devicePixelRatio }
            }),
          ),
        )
        measured += pictures.length
        for (const { file, pixels } of pictures) {
          // In a srcset with widths naturalWidth is that of `sizes`; the file's own is in its name.
          const width = Number(/-(\d+)\.\w+$/.exec(file)?.[1])
          if (!file.endsWith('.svg') && !(pixels / width <= 1.05))
            enlarged.push(`${path}: ${new URL(file).pathname} for ${Math.round(pixels)} px`)
        }
      }

      expect(enlarged).toEqual([])
      expect(measured).toBeGreaterThan(0)
    })
  })

test('on a phone an article’s first screen has its heading, its lead and its whole picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const path of ['/types-of-fences', '/types-of-fences/picket', '/history']) {
    await page.goto(path)
    const [heading, box] = await Promise.all(
      ['main h1', 'main img'].map((selector) => page.locator(selector).first().boundingBox()),
    )

    expect(heading?.y).toBeLessThan(box?.y ?? 0)
    // An operator's longer text may push it down.
    if (isShipped) expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThan(823)
  }
})

test('in readers’ fonts no label of a drawing is cut off, on another one or longer than its plate', async ({
  page,
}) => {
  const folder = 'out/pictures/diagrams'
  const names = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  const wide = "'DejaVu Sans', Verdana"
  await layOut(
    page,
    names.map((name) => ({ name, svg: readFileSync(path.join(folder, name), 'utf8') })),
  )
  const faults: string[] = []
  // One for each size of letters in components/diagram/drawing-style.ts: beside the text, on phones and in the column.
  for (const width of [317, 420, 500, 597, 717]) {
    await page.setViewportSize({ width, height: 800 })
    // Where the page's margin begins, and the caption ends: what lies beyond is for fonts that are wider than most.
    faults.push(...(await labelFaults(page, { font: 'system-ui', inset: 12 })))
    faults.push(...(await labelFaults(page, { font: wide, inset: 0 })))
  }

  expect(faults).toEqual([])
  expect(names.length).toBeGreaterThan(0)
  expect(await widthOfLetters(page, wide), 'this machine has DejaVu Sans or Verdana').toBeGreaterThan(6.2)
})

test('only what stands on the first screen is fetched eagerly', async ({ page }) => {
  const eager = page.locator('main img:not([loading="lazy"])')
  await page.goto('/')

  await expect(eager).toHaveCount(1)
  await expect(eager).toHaveAttribute('fetchpriority', 'high')
  for (const path of ['/types-of-fences', '/history']) {
    await page.goto(path)

    await expect(eager).toHaveCount(1)
    expect((await eager.boundingBox())?.y, path).toBeLessThan(page.viewportSize()?.height ?? 0)
  }
})

test('shared, every page shows its title, description and a picture of 1200 by 630 under 150 KB', async ({
  request,
}) => {
  for (const route of routes) {
    const $ = await readHtml(request, route.path)
    const property = (name: string) => $(`meta[property="${name}"]`).attr('content')
    const response = await request.get(new URL(property('og:image') ?? '').pathname)

    expect(response.headers()['content-type']).toBe('image/jpeg')
    expect((await response.body()).length).toBeLessThan(150_000)
    expect(property('og:image:width')).toBe('1200')
    expect(property('og:image:height')).toBe('630')
    for (const name of ['og:title', 'og:description', 'og:url', 'og:site_name'])
      expect(property(name)).toMatch(/./)
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image')
  }
})
