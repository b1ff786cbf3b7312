/** By file extension. Servers guess some of these wrong, and leave out most charsets. */
export const contentTypes = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
}

/** Of files whose extension says too little. */
export const typesByPath = {
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  '/data/changes.xml': 'application/atom+xml; charset=utf-8',
}

const types = new Map<string, string>([
  ...Object.entries(typesByPath),
  ...Object.entries(contentTypes).map(([extension, type]) => [`.${extension}`, type] as const),
])

/** @param path of a file */
export function contentTypeOf(path: string): string | undefined {
  return types.get(path) ?? types.get(/\.[^./]*$/.exec(path)?.[0] ?? '')
}

/** Extensions of the files that the build compresses, to `name.br` and `name.gz` beside them. */
export const compressible = [
  'html',
  'txt',
  'md',
  'js',
  'css',
  'json',
  'xml',
  'svg',
  'webmanifest',
  'ics',
  'csv',
] as const
