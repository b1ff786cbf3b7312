import type { IConfig } from 'next-sitemap'
import { pages } from '../../content/model/page-registry'
import { siteUrl } from '../../content/model/settings'

/**
 * Only the pages of content/pages.json, with the dates given there: build dates would tell search engines that
 * everything changed.
 */
const config: IConfig = {
  siteUrl,
  outDir: process.env['SITEMAP_FOLDER'] ?? 'out',
  generateRobotsTxt: true,
  generateIndexSitemap: false,
  exclude: ['*'],
  additionalPaths: async () => pages.map(({ path, updated }) => ({ loc: path, lastmod: updated })),
}

export default config
