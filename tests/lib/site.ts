import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeAdFrame } from '../../delivery/build/write-ad-frame'
import { compressFile } from '../../delivery/build/precompress'
import { readServerConfig } from '../../delivery/contract/server-config'
import { writeRecipes } from '../../delivery/hosts/write-recipes'
import { fill } from './fill'

export type Fixture = { folder: string; out: string; hosts: string; remove: () => Promise<void> }
/** Settings that the recipes follow. */
type Settings = Partial<Awaited<ReturnType<typeof readServerConfig>>>

export { aliases, pages } from '../../content/model/pages/page-registry'

/** Plain http and an IP address: every server of the tests answers to it, and there is no www to redirect. */
export const testAddress = 'http://127.0.0.1'

/** Beside the document root and in hidden files: must never be served. */
export const secret = 'not-for-readers'

/**
 * The site that was built, in a folder that a server without any rights can read, with files that must stay
 * hidden, and its recipes.
 */
export async function copySite(otherwise: Settings = {}): Promise<Fixture> {
  const fixture = await newFixture()
  const { folder, out, hosts } = fixture
  await cp('out', out, { recursive: true })
  const hidden = ['secret.txt', 'out/.env', 'out/pictures/.env', 'out/.well-known/.env']
  await fill(folder, Object.fromEntries(hidden.map((file) => [file, secret])))
  await fill(out, { '.well-known/security.txt': 'Contact: mailto:hello@fencewiki.example\n' })
  await addChildPage(out)
  const config = await readServerConfig()
  const settings = { ...config, pages: [...config.pages, childPage], siteUrl: testAddress, ...otherwise }
  const adFrames = await writeAdFrame(out, settings.thirdParties.ads)
  await writeRecipes(out, hosts, settings)
  // The build has compressed all the others.
  for (const file of adFrames) await compressFile(path.join(out, file))
  return fixture
}

/** Folders that a server without any rights can read. */
async function newFixture(): Promise<Fixture> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fence-hosts-'))
  await chmod(folder, 0o755)
  // The preview reads the guides where it is started.
  await symlink(path.resolve('content'), path.join(folder, 'content'))
  const remove = () => rm(folder, { recursive: true, force: true })
  return { folder, out: path.join(folder, 'out'), hosts: path.join(folder, 'hosts'), remove }
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
export async function smallSite(otherwise: Settings = {}): Promise<Fixture> {
  const fixture = await newFixture()
  const { out, hosts } = fixture
  for (const name of ['index', 'history', '404'])
    await fill(out, { [`${name}.html`]: `<!doctype html><title>${name}</title>` })
  await writeRecipes(out, hosts, { ...(await readServerConfig()), siteUrl: testAddress, ...otherwise })
  return fixture
}
