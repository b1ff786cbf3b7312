import type { ReactNode } from 'react'
import type { PlateName } from '@/content/model/style-pages'
import * as composite from './composite'
import * as metal from './metal'
import * as vinyl from './vinyl'
import * as wood from './wood'

/** The plates by the ids of the styles that they show. */
export const plates: Readonly<Record<PlateName, ReactNode>> = {
  picket: wood.picket,
  'split-rail': wood.splitRail,
  'ranch-rail': wood.ranchRail,
  stockade: wood.stockade,
  'board-on-board': wood.boardOnBoard,
  shadowbox: wood.shadowbox,
  'lattice-top': wood.latticeTop,
  'horizontal-plank': wood.horizontalPlank,
  'wrought-iron': metal.wroughtIron,
  'cast-iron': metal.castIron,
  'ornamental-steel': metal.ornamentalSteel,
  aluminum: metal.aluminum,
  'chain-link': metal.chainLink,
  'welded-wire': metal.weldedWire,
  'vinyl-privacy': vinyl.vinylPrivacy,
  'vinyl-semi-privacy': vinyl.vinylSemiPrivacy,
  'vinyl-picket': vinyl.vinylPicket,
  'vinyl-ranch-rail': vinyl.vinylRanchRail,
  'vinyl-lattice-top': vinyl.vinylLatticeTop,
  'composite-privacy': composite.compositePrivacy,
  'composite-board-on-board': composite.compositeBoardOnBoard,
  'composite-horizontal': composite.compositeHorizontal,
  'composite-infill': composite.compositeInfill,
}
