import { readFileSync } from 'node:fs'
import process from 'node:process'

/** @type {import('./write-sitemap').SitemapContent} */
const { siteUrl, folder, isIndexed, licence, pages } = JSON.parse(
  readFileSync(process.env['SITEMAP_CONTENT'] ?? '', 'utf8'),
)

/**
 * Only the pages of content/guides/, with the dates of their front matter: build dates would tell search engines that
 * everything changed.
 * @type {import('next-sitemap').IConfig}
 */
const config = {
  siteUrl,
  outDir: folder,
  generateRobotsTxt: true,
  generateIndexSitemap: false,
  // RFC 9309 knows no Host line: canonical links and redirects say which host it is.
  robotsTxtOptions: {
    // A build that is to stay out of search engines lets them in all the same: they must read that to heed it.
    transformRobotsTxt: async (_config, text) =>
      text
        .replace(/# Host\nHost: .*\n\n?/, '')
        .replace(isIndexed ? '' : /# Sitemaps\n(?:Sitemap: .*\n?)*/, ''),
  },
  exclude: ['*'],
  additionalPaths: async () =>
    pages.map(({ path, updated, pictures }) => ({
      loc: path,
      lastmod: updated,
      // next-sitemap writes their addresses as they are.
      images: pictures.map((file) => ({
        loc: new URL(`${siteUrl}${file}`),
        license: new URL(licence.replaceAll('&', '&amp;')),
      })),
    })),
}

export default config
