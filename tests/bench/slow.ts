import { nginx } from '../lib/servers'
import { copySite } from '../lib/site'
import type { Given } from './bench'
import { worst, type Found } from './budget'
import { median } from './median'
import { heaviestPicture, oneBar, readSlowly, tap, timesTable, touchCalculator } from './reader'

const tapped = ['/', '/types-of-fences', '/installation-maintenance', '/history']

/** Every page on a phone that is slow, with one bar of signal. */
export async function slow({ routes, runs, browser }: Given): Promise<Found> {
  const copy = await copySite()
  // Only our own recipes answer Save-Data.
  const server = await nginx.start({ site: copy })
  const address = `http://127.0.0.1:${server.port}`
  try {
    const rows = []
    for (const route of routes)
      rows.push({
        route,
        ...(await readSlowly(browser, address + route, oneBar, runs)),
        picture: await heaviestPicture(browser, address + route),
      })
    const taps = []
    for (const route of tapped.filter((route) => routes.includes(route)))
      for (const dialog of ['menu', 'search'])
        taps.push({
          route: `${dialog} on ${route}`,
          value: await median(runs, () => tap(browser, address + route, dialog, oneBar, 'commit')),
        })
    const calculator = `${address}/fence-calculator`
    const answers = await median(runs, () => touchCalculator(browser, calculator))
    return {
      words: '400 kbit/s, 400 ms to and fro, a sixth of this processor, nothing in the cache.',
      budgets: [
        worst(rows, 'First words', 's', 3, ({ words }) => words / 1e3),
        worst(taps, 'A tap as soon as it is drawn', 'ms', 300, ({ value }) => value),
        { name: 'The fence calculator, after the first touch', unit: 's', must: 1, value: answers / 1e3 },
        worst(rows, 'Save-Data: heaviest picture', 'KB', 20, ({ picture }) => picture / 1e3),
      ],
      tables: [timesTable(rows)],
    }
  } finally {
    await server.stop()
    await copy.remove()
  }
}
