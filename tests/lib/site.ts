import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeAdFrame } from '../../delivery/build/write-ad-frame'
import { compressFile } from '../../delivery/build/precompress'
import { readServerConfig } from '../../delivery/contract/server-config'
import { writeRecipes } from '../../delivery/hosts/write-recipes'

export type Fixture = { folder: string; out: string; hosts: string; remove: () => Promise<void> }
/** Settings that the recipes follow. */
type Settings = Partial<Awaited<ReturnType<typeof readServerConfig>>>

export { aliases, pages } from '../../content/model/page-registry'

/** Plain http and an IP address: every server of the tests answers to it, and there is no www to redirect. */
export const testAddress = 'http://127.0.0.1'

/** Beside the document root and in hidden files: must never be served. */
export const secret = 'not-for-readers'

/**
 * The site that was built, in a folder that a server without any rights can read, with files that must stay
 * hidden, and its recipes.
 */
export async function copySite(otherwise: Settings = {}): Promise<Fixture> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fence-hosts-'))
  const [out, hosts] = [path.join(folder, 'out'), path.join(folder, 'hosts')]
  await chmod(folder, 0o755)
  await cp('out', out, { recursive: true })
  await mkdir(path.join(out, '.well-known'), { recursive: true })
  await Promise.all([
    writeFile(path.join(folder, 'secret.txt'), secret),
    writeFile(path.join(out, '.env'), secret),
    writeFile(path.join(out, 'pictures', '.env'), secret),
    writeFile(path.join(out, '.well-known', '.env'), secret),
    writeFile(path.join(out, '.well-known', 'security.txt'), 'Contact: mailto:hello@fencewiki.example\n'),
    addChildPage(out),
  ])
  // The preview reads the guides where it is started.
  await symlink(path.resolve('content'), path.join(folder, 'content'))
  const config = await readServerConfig()
  const settings = { ...config, pages: [...config.pages, childPage], siteUrl: testAddress, ...otherwise }
  const adFrames = await writeAdFrame(out, settings.thirdParties.ads)
  await writeRecipes(out, hosts, settings)
  // The build has compressed all the others.
  for (const file of adFrames) await compressFile(path.join(out, file))
  return { folder, out, hosts, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A page below another, in the files that the build gives one. */
export const childPage = '/history/barbed-wire'

async function addChildPage(out: string): Promise<void> {
  const folder = path.join(out, childPage)
  await mkdir(folder)
  for (const ending of ['', '.br', '.gz']) {
    await cp(path.join(out, `history.html${ending}`), path.join(out, `${childPage}.html${ending}`))
    await cp(path.join(out, `history.html${ending}`), path.join(folder, `index.html${ending}`))
  }
}

/** Three pages, where only a server's configuration matters: copying and compressing the whole site takes seconds. */
export async function smallSite(otherwise: Settings): Promise<Fixture> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fence-small-'))
  const [out, hosts] = [path.join(folder, 'out'), path.join(folder, 'hosts')]
  await chmod(folder, 0o755)
  await mkdir(out)
  for (const name of ['index', 'history', '404'])
    await writeFile(path.join(out, `${name}.html`), `<!doctype html><title>${name}</title>`)
  await writeRecipes(out, hosts, { ...(await readServerConfig()), siteUrl: testAddress, ...otherwise })
  return { folder, out, hosts, remove: () => rm(folder, { recursive: true, force: true }) }
}
