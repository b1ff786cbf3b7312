import { chainLink } from './chain-link'
import type { Material } from './material'
import type { MaterialId } from './names'
import { aluminum, steel } from './ornamental'
import { panels } from './panels'
import { ranchRail, splitRail } from './rails'
import { vinyl } from './vinyl'
import { fieldWire, framedWire } from './wire'

/** All but wood, which the worked example is of: a page fetches them when a reader asks for one. */
export const otherMaterials = {
  panels,
  vinyl,
  'chain-link': chainLink,
  aluminum,
  steel,
  'split-rail': splitRail,
  'ranch-rail': ranchRail,
  'framed-wire': framedWire,
  'field-wire': fieldWire,
} satisfies Record<Exclude<MaterialId, 'wood'>, Material>
