export const sharingSize = { width: 1200, height: 630 }

const pictures: Readonly<Record<string, string>> = {
  '/types-of-fences': 'wooden',
  '/installation-maintenance': 'composite',
  '/history': 'era-colonial',
  '/contact': 'metal',
  '/radio': 'era-ancient',
  '/books': 'era-classical',
}

/** The photograph behind a page's name when it is shared. */
export function sharingPicture(path: string): string {
  return pictures[path] ?? 'home-hero'
}

/** `/history` is shared with `history.jpg`, the home page with `home.jpg`. */
export function sharingFile(path: string): string {
  return `${path === '/' ? 'home' : path.slice(1)}.jpg`
}
