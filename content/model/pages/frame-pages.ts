import type { PagePath } from '../store/page-path'

type FramePage = {
  readonly path: PagePath
  /** Whether its frame may run scripts. One without has none of ours, either. */
  readonly hasScripts: boolean
}

/**
 * Pages that are made to stand in a frame of another page: app/ has a folder for each. They have no header and no footer, and
 * are in no menu, no sitemap and no search.
 */
export const framePages = {
  contactForm: { path: '/contact-form', hasScripts: true },
  newsBoard: { path: '/news-board', hasScripts: false },
} satisfies Record<string, FramePage>

export function framePageAt(path: string): FramePage | undefined {
  return Object.values(framePages).find((page) => page.path === path)
}
