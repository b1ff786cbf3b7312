import type { IConfig } from 'next-sitemap'
import { instantOf } from '../../content/model/instant'
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
  // RFC 9309 knows no Host line: canonical links and redirects say which host it is.
  robotsTxtOptions: {
    transformRobotsTxt: async (_config, text) => text.replace(/# Host\nHost: .*\n\n?/, ''),
  },
  exclude: ['*'],
  additionalPaths: async () => pages.map(({ path, updated }) => ({ loc: path, lastmod: instantOf(updated) })),
}

export default config
