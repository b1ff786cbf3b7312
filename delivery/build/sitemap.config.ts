import type { IConfig, ISitemapField } from 'next-sitemap'
import { instantOf } from '../../content/model/text/instant'
import { licence } from '../../content/model/collections/licence'
import { pages } from '../../content/model/pages/page-registry'
import { isIndexed, siteUrl } from '../../content/model/collections/settings'
import { elements, readPage } from './exported-pages'

const folder = process.env['SITEMAP_FOLDER'] ?? 'out'

/** The pictures of a page that say something, by the addresses that readers get, each with its licence. */
async function imagesOf(path: string): Promise<ISitemapField['images']> {
  const { $ } = await readPage(folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
  const files = elements($, 'main img[src^="/pictures/"]:not([alt=""])').map(({ attribs }) => attribs['src'])
  return [...new Set(files)].map((file) => ({
    loc: new URL(`${siteUrl()}${file}`),
    // next-sitemap writes addresses as they are, so this one is escaped here.
    license: new URL(licence().address.replaceAll('&', '&amp;')),
  }))
}

/**
 * Only the pages of content/guides/, with the dates of their front matter: build dates would tell search engines that
 * everything changed.
 */
const config: IConfig = {
  siteUrl: siteUrl(),
  outDir: folder,
  generateRobotsTxt: true,
  generateIndexSitemap: false,
  // RFC 9309 knows no Host line: canonical links and redirects say which host it is.
  robotsTxtOptions: {
    // A build that is to stay out of search engines lets them in all the same: they must read that to heed it.
    transformRobotsTxt: async (_config, text) =>
      text
        .replace(/# Host\nHost: .*\n\n?/, '')
        .replace(isIndexed() ? '' : /# Sitemaps\n(?:Sitemap: .*\n?)*/, ''),
  },
  exclude: ['*'],
  additionalPaths: () =>
    Promise.all(
      pages().map(async ({ path, updated }) => ({
        loc: path,
        lastmod: instantOf(updated),
        images: await imagesOf(path),
      })),
    ),
}

export default config
