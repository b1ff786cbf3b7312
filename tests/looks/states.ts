import { embeds } from './states/embeds'
import { pagesThemselves } from './states/pages'
import { radio } from './states/radio'
import { search } from './states/search'
import { touched } from './states/touched'
import type { State } from './state'

/** Every page, and every state that a reader can meet. */
export const states: readonly State[] = [...pagesThemselves, ...touched, ...search, ...radio, ...embeds]
