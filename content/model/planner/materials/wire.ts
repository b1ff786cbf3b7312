// Wire: welded panels framed in wood, and woven field wire with braces.

import { foot, inch, inFeet } from '../lengths'
import { baysOf, type Yard } from '../yard'
import type { Line, Settings } from './material'
import {
  bayCount,
  defineMaterial,
  depthOf,
  evenRails,
  faceFeet,
  feet,
  fenceLine,
  figure,
  groundFields,
  inchField,
  plural,
  postCount,
  sawnPost,
  spacing,
  spared,
  sparedLine,
  spareText,
} from './parts'

const panelFeet = 16

/** Panels of 16 ft, cut so that each piece fills a bay: as many bays as fit into one. */
function weldedPanels(yard: Yard): number {
  const widest = Math.max(...baysOf(yard).map(({ from, to }) => to - from), 1)
  return Math.ceil(bayCount(yard) / Math.max(Math.floor((panelFeet * foot + inch / 32) / widest), 1))
}

export const framedWire = defineMaterial('framed-wire', {
  styles: [
    ['sandwich', 'Between two strips'],
    ['groove', 'In a groove of the rails'],
  ],
  heights: feet(4, 3, 5),
  fields: [
    spacing(
      96,
      48,
      96,
      '8 ft: two bays from a panel of 16 ft. No maker says it; measure your panels before you build the frames.',
    ),
    ...groundFields({
      depth: (settings) => settings.number('height') / 2,
      depthSays: 'Half the height, as for boards.',
      hole: 10,
      holeSays: 'Three times the post.',
      bigHole: 16,
    }),
  ],
  post: (_kind, isHeavy, settings) => ({
    ...sawnPost(isHeavy, settings),
    stock: feet(6, 8, 10, 12),
    why: isHeavy ? 'A leaf over 4 ft wide hangs on a 6×6.' : 'A 4×4 carries framed wire.',
  }),
  look: (settings) => {
    const top = settings.number('height') - 1.5 * inch
    return {
      rails: evenRails(2, 3 * inch, top, 1.5 * inch),
      infill: { kind: 'mesh', step: 4 * inch, from: 4.5 * inch, to: top },
    }
  },
  numerals: (yard) => [
    { count: 2 * bayCount(yard), name: 'rails' },
    { count: weldedPanels(yard), name: 'wire panels' },
  ],
  lines: (yard, settings) => {
    const bays = bayCount(yard)
    const framed = settings.choice('style') === 'sandwich' ? bays : 0
    const high = figure(inFeet(settings.number('height')))
    return [
      fenceLine(
        'panels',
        `Welded wire panels, ${panelFeet} ft`,
        weldedPanels(yard),
        `${plural(bays, 'bay')}, cut from panels of ${panelFeet} ft`,
      ),
      fenceLine('rails', '2×4 rails, one bay long', 2 * bays, `${plural(bays, 'bay')} × 2`),
      sparedLine(settings, 'screws', 'Deck screws, 3 in.', 8 * bays, '4 rail ends a bay × 2'),
      fenceLine('strips', '1×2 strips, one bay long', 4 * framed, '2 faces × top and bottom'),
      fenceLine('uprights', `1×2 strips, ${high} ft`, 4 * framed, '2 faces × 2 sides'),
      sparedLine(settings, 'stripscrews', 'Screws for strips, 1⅝ in.', 48 * framed, '48 a bay'),
    ]
  },
  cuts: (yard) => [
    {
      item: '2×4 rails',
      stock: feet(8, 10, 12, 16),
      pieces: baysOf(yard).map(({ from, to }) => ({ length: to - from, count: 2 })),
    },
  ],
})

const rollFeet = 330

/** Of the wires of a woven fence: the two lowest, the highest, and every other one between, says Bekaert. */
const staplesPerPost = (settings: Settings) => 2 + Math.ceil((settings.number('wires') - 2) / 2)

function fieldLines(yard: Yard, settings: Settings): Line[] {
  const span = faceFeet(yard)
  const mesh = spared(span, settings)
  const braces = postCount(yard, ['brace'])
  const steelPosts = settings.choice('style') === 'steel' ? postCount(yard, ['line']) : 0
  const woodPosts = yard.posts.length - steelPosts
  const each = staplesPerPost(settings)
  return [
    fenceLine(
      'mesh',
      'Woven field wire',
      Math.ceil(mesh / rollFeet),
      `${span} ft ${spareText(settings)} = ${mesh} ft ÷ ${rollFeet}`,
      `rolls of ${rollFeet} ft`,
    ),
    fenceLine('crossbars', 'Brace rails, 4 in. × 8 ft', braces, '1 in each H-brace'),
    fenceLine(
      'bracewire',
      'Smooth brace wire, 9 gauge',
      braces * 40,
      `${plural(braces, 'brace')} × 2 rounds of about 20 ft`,
      'ft',
    ),
    fenceLine('pins', 'Brace pins, ⅜ in.', 2 * braces, '2 in each brace'),
    sparedLine(settings, 'staples', 'Fence staples', woodPosts * each, `${each} on each wood post`),
    sparedLine(settings, 'clips', 'Post clips', steelPosts * each, `${each} on each steel post`),
  ]
}

export const fieldWire = defineMaterial('field-wire', {
  styles: [
    ['steel', 'Steel T-posts'],
    ['wood', 'Wood line posts'],
  ],
  heights: feet(4, 5, 8),
  fields: [
    spacing(
      144,
      72,
      240,
      '12 ft in Iowa State’s quarter mile; Kentucky’s NRCS allows 14 ft, Red Brand 7 ft 10 in. for horses.',
    ),
    inchField(
      'brace',
      'Brace post from the end post',
      96,
      72,
      120,
      '8 to 10 ft, says Wisconsin’s extension.',
    ),
    {
      kind: 'number',
      name: 'wires',
      label: 'Horizontal wires',
      least: 4,
      most: 26,
      start: 10,
      says: 'Woven wire 47 in. high often has 10: count yours.',
    },
    ...groundFields({
      depth: 30,
      depthSays:
        'Line posts 24 in. in Kentucky’s NRCS sheet, 30 in. in Red Brand’s. Ends and braces stand 42 in.',
      hole: 8,
      holeSays: 'Wood line posts are driven, or set in an 8 in. hole.',
      bigHole: 12,
      bigHoleSays: 'For end, corner, gate and brace posts.',
      gravel: 0,
    }),
  ],
  bay: (settings) => ({ most: settings.number('spacing'), isPanel: false, brace: settings.number('brace') }),
  post: (kind, _isHeavy, settings) => {
    const above = settings.number('height') + 4 * inch
    if (kind !== 'line')
      return {
        name: '8 in. round',
        width: 8 * inch,
        isRound: true,
        hole: Math.max(settings.number('bigHole'), 10 * inch),
        depth: Math.max(depthOf(kind, settings), 42 * inch),
        above,
        why: 'Ends and braces hold the pull of the whole fence, 1,000 lb and more: 42 in. deep at least.',
      }
    const isSteel = settings.choice('style') === 'steel'
    return {
      name: isSteel ? 'Steel T-post' : '4 in. round',
      width: (isSteel ? 1.5 : 4) * inch,
      isRound: true,
      hole: isSteel ? 0 : settings.number('hole'),
      depth: settings.number('depth'),
      fill: isSteel ? 'driven' : 'gravel',
      gravel: 0,
      above,
      why: isSteel
        ? 'Line posts only hold the wire up: they are driven.'
        : 'Line posts only hold the wire up: tamped earth is enough.',
    }
  },
  leafGaps: () => ({ sides: 2 * inch, middle: 2 * inch }),
  look: (settings) => ({
    rails: [],
    infill: { kind: 'mesh', step: 6 * inch, from: 2 * inch, to: settings.number('height') },
  }),
  numerals: (yard) => [
    { count: postCount(yard, ['brace']), name: 'braces' },
    { count: faceFeet(yard), name: 'ft of wire' },
  ],
  lines: fieldLines,
})
