import { paths } from '../../e2e/lib/routes'
import type { State } from '../state'

/** No page has this address. */
const nowhere = '/no-such-page'

export const pagesThemselves: readonly State[] = [
  { name: 'page', pages: paths, whole: true },
  { name: 'paper', pages: paths, paper: true },
  { name: 'not found', pages: [nowhere], whole: true },
  { name: 'error screen', pages: ['/500'], whole: true },
]
