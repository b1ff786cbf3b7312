import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { cacheFolder } from '../cache.mjs'
import { toMarkdown } from '../markdown.mjs'
import { timed } from '../project-copy.mjs'
import { copyPictures, fileName, frontMatter, removeAll, siteTitle, writeFiles } from './peer.mjs'

const version = () => spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout?.match(/v([\d.]+)/)?.[1]

/** @type {import('./peer.mjs').Peer} */
export const hugo = {
  id: 'hugo',
  name: `Hugo ${version() ?? '(Debian)'}`,
  setup:
    'Debian’s package with a bare theme of ours (three templates, one small style sheet, no script, no search): no popular theme is on npm, so this is the least a Hugo site can weigh',
  out: 'public',

  async prepare() {
    ensureHugo()
    const folder = path.join(cacheFolder, 'hugo')
    await mkdir(folder, { recursive: true })
    return {
      folder,

      async write(pages, pictureFolder) {
        await removeAll(folder, ['content', 'static', 'layouts', 'assets'])
        const pictures = new Set()
        for (const { route, html } of pages) {
          const page = toMarkdown(html)
          for (const picture of page.pictures) pictures.add(picture)
          await writeFiles(folder, {
            [`content/${fileName(route, '_index')}.md`]:
              frontMatter({ title: page.title, description: page.description }) + page.body,
          })
        }
        // As assets, Hugo can read how large they are.
        await copyPictures(pictures, pictureFolder, path.join(folder, 'assets'))
        await copyPictures(pictures, pictureFolder, path.join(folder, 'static'))
        await writeFiles(folder, theme)
      },

      build: () => timed(folder, 'hugo', ['--minify', '--cleanDestinationDir']),
      forget: () => removeAll(folder, ['public', 'resources', '.hugo_build.lock']),
    }
  },
}

/** @throws Error saying what to do by hand */
function ensureHugo() {
  if (version()) return
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).error === undefined) {
    console.log('Installing hugo for the benchmark ...')
    const command =
      'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends hugo'
    spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 })
  }
  if (!version()) throw new Error('install Hugo (Debian: hugo)')
}

const page = (/** @type {string} */ content) => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} | {{ site.Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
{{ with resources.Get "style.css" | minify | fingerprint }}<link rel="stylesheet" href="{{ .RelPermalink }}" integrity="{{ .Data.Integrity }}">{{ end }}
</head>
<body>
<header><a href="/">{{ site.Title }}</a><nav>{{ range site.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ end }}</nav></header>
<main><h1>{{ .Title }}</h1>${content}{{ .Content }}</main>
</body>
</html>
`

const theme = {
  'config.toml': `baseURL = 'https://fencewiki.example/'
languageCode = 'en-US'
title = '${siteTitle}'
disableKinds = ['taxonomy', 'term', 'RSS']
`,
  'layouts/index.html': page(''),
  'layouts/_default/single.html': page('{{ .TableOfContents }}'),
  'layouts/_default/_markup/render-image.html': `{{ $picture := resources.Get .Destination }}<img src="{{ .Destination | safeURL }}" alt="{{ .PlainText }}" loading="lazy"{{ with $picture }}{{ if ne .MediaType.SubType "svg" }} width="{{ .Width }}" height="{{ .Height }}"{{ end }}{{ end }}>`,
  'assets/style.css': `body { max-width: 44rem; margin: auto; padding: 1rem; font: 1.05rem/1.6 system-ui, sans-serif; }
nav a { display: inline-block; margin-right: 1rem; padding: 0.5rem 0; }
img { max-width: 100%; height: auto; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
td, th { padding: 0.4rem; border: 1px solid; text-align: left; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; } }
`,
}
