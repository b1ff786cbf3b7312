import type { PlateName } from '@/content/model/collections/style-pages'

/** A place on a plate: inches from its left edge, and above the ground. */
export type Place = readonly [x: number, up: number]

/** Where a plate shows the marks by which its style is known; their names are those under “How to know it”. */
export const marks: Readonly<Record<PlateName, Readonly<Record<string, Place>>>> = {
  picket: { Pickets: [51, 39], Height: [117, 44], Back: [60.5, 10] },
  'split-rail': { Rails: [45, 41], Posts: [81, 44], Gaps: [45, 17] },
  'ranch-rail': { Rails: [45, 47], Posts: [81, 51], Joints: [81, 14] },
  stockade: { Face: [45, 55], Nails: [110, 12] },
  'board-on-board': { Face: [60, 60] },
  shadowbox: { Face: [25.5, 50], 'In each gap': [92.5, 10] },
  'lattice-top': { Foot: [45, 30], Band: [45, 62], Posts: [81, 72] },
  'horizontal-plank': { Face: [45, 45], Joints: [81, 20] },
  'wrought-iron': { Bars: [63, 50], Joints: [27, 37], Curves: [45, 7] },
  'cast-iron': { Ornament: [45, 37], Joints: [81, 33], Surface: [117, 33] },
  'ornamental-steel': { Pickets: [45, 68], Posts: [81, 72], Joints: [117, 58] },
  aluminum: { Pickets: [45, 25], Posts: [81, 54] },
  'chain-link': { Mesh: [45, 25], Frame: [45, 59] },
  'welded-wire': { Mesh: [45, 25], Posts: [81, 52] },
  'vinyl-privacy': { Face: [45, 40], Posts: [81, 73], Rails: [117, 69] },
  'vinyl-semi-privacy': { Face: [45, 45], Rails: [117, 69] },
  'vinyl-picket': { Tops: [45, 37], Posts: [81, 45], Pickets: [51, 9] },
  'vinyl-ranch-rail': { Rails: [45, 47], Posts: [81, 13] },
  'vinyl-lattice-top': { Foot: [45, 30], Band: [45, 62], Rails: [117, 54] },
  'composite-privacy': { Face: [45, 40], Posts: [81, 73], Frame: [117, 70] },
  'composite-board-on-board': { Face: [45, 50], Frame: [81, 72], Edges: [117, 20] },
  'composite-horizontal': { Slats: [45, 49], Ends: [78, 24], Gaps: [117, 20] },
  'composite-infill': { Frame: [45, 69], Posts: [81, 71], Boards: [117, 25] },
}
