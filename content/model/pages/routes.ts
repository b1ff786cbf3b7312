import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'

const appFolder = path.join(process.cwd(), 'app')

/** A file of app/, and the folders of its address: groups in brackets leave no trace there, private folders have none. */
type AppFile = { file: string; name: string; folders: readonly string[] }

async function appFiles(app: string): Promise<AppFile[]> {
  const files = await readdir(app, { recursive: true })
  return files
    .toSorted()
    .map((file) => file.split(path.sep))
    .filter((parts) => !parts.some((part) => part.startsWith('_')))
    .map((parts) => ({
      file: path.join(app, ...parts),
      name: parts.at(-1) ?? '',
      folders: parts.slice(0, -1).filter((part) => !/^[(@]/.test(part)),
    }))
}

const pagesAmong = (files: readonly AppFile[]) =>
  files
    .filter(({ name, folders }) => name === 'page.tsx' && !folders.some((part) => part.startsWith('[')))
    .map(({ file, folders }) => ({ file, path: `/${folders.join('/')}` }))

/** The addresses that folders of app/ build, in the order of their names; the route for all of Markdown is none. */
export async function ownRoutes(app = appFolder): Promise<string[]> {
  return pagesAmong(await appFiles(app))
    .map(({ path }) => path)
    .toSorted()
}

/**
 * Those that have a title of their own, and no front matter: frames, and what is shown in place of a page. They are in no
 * menu, no sitemap and no search.
 */
export async function titledRoutes(app = appFolder): Promise<string[]> {
  const sources = await Promise.all(
    pagesAmong(await appFiles(app)).map(async ({ file, path }) => ({
      path,
      source: await readFile(file, 'utf8'),
    })),
  )
  return sources
    .filter(({ source }) => /metadata\b/i.test(source) && !source.includes('pageMetadata'))
    .map(({ path }) => path)
}

/** Files that the build writes beside those of app/, from the settings. */
const builtFiles = [
  'robots.txt',
  'sitemap.xml',
  '_headers',
  '_redirects',
  'manifest.webmanifest',
  'offline.json',
  'offline-worker.js',
  'ad-frame.html',
  '404.html',
]

/** Every file of out/, but for pages of guides and what lies in public/, whose address is known. */
export async function ownFiles(app = appFolder): Promise<string[]> {
  const routes = (await appFiles(app)).filter(({ name }) => /^route\.tsx?$/.test(name))
  return [...builtFiles, ...routes.map(({ folders }) => folders.join('/'))]
}

/** Folders that servers answer from, and what with. */
const builtFolders = { '/api': 'the radio’s stream', '/scripts': 'scripts', '/_next': 'scripts and styles' }

/**
 * The addresses at which out/ has something besides guides, each with what that is: no guide may stand there, nor below.
 * Files count without their endings, as servers and editors mix them up: `/feed` and `/feed.xml`. What lies in public/
 * may stand beside a page; content/model/checks/check-files.ts reports what they overwrite.
 */
export async function reservedNames(app = appFolder): Promise<ReadonlyMap<string, string>> {
  const [routes, titled, files] = await Promise.all([ownRoutes(app), titledRoutes(app), ownFiles(app)])
  const names = new Map<string, string>(Object.entries(builtFolders))
  for (const file of files) {
    const [folder, dynamic] = file.split('/[')
    const address = `/${folder}`
    if (dynamic === undefined) names.set(address.replace(/(?<=[^/])\.[^/]*$/, ''), file)
    else if (!routes.includes(address)) names.set(address, `the files in ${folder}/`)
  }
  for (const path of titled) names.set(path, `app${path}/page.tsx`)
  return names
}

/** What stands at an address, or above it, so that no guide can. */
export function holderOf(path: string, reserved: ReadonlyMap<string, string>): string | undefined {
  const parts = path.split('/')
  return parts.map((_, end) => reserved.get(parts.slice(0, end + 1).join('/'))).find(Boolean)
}
