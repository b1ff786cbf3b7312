import { content as home } from '@/content/model/pages/home'
import type { Page } from '@/content/model/pages/page-registry'

export const sharingSize = { width: 1200, height: 630 }

/** The photograph behind a page's name when it is shared. */
export function sharingPicture(page: Page): string {
  return page.sharingPicture ?? home().hero.picture
}

/** `history.jpg` for `/history`, `history_barbed-wire.jpg` for `/history/barbed-wire`, `home.jpg` for `/`. */
export function sharingFile(path: string): string {
  return `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}.jpg`
}
