import path from 'node:path'
import { installed } from '../cache.mjs'
import { toMarkdown } from '../markdown.mjs'
import { timed } from '../project-copy.mjs'
import { copyPictures, fileName, frontMatter, removeAll, siteTitle, writeFiles } from './peer.mjs'

const versions = { node: '22.23.3', astro: '7.3.5', '@astrojs/starlight': '0.42.4', sharp: '0.35.5' }

/** @type {import('./peer.mjs').Peer} */
export const starlight = {
  id: 'starlight',
  name: `Starlight ${versions['@astrojs/starlight']}`,
  setup: `Astro ${versions.astro} on Node ${versions.node}, default theme and Pagefind search; pictures in src/assets, so that Astro sizes and recodes them`,
  out: 'dist',

  async prepare() {
    const folder = await installed('starlight', { dependencies: versions, type: 'module' })
    return {
      folder,

      async write(pages, pictureFolder) {
        await removeAll(folder, ['src'])
        const pictures = new Set()
        for (const { route, html } of pages) {
          const page = toMarkdown(html, (picture) => `../../assets${picture}`)
          for (const picture of page.pictures) pictures.add(picture)
          await writeFiles(folder, {
            [`src/content/docs/${fileName(route)}.md`]:
              frontMatter({ title: page.title, description: page.description }) + page.body,
          })
        }
        await copyPictures(pictures, pictureFolder, path.join(folder, 'src/assets'))
        await writeFiles(folder, {
          'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'

export default defineConfig({
  site: 'https://fencewiki.example',
  integrations: [starlight({ title: ${JSON.stringify(siteTitle)} })],
})
`,
          'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
        })
      },

      // Astro refuses the Node that runs us; the package "node" brings one it accepts.
      build: () => timed(folder, 'node_modules/.bin/node', ['node_modules/astro/bin/astro.mjs', 'build']),
      forget: () => removeAll(folder, ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite']),
    }
  },
}
