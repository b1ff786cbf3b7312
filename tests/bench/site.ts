import { figure, table } from '../lib/report'
import { startPlainNginx } from '../lib/servers'
import type { Given } from './bench'
import { worst, type Budget, type Found } from './budget'
import { prepareLighthouse, scores } from './lighthouse'
import { median } from './median'
import { desktop, leaveAlone, phone, readToFoot, searchOnce, slow4G, tap } from './reader'
import { outputSize } from './sizes'

/** Pages that stand for a service rather than for text, and may load scripts by themselves. */
const services = ['/radio', '/contact']

/** What each page weighs and takes, and what Lighthouse says to it. Its HTML is weighed in delivery/standards.test.ts. */
export async function site({ routes, runs, browser, executablePath }: Given): Promise<Found> {
  const audit = await prepareLighthouse(executablePath)
  const server = await startPlainNginx('out')
  const address = `http://127.0.0.1:${server.port}`
  try {
    const measure = async (route: string) => ({
      route,
      figures: await audit(address + route, runs),
      untouched: await leaveAlone(browser, address + route),
      read: await readToFoot(browser, address + route, phone),
      wide: await readToFoot(browser, address + route, desktop),
    })
    const rows: Awaited<ReturnType<typeof measure>>[] = []
    for (const route of routes) {
      console.log(`  ${route}`)
      rows.push(await measure(route))
    }
    const texts = rows.filter(({ route }) => !services.includes(route))
    const openings: Budget[] = []
    for (const dialog of ['menu', 'search'])
      openings.push({
        name: `A tap on ${dialog} to its paint, slow 4G`,
        unit: 'ms',
        must: 100,
        value: await median(runs, () => tap(browser, `${address}/`, dialog, slow4G, 'load')),
      })
    const fonts = await outputSize('out', /\.(?:woff2?|ttf|otf)$/)
    const search = await searchOnce(browser, `${address}/`)
    const budgets = [
      worst(texts, 'Script before the first touch, gzip', 'KB', 2, (row) => row.untouched.scripts / 1e3),
      ...scores.map((name) =>
        worst(rows, `Missing to 100: ${name}`, '', 0, ({ figures }) => 100 - figures[name]),
      ),
      worst(rows, 'CLS to the foot, 412 px', '', 0, ({ read }) => Math.round(read.shift * 1e3) / 1e3),
      worst(rows, 'CLS to the foot, 1280 px', '', 0, ({ wide }) => Math.round(wide.shift * 1e3) / 1e3),
      worst(texts, 'TBT', 'ms', 10, ({ figures }) => figures.tbt),
      worst(rows, 'LCP picture at 412 px', 'KB', 40, ({ untouched }) => untouched.largest / 1e3),
      { name: 'Web fonts in all', unit: 'KB', must: 25, value: fonts.bytes / 1e3 },
      ...openings,
      { name: 'A first search, brotli', unit: 'KB', must: 105, value: search / 1e3 },
    ]
    const names = 'Page,FCP ms,LCP ms,TBT ms,Bytes,Bytes to the foot,Script gzip'
    const everyPage = table(
      names.split(','),
      rows.map(({ route, figures: { fcp, lcp, tbt, bytes }, untouched, read }) => [
        route,
        ...[fcp, lcp, tbt, bytes, read.bytes, untouched.scripts].map((value) => figure(value)),
      ]),
    )
    return { budgets, tables: [everyPage] }
  } finally {
    await server.stop()
  }
}
