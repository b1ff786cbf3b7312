import path from 'node:path'
import { installed } from '../cache.mjs'
import { toMarkdown } from '../markdown.mjs'
import { timed } from '../project-copy.mjs'
import { copyPictures, fileName, frontMatter, removeAll, siteTitle, writeFiles } from './peer.mjs'

const versions = { vitepress: '1.6.4', vue: '3.5.45' }

/** @type {import('./peer.mjs').Peer} */
export const vitepress = {
  id: 'vitepress',
  name: `VitePress ${versions.vitepress}`,
  setup: 'default theme and its local search, clean URLs, lazy pictures',
  out: '.vitepress/dist',

  async prepare() {
    const folder = await installed('vitepress', { dependencies: versions, type: 'module' })
    return {
      folder,

      async write(pages, pictureFolder) {
        await removeAll(folder, ['docs', '.vitepress/config.mjs'])
        const pictures = new Set()
        const sidebar = []
        for (const { route, html } of pages) {
          const page = toMarkdown(html, (picture) => `./assets${picture}`)
          for (const picture of page.pictures) pictures.add(picture)
          sidebar.push({ text: page.title, link: route })
          await writeFiles(folder, {
            [`docs/${fileName(route)}.md`]:
              frontMatter({ title: page.title, description: page.description }) +
              `# ${page.title}\n\n${page.body}`,
          })
        }
        await copyPictures(pictures, pictureFolder, path.join(folder, 'docs/assets'))
        const config = {
          title: siteTitle,
          srcDir: 'docs',
          cleanUrls: true,
          // Some of our links lead to files that only our own build makes, such as the feed.
          ignoreDeadLinks: true,
          markdown: { image: { lazyLoading: true } },
          themeConfig: { search: { provider: 'local' }, nav: [{ text: 'Home', link: '/' }], sidebar },
        }
        await writeFiles(folder, {
          '.vitepress/config.mjs': `export default ${JSON.stringify(config, null, 2)}\n`,
        })
      },

      build: () => timed(folder, 'node_modules/.bin/vitepress', ['build']),
      forget: () => removeAll(folder, ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp']),
    }
  },
}
