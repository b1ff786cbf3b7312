import type { Page } from '@playwright/test'
import { withoutComponent } from '../../e2e/lib/without-component'
import { paths } from '../../e2e/lib/routes'
import type { State } from '../state'

/** No page has this address. */
const nowhere = '/no-such-page'

const showsError = (page: Page) =>
  page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()

export const pagesThemselves: readonly State[] = [
  { name: 'page', pages: paths, whole: true },
  { name: 'paper', pages: paths, paper: true },
  { name: 'not found', pages: [nowhere], whole: true },
  {
    name: 'error screen',
    pages: ['/contact'],
    prepare: (page) => withoutComponent(page, '/contact', 'MenuDialogIsland'),
    reach: async (page) => {
      await page.locator('header [commandfor="search"]').dispatchEvent('pointerdown')
      await showsError(page)
    },
  },
]
