/** The file with the words of a page: `content/pages/home.ts` for `/`, `content/pages/history.ts` for `/history`. */
export function pageFile(path: string): string {
  return `content/pages${path === '/' ? '/home' : path}.ts`
}

/** The page that a file of content/pages/ is for. */
export function pageAddress(file: string): string {
  const path = file.replace(/^content\/pages(.*)\.ts$/, '$1')
  return path === '/home' ? '/' : path
}

/** The path above: `/history` for `/history/barbed-wire`, `/` for `/history`; none above the home page. */
export function parentPath(path: string): string | undefined {
  if (path === '/') return undefined
  return path.slice(0, path.lastIndexOf('/')) || '/'
}
