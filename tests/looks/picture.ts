import type { Browser, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { looks, type Look, type Shot } from './state'

/** A picture of one state, as JPEG: whole pages are longer than WebP allows. */
export async function takePicture(browser: Browser, origin: string, shot: Shot): Promise<Buffer> {
  const look = looks.find(({ name }) => name === shot.look)
  const context = await openContext(browser, origin, shot, look)
  try {
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    if (look?.text !== undefined) await setDefaultText(page, look.text)
    await shot.state.prepare?.(page)
    // A frame or a stream that never answers would hold the load for ever.
    await page.goto(shot.page, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.fonts.ready)
    await shot.state.reach?.(page)
    if (shot.state.paper || shot.state.whole) await loadPictures(page)
    if (shot.state.paper) await page.emulateMedia({ media: 'print' })
    await page.waitForTimeout(100)
    const picture = await page.screenshot({
      fullPage: shot.state.whole === true || shot.state.paper === true,
      type: 'png',
    })
    return await sharp(picture, { limitInputPixels: false }).jpeg({ quality: 70 }).toBuffer()
  } finally {
    // What was never answered is left alone.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

const openContext = (browser: Browser, origin: string, shot: Shot, look?: Look): Promise<BrowserContext> => {
  const width = shot.width ?? 816
  return browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 500 ? 740 : 800 },
    ...(width < 500 && { isMobile: true, hasTouch: true }),
    colorScheme: look?.colorScheme ?? 'light',
    forcedColors: look?.forcedColors ?? 'none',
    // Nothing is caught halfway.
    reducedMotion: 'reduce',
  })
}

/** As a reader sets it in the browser: breakpoints in em follow, which they do not for a style sheet's own size. */
async function setDefaultText(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

/** Those further down would be fetched when somebody comes near. From the top: what is fixed stands where it belongs. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    scrollTo({ top: 0, behavior: 'instant' })
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
}
