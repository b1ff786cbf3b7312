import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { auditInTurns, buildPeer, ourName, peers, readPages } from './compare.mjs'
import { startNginx } from './nginx.mjs'
import { outputSize } from './output.mjs'
import { buildNext, copyProject } from './project-copy.mjs'

/** @typedef {import('./report.mjs').Grown} Grown */

export const grownRoutes = ['/books', '/history']

/**
 * The site with more and more content, and the peers with the same.
 * @param {{
 *   allRoutes: readonly string[],
 *   runs: number,
 *   port: number,
 *   audit: import('./lighthouse.mjs').RunAudit,
 *   factors: readonly number[],
 * }} options
 * @returns {Promise<Grown[]>}
 */
export async function measureGrowth(options) {
  /** @type {Grown[]} */
  const rows = []
  for (const times of options.factors) rows.push(...(await measureGrown(times, options)))
  return rows
}

/**
 * @param {number} times
 * @param {Parameters<typeof measureGrowth>[0]} options
 * @returns {Promise<Grown[]>}
 */
async function measureGrown(times, { allRoutes, runs, port, audit }) {
  console.log(`\nContent ${times} times over ...`)
  const copy = await copyProject({ pictures: 'warm' })
  try {
    if (times > 1) await multiplyContent(copy.folder, times)
    await buildNext(copy.folder)
    const warm = await buildNext(copy.folder)
    const out = path.join(copy.folder, 'out')
    /** @type {import('./report.mjs').Built[]} */
    const built = [{ site: ourName, warm, bytes: (await outputSize(out)).bytes }]
    const folders = [{ name: ourName, folder: out }]

    const pages = await readPages(out, allRoutes)
    for (const peer of peers) {
      const result = await buildPeer(peer, pages, out)
      built.push(result.built)
      if (result.folder) folders.push({ name: peer.name, folder: result.folder })
    }

    const nginx = await startNginx(folders, port)
    try {
      const sites = folders.map(({ name }) => ({ site: name, address: nginx.address(name) }))
      const compared = await auditInTurns(sites, grownRoutes, runs, audit)
      return built.map(({ site, warm: seconds, bytes, fault }) => ({
        times,
        site,
        warm: seconds,
        bytes,
        fault,
        pages: compared.filter((row) => row.site === site),
      }))
    } finally {
      await nginx.stop()
    }
  } finally {
    await copy.remove()
  }
}

/**
 * Lets a copy of the project multiply its content while it loads. The schemas stay in force, except for the one
 * count that growth is bound to break: that there are seven eras.
 * @param {string} folder
 * @param {number} times
 */
async function multiplyContent(folder, times) {
  const replacement = `multiply(file, data, ${times})`
  await change(path.join(folder, 'content/model/define.ts'), [
    ['return parseContent(file, schema, data)', `return parseContent(file, schema, ${replacement})`],
    [
      `import { z } from 'zod'`,
      `import { z } from 'zod'\nimport { multiply } from '../tests/bench/multiply.mjs'`,
    ],
  ])
  await change(path.join(folder, 'content/model/schemas/history.ts'), [['.length(7)', '.min(7)']])
}

/**
 * @param {string} file
 * @param {readonly (readonly [string, string])[]} replacements
 * @throws Error when the file no longer holds what is replaced: an unmultiplied site must not pass for a grown one
 */
async function change(file, replacements) {
  let content = await readFile(file, 'utf8')
  for (const [from, to] of replacements) {
    if (!content.includes(from)) throw new Error(`${file} has no "${from}": the benchmark has to be adapted`)
    content = content.replace(from, to)
  }
  await writeFile(file, content)
}
