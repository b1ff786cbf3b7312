// Open fences of rails: split rail in mortised posts, and boards on the faces of posts.

import { foot, inch, lengthText, type Length } from '../lengths'
import { spansOf, type Yard } from '../yard'
import type { Cut, Look, Settings } from './material'
import {
  bayCount,
  choice,
  defineMaterial,
  evenRails,
  feet,
  fenceLine,
  groundFields,
  plural,
  sawnPost,
  spacing,
  spared,
  sparedLine,
} from './parts'

const rows = (settings: Settings) => Number(settings.choice('style'))

/** Rails one above the other, the highest at the top of the fence. */
const railsLook = (settings: Settings, lowest: Length, width: Length): Look => ({
  rails: evenRails(rows(settings), lowest, settings.number('height') - width, width),
  infill: { kind: 'none' },
})

/** Boards that each reach over two bays, joints staggered from row to row: of two odd bays, each takes a half. */
const longRails = (yard: Yard, count: number) => Math.ceil((count * bayCount(yard)) / 2)

export const splitRail = defineMaterial('split-rail', {
  styles: [
    ['2', '2 rails'],
    ['3', '3 rails'],
  ],
  heights: feet(3, 4),
  fields: [
    spacing(
      120,
      72,
      132,
      'Rails of 10 ft. Their ends overlap inside the post: ask for your rails’ centers. Sources say 10 ft, 10 ft 6 in. and 11 ft for rails of 11 ft.',
    ),
    ...groundFields({
      depth: 24,
      depthSays: 'A third of the post, and 24 in. at least; below the frost where it goes deeper.',
      hole: 12,
      holeSays: '12 in. wide, filled with tamped soil and gravel.',
      gravel: 6,
    }),
  ],
  post: (kind, _isHeavy, settings) => ({
    name: { line: 'Line', brace: 'Line', end: 'End', corner: 'Corner', gate: 'End' }[kind],
    width: 5 * inch,
    hole: settings.number(kind === 'gate' ? 'bigHole' : 'hole'),
    fill: kind === 'gate' ? 'concrete' : 'gravel',
    above: settings.number('height') + 4 * inch,
    why:
      kind === 'gate'
        ? 'A gate pulls: its posts stand in concrete even where the others do not.'
        : 'Mortised posts come in three kinds: line, end and corner. They stand in tamped soil and gravel.',
  }),
  leafGaps: () => ({ sides: 2 * inch, middle: 2 * inch }),
  look: (settings) => railsLook(settings, 9 * inch, 4 * inch),
  numerals: (yard, settings) => [
    { count: bayCount(yard) * rows(settings), name: 'rails' },
    { count: bayCount(yard), name: 'bays' },
  ],
  lines: (yard, settings) => [
    fenceLine(
      'rails',
      `Split rails for centers of ${lengthText(settings.number('spacing'), settings.units)}`,
      bayCount(yard) * rows(settings),
      `${plural(bayCount(yard), 'bay')} × ${rows(settings)}`,
    ),
  ],
})

/** Boards of 16 ft over bays of up to 8 ft. */
export const ranchRail = defineMaterial('ranch-rail', {
  styles: [
    ['3', '3 rails'],
    ['4', '4 rails'],
    ['2', '2 rails'],
  ],
  heights: [...feet(4, 5), 4.5 * foot],
  fields: [
    spacing(
      93,
      60,
      96,
      '7 ft 9 in., so that the split ends of 16 ft boards can be trimmed; 8 ft where they come trimmed.',
    ),
    choice('trim', 'Trim boards over the joints', ['yes', 'One on each post'], ['no', 'None']),
    ...groundFields({
      depth: 36,
      depthSays: '36 in.: posts of an oak board fence for horses stand 3 ft deep.',
      hole: 10,
      holeSays: '8 to 10 in. for a post in tamped earth; three times the post in concrete.',
      bigHole: 16,
    }),
  ],
  post: (kind, isHeavy, settings) => {
    const isLarge = isHeavy || kind === 'corner'
    return {
      ...sawnPost(isLarge, settings),
      above: settings.number('height') + 4 * inch,
      why: isLarge ? 'Corners and wide gates take a 6×6.' : 'A 4×4 carries boards of 1×6.',
    }
  },
  leafGaps: () => ({ sides: 2 * inch, middle: 2 * inch }),
  look: (settings) => railsLook(settings, 14 * inch, 5.5 * inch),
  numerals: (yard, settings) => [
    { count: bayCount(yard) * rows(settings), name: 'rails' },
    { count: spared(longRails(yard, rows(settings)), settings), name: 'boards of 16 ft' },
  ],
  lines: (yard, settings) => {
    const count = longRails(yard, rows(settings))
    const bays = bayCount(yard)
    const nails = 3 * rows(settings) * (bays + spansOf(yard).length)
    return [
      sparedLine(
        settings,
        'boards',
        '1×6 boards, 16 ft',
        count,
        `${plural(bays, 'bay')} × ${rows(settings)} rails, 2 bays a board → ${count}`,
      ),
      sparedLine(settings, 'nails', 'Spiral nails, 8d', nails, `3 where each rail meets a post = ${nails}`),
      fenceLine(
        'trim',
        '1×4 trim boards, as long as the post is high',
        settings.choice('trim') === 'yes' ? yard.posts.length : 0,
        '1 for each post',
      ),
    ]
  },
  cuts: (yard, settings) => [ranchCut(yard, settings)],
})

/** Half boards where a stretch has an odd bay. */
const ranchCut = (yard: Yard, settings: Settings): Cut => ({
  item: '1×6 boards',
  stock: feet(16),
  pieces: yard.stretches.flatMap(({ from, to, bays }) => {
    const width = (to - from) / bays.length
    return [
      { length: Math.round(2 * width), count: rows(settings) * Math.floor(bays.length / 2) },
      { length: Math.round(width), count: rows(settings) * (bays.length % 2) },
    ]
  }),
})
