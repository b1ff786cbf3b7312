import path from 'node:path'
import { writeSitemap } from './sitemap.mjs'
import { tidyExport } from './tidy.mjs'
import { refuseFaultyPages } from './page-check.mjs'

/**
 * Runs after Next's export, so that `next build` alone gives the finished out/. Each step is a module of
 * its own and gets the folder.
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'fence-wiki-delivery',
  async onBuildComplete({ projectDir }) {
    const out = path.join(projectDir, 'out')
    await tidyExport(out)
    await writeSitemap(projectDir)
    await refuseFaultyPages(out)
  },
}

export default adapter

