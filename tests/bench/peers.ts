import { spawnSync } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { timed } from './build'
import { toMarkdown, type MarkdownPage } from './markdown'
import { installed, type Packages } from './packages'
import { outputSize } from './sizes'

// Other generators, each set up as its own guide says.

export type Page = { route: string; html: string }

export type Built = {
  site: string
  cold?: number
  warm?: number
  bytes?: number
  files?: number
  error?: string
}

type Peer = {
  name: string
  /** What was used, for the report. */
  setup: string
  packages: Packages
  /** Where Markdown lies, and the home page's file there. */
  content: string
  home: string
  /** Where pictures lie, and how Markdown names one. */
  pictures: string
  /** `up` leads from a page's file to the folder of the home page's: `../` for each folder between. */
  pictureAddress: (picture: string, up: string) => string
  frontMatter?: (route: string) => Readonly<Record<string, string>>
  beforeBody?: (page: MarkdownPage) => string
  /** Configuration and theme. */
  files: (pages: readonly { route: string; title: string }[]) => Readonly<Record<string, string>>
  build: readonly [command: string, ...parameters: string[]]
  out: string
  /** What is removed for a cold build. */
  caches: readonly string[]
}

const title = 'Fence Wiki'
const url = 'https://fencewiki.example'
const asModule = (config: object) => `export default ${JSON.stringify(config, null, 2)}\n`
const hugoVersion = /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1]

const starlight: Peer = {
  name: 'Starlight 0.42.4',
  setup:
    'Astro 7.3.5, default theme and search; pictures in src/assets, so that Astro sizes and encodes them',
  // Astro refuses older Nodes; the package "node" brings one that it accepts.
  packages: {
    dependencies: { node: '22.23.3', astro: '7.3.5', '@astrojs/starlight': '0.42.4', sharp: '0.35.5' },
  },
  content: 'src/content/docs',
  home: 'index',
  pictures: 'src/assets',
  pictureAddress: (picture, up) => `${up}../../assets${picture}`,
  files: () => ({
    'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({ site: '${url}', integrations: [starlight({ title: '${title}' })] })
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
  }),
  build: ['node_modules/.bin/node', 'node_modules/astro/bin/astro.mjs', 'build'],
  out: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
}

const vitepress: Peer = {
  name: 'VitePress 1.6.4',
  setup: 'default theme and its local search, clean URLs, lazy pictures',
  packages: { dependencies: { vitepress: '1.6.4', vue: '3.5.45' } },
  content: 'docs',
  home: 'index',
  pictures: 'docs/assets',
  pictureAddress: (picture, up) => `./${up}assets${picture}`,
  beforeBody: (page) => `# ${page.title}\n\n`,
  files: (pages) => ({
    '.vitepress/config.mjs': asModule({
      title,
      srcDir: 'docs',
      cleanUrls: true,
      // Some of our links lead to files that only our own build makes, such as the feed.
      ignoreDeadLinks: true,
      markdown: { image: { lazyLoading: true } },
      themeConfig: {
        search: { provider: 'local' },
        nav: [{ text: 'Home', link: '/' }],
        sidebar: pages.map((page) => ({ text: page.title, link: page.route })),
      },
    }),
  }),
  build: ['node_modules/.bin/vitepress', 'build'],
  out: '.vitepress/dist',
  caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
}

const docusaurus: Peer = {
  name: 'Docusaurus 3.10.2',
  setup: 'preset classic, docs only, with the faster bundler; no search, because its own wants an account',
  packages: {
    dependencies: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      '@mdx-js/react': '3.1.1',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
    // The search theme's range lets in a release that no longer has what it imports.
    overrides: { '@docsearch/core': '4.6.0' },
  },
  content: 'docs',
  home: 'index',
  pictures: 'docs/assets',
  pictureAddress: (picture, up) => `./${up}assets${picture}`,
  frontMatter: (route) => ({ slug: route }),
  files: () => ({
    'docusaurus.config.js': asModule({
      title,
      url,
      baseUrl: '/',
      future: { v4: true },
      markdown: { format: 'md' },
      // Some of our links lead to files that only our own build makes, such as the feed.
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }]],
      themeConfig: { navbar: { title } },
    }),
    'sidebars.js': asModule({ docs: [{ type: 'autogenerated', dirName: '.' }] }),
  }),
  build: ['node_modules/.bin/docusaurus', 'build'],
  out: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
}

const hugoPage = (head: string) => `<!doctype html><html lang="en-US"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>{{ .Title }} | ${title}</title>
<meta name="description" content="{{ .Description }}"><link rel="stylesheet" href="/style.css">
<a href="/">${title}</a><nav>{{ range site.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ end }}</nav>
<main><h1>{{ .Title }}</h1>${head}{{ .Content }}</main>
`

/** The least that a page can be: no theme, no search, no script. */
const hugo: Peer = {
  name: `Hugo ${hugoVersion ?? '(Debian)'}, bare`,
  setup: 'Debian’s package with a theme of two templates and one small style sheet, no script, no search',
  packages: { dependencies: {} },
  content: 'content',
  home: '_index',
  pictures: 'static',
  pictureAddress: (picture) => picture,
  files: () => ({
    'config.toml': `baseURL = '${url}/'\ntitle = '${title}'\ndisableKinds = ['taxonomy', 'term', 'RSS']\n[markup.goldmark.renderer]\nunsafe = true\n`,
    'layouts/index.html': hugoPage(''),
    'layouts/_default/single.html': hugoPage('{{ .TableOfContents }}'),
    'layouts/_default/_markup/render-image.html':
      '<img src="{{ .Destination | safeURL }}" alt="{{ .PlainText }}" loading="lazy">',
    'static/style.css': `body { max-width: 44rem; margin: auto; padding: 1rem; font: 1.05rem/1.6 system-ui, sans-serif; }
nav a { display: inline-block; padding: 0.5rem 1rem 0.5rem 0; }
img { max-width: 100%; height: auto; }
table { display: block; overflow-x: auto; }
`,
  }),
  build: ['hugo', '--minify', '--cleanDestinationDir'],
  out: 'public',
  caches: ['public', 'resources', '.hugo_build.lock'],
}

export const peers = { starlight, vitepress, docusaurus, hugo }

/** A JSON string is a YAML string. */
export const frontMatter = (fields: Readonly<Record<string, string>>): string =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`

/**
 * Builds our pages with another generator.
 * @param out our own build, where the pictures are
 * @returns its figures, and the folder to serve unless it could not be built
 */
export async function buildPeer(peer: Peer, pages: readonly Page[], out: string) {
  console.log(`Building with ${peer.name} ...`)
  try {
    const folder = await installed(peer.name.split(' ')[0]?.toLowerCase() ?? '', peer.packages)
    await writeSite(peer, folder, pages, out)
    await remove(folder, peer.caches)
    const cold = await timed(folder, peer.build)
    const warm = await timed(folder, peer.build)
    const served = path.join(folder, peer.out)
    const built: Built = { site: peer.name, cold, warm, ...(await outputSize(served)) }
    return { built, folder: served }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.log(`${peer.name} could not be built: ${message}`)
    const built: Built = { site: peer.name, error: message.trim().split('\n').at(0) }
    return { built, folder: undefined }
  }
}

async function writeSite(peer: Peer, folder: string, pages: readonly Page[], out: string) {
  await remove(folder, [peer.content, peer.pictures])
  const written: { route: string; title: string }[] = []
  for (const { route, html } of pages) {
    const up = '../'.repeat(route.split('/').length - 2)
    const page = toMarkdown(html, (picture) => peer.pictureAddress(picture, up))
    const { title, description } = page
    written.push({ route, title })
    const file = `${peer.content}/${route === '/' ? peer.home : route.slice(1)}.md`
    const head = frontMatter({ title, description, ...peer.frontMatter?.(route) })
    await write(folder, file, head + (peer.beforeBody?.(page) ?? '') + page.body)
    for (const picture of page.pictures)
      await cp(path.join(out, picture), path.join(folder, peer.pictures, picture))
  }
  for (const [file, content] of Object.entries(peer.files(written))) await write(folder, file, content)
}

async function write(folder: string, name: string, content: string) {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

async function remove(folder: string, names: readonly string[]) {
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true })
}
