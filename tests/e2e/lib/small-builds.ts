import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { writeOfflineWorker } from '../../../delivery/build/write-offline-worker'
import { readServerConfig } from '../../../delivery/contract/server-config'

// Run with tsx: builds of a site with few pages, which is kept in a moment, each in a folder whose name it prints. But for
// the first, titles begin with the build's name, and the script that brings React has another address; that of the build
// before is gone. `off` is a build with keeping switched off.

const config = await readServerConfig()
const pages = [
  ...['/', '/books', '/fence-calculator', '/glossary', '/history', '/installation-maintenance', '/privacy'],
  '/installation-maintenance/weekend-plan',
]
const others = config.pages.filter((page) => !pages.includes(page))
const isOther = new RegExp(`^(?:${others.join('|')})(?:/index)?\\.(?:html|md)(?:\\.\\w+)?$`)

for (const name of process.argv.slice(2)) {
  const out = await mkdtemp(path.join(tmpdir(), 'fence-offline-'))
  await cp('out', out, { recursive: true, filter: (file) => !isOther.test(file.slice('out'.length)) })
  if (name !== 'first') await markAs(out, name)
  for (const packing of ['', '.br', '.gz'])
    await rm(path.join(out, `offline-worker.js${packing}`), { force: true })
  await writeOfflineWorker(out, {
    pages,
    guides: config.guides.filter((guide) => pages.includes(guide)),
    aliases: config.aliases.filter(({ of }) => pages.includes(of)),
    offline: name === 'off' ? 'off' : 'on',
  })
  console.log(out)
}

async function markAs(out: string, name: string): Promise<void> {
  const loader = path.join(out, '_next/static/loader')
  for (const file of await readdir(loader)) {
    if (/^islands-/.test(file)) await rename(path.join(loader, file), path.join(loader, `${name}-${file}`))
  }
  for (const file of await readdir(out, { recursive: true })) {
    if (!file.endsWith('.html')) continue
    const page = path.join(out, file)
    const html = await readFile(page, 'utf8')
    await writeFile(
      page,
      html.replace('<title>', `<title>${name}: `).replace('/islands-', `/${name}-islands-`),
    )
    // Served as it is: to compress all pages takes minutes of a busy processor.
    for (const packing of ['.br', '.gz']) await rm(page + packing, { force: true })
  }
}
