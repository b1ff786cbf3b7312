import { budgetsOf } from './budgets.mjs'
import {
  launchBrowser,
  measureOpening,
  measureSearch,
  measureShifts,
  measureUntouched,
} from './in-browser.mjs'
import { medianAudit } from './lighthouse.mjs'
import { fontBytes, pageBytes, wordBytes } from './output.mjs'
import { largest } from './statistics.mjs'

/** @typedef {import('./budgets.mjs').RouteFacts} RouteFacts */
/** @typedef {import('./budgets.mjs').SiteFacts} SiteFacts */

/**
 * Measures every promise about the built site.
 * @param {{
 *   out: string,
 *   address: string,
 *   routes: readonly string[],
 *   runs: number,
 *   browserPath: string,
 *   audit: import('./lighthouse.mjs').RunAudit,
 *   buildSeconds: { cold: number, warm: number },
 * }} site `address` is where nginx serves `out`
 */
export async function measureSite({ out, address, routes, runs, browserPath, audit, buildSeconds }) {
  const browser = await launchBrowser(browserPath)
  try {
    /** @type {RouteFacts[]} */
    const facts = []
    for (const route of routes) {
      console.log(`Measuring ${route} ...`)
      const audits = []
      for (let run = 0; run < runs; run += 1) audits.push(await audit(address + route, 'all'))
      facts.push({
        route,
        audit: medianAudit(audits),
        htmlBytes: await pageBytes(out, route),
        wordBytes: await wordBytes(out, route),
        untouched: await measureUntouched(browser, address + route),
        shifts: await measureShifts(browser, address + route),
      })
    }

    console.log('Opening menu and search ...')
    const heaviest = largest(facts, ({ htmlBytes }) => htmlBytes).route
    /** @type {Record<string, import('./budgets.mjs').Opening>} */
    const openings = {}
    for (const route of new Set(['/', heaviest])) {
      for (const dialog of /** @type {const} */ (['menu', 'search'])) {
        const name = `${dialog === 'menu' ? 'Menu' : 'Search'} on ${route}`
        const opening = await orNothing(name, () => measureOpening(browser, address + route, dialog, runs))
        openings[name] = opening ?? { painted: Number.NaN, awake: false }
      }
    }
    /** @type {SiteFacts} */
    const site = {
      fontBytes: await fontBytes(out),
      search: await orNothing('Search', () => measureSearch(browser, `${address}/`)),
      openings,
      buildSeconds,
    }
    return { facts, site, budgets: budgetsOf(facts, site) }
  } finally {
    await browser.close()
  }
}

/**
 * What one measurement cannot reach must not lose the others; the budget is missed all the same.
 * @template Outcome
 * @param {string} name
 * @param {() => Promise<Outcome>} measure
 */
async function orNothing(name, measure) {
  try {
    return await measure()
  } catch (error) {
    console.log(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}
