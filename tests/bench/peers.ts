import { fail, figure, table } from '../lib/report'
import { startPlainNginx } from '../lib/servers'
import { pages } from '../lib/site'
import type { Given } from './bench'
import { worst, type Found } from './budget'
import { buildWith, hugo, starlight } from './generators'
import { readSlowly, slow4G, timesTable } from './reader'
import { readPage } from './sizes'

const ours = 'Fence Wiki'
const guides = ['/before-you-dig', '/posts-and-gates'].map((name) => `/installation-maintenance${name}`)
const compared = ['/', '/types-of-fences', '/installation-maintenance', '/history', ...guides]

/** Our pages, and the same as other generators build them, each site behind an nginx of its own. */
export async function peers({ routes, runs, browser }: Given): Promise<Found> {
  const exported = await Promise.all(
    pages().map(async ({ path }) => ({ route: path, html: await readPage('out', path) })),
  )
  const sites = [{ site: ours, folder: 'out', seconds: NaN }]
  for (const peer of [starlight, hugo]) {
    console.log(`  building with ${peer.name}`)
    const built = await buildWith(peer, exported, 'out').catch(fail)
    if (built) sites.push({ site: peer.name, ...built })
  }
  const rows: (Awaited<ReturnType<typeof readSlowly>> & { site: string; route: string })[] = []
  for (const { site, folder } of sites) {
    const server = await startPlainNginx(folder)
    try {
      for (const route of compared.filter((route) => routes.includes(route)))
        rows.push({
          ...{ site, route },
          ...(await readSlowly(browser, `http://127.0.0.1:${server.port}${route}`, slow4G, runs)),
        })
    } finally {
      await server.stop()
    }
  }
  /** Ours to theirs, on the page where that is most. */
  const ratio = (peer: string, name: string, must: number, value: (row: (typeof rows)[number]) => number) =>
    worst(
      rows.filter(({ site }) => site === ours),
      `Ours to ${peer}: ${name}`,
      '×',
      must,
      (row) => {
        const theirs = rows.find(({ site, route }) => site === peer && route === row.route)
        return theirs ? value(row) / value(theirs) : NaN
      },
    )
  return {
    words: `Slow 4G (150 ms, 1.6 Mbit/s) and a quarter of this processor, both applied; nothing in the cache.

${[starlight, hugo].map(({ name, setup }) => `- **${name}**: ${setup}.`).join('\n')}`,
    budgets: [
      ratio(starlight.name, 'bytes', 0.99, ({ bytes }) => bytes),
      ratio(starlight.name, 'bytes without pictures', 0.5, ({ bytes, pictures }) => bytes - pictures),
      ratio(starlight.name, 'LCP', 0.99, ({ largest }) => largest),
      ratio(hugo.name, 'first paint', 0.7, ({ words }) => words),
      ratio(hugo.name, 'LCP', 0.9, ({ largest }) => largest),
    ],
    tables: [
      timesTable(rows),
      table(
        // Ours is the first row of the part growth.
        ['Site', 'Build, cold'],
        sites.slice(1).map(({ site, seconds }) => [site, `${figure(seconds, 1)} s`]),
      ),
    ],
  }
}
