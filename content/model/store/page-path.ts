/** A page's address: `/history`. */
export type PagePath = `/${string}`

/** The file of a page: `content/guides/home.md` for `/`, `content/guides/history.md` for `/history`. */
export function guideFile(path: string): string {
  return `content/guides${path === '/' ? '/home' : path}.md`
}

/** The page that a file of content/guides/ is. */
export function guidePath(file: string): PagePath {
  const path = file.replace(/^content\/guides\/(.*)\.md$/, '$1')
  return path === 'home' ? '/' : `/${path}`
}

/** The file with what a page holds beside its Markdown: `content/data/pages/history.json` for `/history`. */
export function pageFile(path: string): string {
  return `content/data/pages${path === '/' ? '/home' : path}.json`
}

/** The page that a file of content/data/pages/ is for. */
export function pageAddress(file: string): string {
  const path = file.replace(/^content\/data\/pages(.*)\.json$/, '$1')
  return path === '/home' ? '/' : path
}

/** The address of a page's words in Markdown, for machines: `/history.md`. */
export function markdownAddress(path: string): string {
  return `${path === '/' ? '/index' : path}.md`
}

/** The files of a page in out/. */
export function filesOf(path: string): string[] {
  return [path === '/' ? '/index.html' : `${path}.html`, `${path}/index.html`, markdownAddress(path)].map(
    (address) => address.slice(1),
  )
}

/** The path above: `/history` for `/history/barbed-wire`, `/` for `/history`; none above the home page. */
function parentPath(path: string): PagePath | undefined {
  if (path === '/') return undefined
  return `/${path.slice(1, Math.max(1, path.lastIndexOf('/')))}`
}

/** The page that a page belongs below: the one above, or the one that it names. */
export function parentOf({
  path,
  under,
}: {
  path: string
  under?: PagePath | undefined
}): PagePath | undefined {
  return under ?? parentPath(path)
}
