import type { PlateName } from '@/content/model/collections/style-pages'
import { composite } from './composite'
import { metal } from './metal'
import { vinyl } from './vinyl'
import { wood } from './wood'

/** The plates, as the inside of their SVG files, by the ids of the styles that they show. */
export const plates: Readonly<Record<PlateName, string>> = { ...wood, ...metal, ...vinyl, ...composite }
