import { launchBrowser, phone, scrollToFoot } from '../bench/in-browser.mjs'

/**
 * @typedef {{ bytes: number, requests: number }} Weight of everything from our server, headers included
 * @typedef {{ route: string, first: Weight, again: Weight }} PageWeight read to the foot: with nothing in the
 *   browser's cache, and once more
 */

/**
 * What pages weigh on the wire, to a phone.
 * @param {{ origin: string, routes: readonly string[], browserPath: string }} options
 * @returns {Promise<PageWeight[]>}
 */
export async function weighPages({ origin, routes, browserPath }) {
  const browser = await launchBrowser(browserPath)
  try {
    const weights = []
    for (const route of routes) {
      const context = await browser.newContext(phone)
      const first = await weigh(context, origin, route)
      const again = await weigh(context, origin, route)
      weights.push({ route, first, again })
      await context.close()
    }
    return weights
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} origin
 * @param {string} route
 * @returns {Promise<Weight>}
 */
async function weigh(context, origin, route) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  /** @type {Map<string, string>} */
  const addresses = new Map()
  const weight = { bytes: 0, requests: 0 }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // What comes from the cache has no length.
    if (!addresses.get(requestId)?.startsWith(`${origin}/`) || encodedDataLength === 0) return
    weight.bytes += encodedDataLength
    weight.requests += 1
  })
  await session.send('Network.enable')
  await page.goto(origin + route)
  await scrollToFoot(page)
  await page.waitForLoadState('networkidle')
  await page.close()
  return weight
}
