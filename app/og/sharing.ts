import type { Page } from '@/content/model/page-registry'
import { content as home } from '@/content/pages/home'

export const sharingSize = { width: 1200, height: 630 }

/** The photograph behind a page's name when it is shared. */
export function sharingPicture(page: Page): string {
  return page.sharingPicture ?? home.hero.picture
}

/** `/history` is shared with `history.jpg`, the home page with `home.jpg`. */
export function sharingFile(path: string): string {
  return `${path === '/' ? 'home' : path.slice(1)}.jpg`
}
