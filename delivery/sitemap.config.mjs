import { tsImport } from 'tsx/esm/api'

const { pages } = await tsImport('../content/model/page-registry.ts', import.meta.url)
const { siteUrl } = await tsImport('../content/model/settings.ts', import.meta.url)

/**
 * Only the pages of content/pages.json, with the dates they state there: a build date would tell search
 * engines that everything changed.
 * @type {import('next-sitemap').IConfig}
 */
const config = {
  siteUrl,
  outDir: process.env['SITEMAP_FOLDER'] ?? 'out',
  generateRobotsTxt: true,
  generateIndexSitemap: false,
  exclude: ['*'],
  additionalPaths: async () =>
    pages.map((/** @type {{ path: string, updated: string }} */ page) => ({
      loc: page.path,
      lastmod: page.updated,
    })),
}

export default config
