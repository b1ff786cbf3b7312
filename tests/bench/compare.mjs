import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { budgetsAgainst } from './budgets.mjs'
import { cause } from './explain.mjs'
import { medianAudit } from './lighthouse.mjs'
import { startNginx } from './nginx.mjs'
import { outputSize, pageFile } from './output.mjs'
import { docusaurus } from './peers/docusaurus.mjs'
import { hugo } from './peers/hugo.mjs'
import { starlight } from './peers/starlight.mjs'
import { vitepress } from './peers/vitepress.mjs'

// The same content, built with other generators, served by the same nginx, in one run.

/** @typedef {import('./peers/peer.mjs').Peer} Peer */
/** @typedef {import('./peers/peer.mjs').Page} Page */
/** @typedef {import('./lighthouse.mjs').Audit} Audit */
/** @typedef {import('./report.mjs').Built} Built */
/** @typedef {import('./report.mjs').Compared} Compared */

export const peers = [starlight, vitepress, docusaurus, hugo]

/** Design promises to be ahead of these; Hugo with a bare theme is here to show how little is possible. */
const rivals = [starlight, vitepress, docusaurus]

export const ourName = 'Fence Wiki'

/**
 * Our pages as they are exported.
 * @param {string} out
 * @param {readonly string[]} routes
 * @returns {Promise<Page[]>}
 */
export const readPages = (out, routes) =>
  Promise.all(routes.map(async (route) => ({ route, html: await readFile(pageFile(out, route), 'utf8') })))

/**
 * Builds our pages with a peer.
 * @param {Peer} peer
 * @param {readonly Page[]} pages
 * @param {string} out our export, where the pictures are
 * @returns {Promise<{ built: Built, folder: string | undefined }>} `folder` is what to serve
 */
export async function buildPeer(peer, pages, out) {
  console.log(`Building with ${peer.name} ...`)
  try {
    const workshop = await peer.prepare()
    await workshop.write(pages, out)
    await workshop.forget()
    const cold = await workshop.build()
    const warm = await workshop.build()
    const folder = path.join(workshop.folder, peer.out)
    const { bytes, files } = await outputSize(folder)
    return { built: { site: peer.name, cold, warm, bytes, files }, folder }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    console.log(`${peer.name} could not be built: ${fault}`)
    return { built: { site: peer.name, fault: cause(fault) }, folder: undefined }
  }
}

/**
 * Audits the same routes of several sites in turns, so that a busy minute of the machine hits all of them.
 * @param {readonly { site: string, address: string }[]} sites
 * @param {readonly string[]} routes
 * @param {number} runs
 * @param {import('./lighthouse.mjs').RunAudit} audit
 * @returns {Promise<Compared[]>}
 */
export async function auditInTurns(sites, routes, runs, audit) {
  /** @type {Compared[]} */
  const rows = []
  for (const route of routes) {
    console.log(`Comparing ${route} ...`)
    /** @type {Map<string, Audit[]>} */
    const audits = new Map(sites.map(({ site }) => [site, []]))
    for (let run = 0; run < runs; run += 1) {
      for (const { site, address } of sites) {
        // A page too large for Lighthouse has no figures; the others still have.
        const found = await audit(address + route, 'loading').catch((/** @type {unknown} */ error) =>
          console.log(`${site}: ${error instanceof Error ? error.message : String(error)}`),
        )
        if (found) audits.get(site)?.push(found)
      }
    }
    for (const [site, found] of audits)
      if (found.length > 0) rows.push({ site, route, figures: medianAudit(found).figures })
  }
  return rows
}

/**
 * @param {{
 *   out: string,
 *   allRoutes: readonly string[],
 *   routes: readonly string[],
 *   runs: number,
 *   port: number,
 *   audit: import('./lighthouse.mjs').RunAudit,
 *   buildSeconds: { cold: number, warm: number },
 * }} options
 */
export async function comparePeers({ out, allRoutes, routes, runs, port, audit, buildSeconds }) {
  const pages = await readPages(out, allRoutes)
  const results = []
  for (const peer of peers) results.push({ peer, ...(await buildPeer(peer, pages, out)) })

  const served = results.flatMap(({ peer, folder }) => (folder ? [{ name: peer.name, folder }] : []))
  const nginx = await startNginx([{ name: ourName, folder: out }, ...served], port)
  try {
    const sites = [ourName, ...served.map(({ name }) => name)].map((site) => ({
      site,
      address: nginx.address(site),
    }))
    const rows = await auditInTurns(sites, routes, runs, audit)
    const of = (/** @type {string} */ name) => rows.filter(({ site }) => site === name)
    const { bytes, files } = await outputSize(out)
    return {
      rows,
      built: [{ site: ourName, ...buildSeconds, bytes, files }, ...results.map(({ built }) => built)],
      budgets: rivals.flatMap(({ name }) => budgetsAgainst(name, of(ourName), of(name))),
    }
  } finally {
    await nginx.stop()
  }
}
