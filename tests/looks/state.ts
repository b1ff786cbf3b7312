import type { Page } from '@playwright/test'

/** One way that pages can look, and how to get there. */
export type State = {
  name: string
  pages: readonly string[]
  /** `configured` has a news board, a contact form and ads; the others are this project's own build. */
  site?: 'configured'
  /** Only windows of these widths have it. */
  widths?: readonly number[]
  /** From head to foot. Without it, what the window shows. */
  whole?: true
  /** As it is printed, on one long sheet. */
  paper?: true
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** Afterwards. What cannot be reached fails. */
  reach?: (page: Page) => Promise<unknown>
}

/** How a window of some widths shows every state. */
export type Look = {
  name: string
  widths: readonly number[]
  colorScheme: 'light' | 'dark'
  /** The reader's default size of text, in pixels. */
  text?: number
  forcedColors?: 'active'
}

/** One picture. `width` is missing in print. */
export type Shot = { page: string; state: State; look: string; width?: number }

export const looks: readonly Look[] = [
  { name: 'light', widths: [360, 768, 1280, 1920], colorScheme: 'light' },
  { name: 'dark', widths: [360, 768, 1280, 1920], colorScheme: 'dark' },
  { name: 'text 200 %', widths: [360, 1280], colorScheme: 'light', text: 32 },
  { name: 'forced colors', widths: [360, 1280], colorScheme: 'light', forcedColors: 'active' },
]

export const onPaper = 'paper'
