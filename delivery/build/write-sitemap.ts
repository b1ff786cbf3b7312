import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { licence } from '../../content/model/collections/licence'
import { isIndexed, siteUrl } from '../../content/model/collections/settings'
import { pages } from '../../content/model/pages/page-registry'
import { instantOf } from '../../content/model/text/instant'
import type { PageSummary } from './check-pages'

const run = promisify(execFile)

/** What sitemap.config.mjs writes down. It runs in a process of its own, which would read all content again. */
export type SitemapContent = {
  readonly siteUrl: string
  /** Where the files go, from the root of the project. */
  readonly folder: string
  readonly isIndexed: boolean
  readonly licence: string
  readonly pages: readonly {
    readonly path: string
    readonly updated: string
    readonly pictures: readonly string[]
  }[]
}

/**
 * Writes sitemap.xml and robots.txt with next-sitemap, which is a command and has no API.
 * @param finished whose pictures are listed
 */
export async function writeSitemap(
  projectDir: string,
  folder: string,
  finished: readonly Pick<PageSummary, 'path' | 'pictures'>[],
): Promise<void> {
  const picturesOf = new Map(finished.map(({ path, pictures }) => [path, pictures]))
  const content: SitemapContent = {
    siteUrl: siteUrl(),
    folder: path.relative(projectDir, folder),
    isIndexed: isIndexed(),
    licence: licence().address,
    pages: pages().map((page) => ({
      path: page.path,
      updated: instantOf(page.updated),
      pictures: picturesOf.get(page.path) ?? [],
    })),
  }
  const file = path.join(projectDir, '.next', 'sitemap.json')
  await writeFile(file, JSON.stringify(content))
  const command = path.join('node_modules', 'next-sitemap', 'bin', 'next-sitemap.mjs')
  const config = path.join('delivery', 'build', 'sitemap.config.mjs')
  await run(process.execPath, [command, '--config', config], {
    cwd: projectDir,
    env: { ...process.env, SITEMAP_CONTENT: file },
  })
}
