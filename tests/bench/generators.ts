import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { load } from 'cheerio'
import TurndownService from 'turndown'
import { fill } from '../lib/fill'
import { timed } from './sizes'

// Two other generators, set up as their own guides say, with our rendered pages as Markdown: so both get the same words,
// tables, links and pictures. Starlight and Lighthouse run only here, and live in the user's cache.

const cache = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache')

/** @returns the folder that holds these packages in exact versions, installed unless they are there already */
export async function installed(name: string, dependencies: Readonly<Record<string, string>>) {
  const folder = path.join(cache, 'fence-wiki-bench', name)
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies })
  // Written last: a broken install is not taken for a finished one.
  const stamp = path.join(folder, 'installed.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === manifest) return folder
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), manifest)
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', ['install', ...options], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm could not install ${name}: ${stderr.trim() || 'no answer'}`)
  await writeFile(stamp, manifest)
  return folder
}

type Peer = {
  name: string
  /** What was used, for the report. */
  setup: string
  packages: Readonly<Record<string, string>>
  /** Where Markdown lies, and the home page's file there. */
  content: string
  home: string
  /** Where pictures lie, and how Markdown names one. */
  pictures: string
  /** `up` leads from a page's file to the folder of the home page's: `../` for each folder between. */
  pictureAddress: (picture: string, up: string) => string
  /** Configuration and theme. */
  files: Readonly<Record<string, string>>
  build: readonly [command: string, ...parameters: string[]]
  out: string
}

const title = 'Fence Wiki'
const url = 'https://fencewiki.example'
const hugoVersion = /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1]

export const starlight: Peer = {
  name: 'Starlight 0.42.4',
  setup:
    'Astro 7.3.5, default theme and search; pictures in src/assets, so that Astro sizes and encodes them',
  // Astro refuses older Nodes; the package "node" brings one that it accepts.
  packages: { node: '22.23.3', astro: '7.3.5', '@astrojs/starlight': '0.42.4', sharp: '0.35.5' },
  content: 'src/content/docs',
  home: 'index',
  pictures: 'src/assets',
  pictureAddress: (picture, up) => `${up}../../assets${picture}`,
  files: {
    'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({ site: '${url}', integrations: [starlight({ title: '${title}' })] })
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
  },
  build: ['node_modules/.bin/node', 'node_modules/astro/bin/astro.mjs', 'build'],
  out: 'dist',
}

const hugoPage = (head: string) => `<!doctype html><html lang="en-US"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>{{ .Title }} | ${title}</title>
<meta name="description" content="{{ .Description }}"><link rel="stylesheet" href="/style.css">
<a href="/">${title}</a><nav>{{ range site.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ end }}</nav>
<main><h1>{{ .Title }}</h1>${head}{{ .Content }}</main>
`

/** The least that a page can be: no theme, no search, no script. */
export const hugo: Peer = {
  name: `Hugo ${hugoVersion ?? '(Debian)'}, bare`,
  setup: 'Debian’s package with a theme of two templates and one small style sheet, no script, no search',
  packages: {},
  content: 'content',
  home: '_index',
  pictures: 'static',
  pictureAddress: (picture) => picture,
  files: {
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
  },
  build: ['hugo', '--minify', '--cleanDestinationDir'],
  out: 'public',
}

/** Controls, drawings and tables of contents: each generator brings its own, or none. Closed tabs are text of the page. */
const leftOut =
  'nav, script, style, template, noscript, svg, button, input, label, fieldset, form, dialog, iframe, audio, h1, a[href^="#cite-"], [aria-hidden="true"], [hidden]:not([hidden="until-found"])'
const kept = new Set(['href', 'src', 'alt', 'colspan', 'rowspan'])

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' })
// Not every Markdown has these; every one has HTML.
turndown.keep(['table', 'dl'])

/** @param address where a picture of our site is for the generator */
function toMarkdown(html: string, address: (picture: string) => string) {
  const $ = load(html)
  const main = $('main')
  const title = $('h1').first().text().trim()
  const description = $('meta[name="description"]').attr('content') ?? ''
  main.find(leftOut).remove()

  const pictures = new Set<string>()
  for (const picture of main.find('picture')) $(picture).replaceWith($(picture).find('img'))
  for (const image of main.find('img')) {
    // What follows the # is a detail of the same file.
    const source = ($(image).attr('src') ?? '').replace(/#.*/, '')
    if (!source.startsWith('/')) $(image).remove()
    else $(image).attr('src', address(source))
    if (source.startsWith('/')) pictures.add(source)
  }
  // Markdown knows no link around blocks: the card's heading, or its last block, becomes the link.
  for (const card of main.find('a:has(h2, h3, h4, p, img)')) {
    const link = $('<a>').attr('href', $(card).attr('href') ?? '')
    const heading = $(card).find('h2, h3, h4')
    ;(heading.length > 0 ? heading : $(card).children(':not(img)').last()).first().wrapInner(link)
    $(card).replaceWith($(card).contents())
  }
  for (const element of main.find('*'))
    for (const name of Object.keys($(element).attr() ?? {})) if (!kept.has(name)) $(element).removeAttr(name)

  return { title, description, body: `${turndown.turndown(main.html() ?? '')}\n`, pictures: [...pictures] }
}

/** A JSON string is a YAML string. */
const frontMatter = (fields: Readonly<Record<string, string>>) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`

/**
 * Builds our pages with another generator, cold.
 * @param out our own build, where the pictures are
 * @returns how long that took, and the folder to serve
 */
export async function buildWith(peer: Peer, pages: readonly { route: string; html: string }[], out: string) {
  const packages = await installed(peer.name.split(' ')[0]?.toLowerCase() ?? '', peer.packages)
  // Without what the build before has left.
  const folder = `${packages}-site`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  if (existsSync(path.join(packages, 'node_modules')))
    spawnSync('cp', ['-al', path.join(packages, 'node_modules'), folder])
  // Astro looks here for the packages that it has to compile itself.
  const manifest = { private: true, type: 'module', dependencies: peer.packages }
  await fill(folder, { ...peer.files, 'package.json': JSON.stringify(manifest) })
  for (const { route, html } of pages) {
    const up = '../'.repeat(route.split('/').length - 2)
    const page = toMarkdown(html, (picture) => peer.pictureAddress(picture, up))
    const { title, description } = page
    const file = `${peer.content}/${route === '/' ? peer.home : route.slice(1)}.md`
    await fill(folder, { [file]: frontMatter({ title, description }) + page.body })
    for (const picture of page.pictures)
      await cp(path.join(out, picture), path.join(folder, peer.pictures, picture))
  }
  const { seconds } = await timed(folder, peer.build)
  return { seconds, folder: path.join(folder, peer.out) }
}
