// Wire: welded panels framed in wood, and woven field wire with braces.

import { foot, inch, inFeet } from '../lengths'
import { baysOf, type Yard } from '../yard'
import type { Line, Material, Settings } from './material'
import { materialNames } from './names'
import {
  bayCount,
  depthOf,
  faceFeet,
  feet,
  figure,
  groundFields,
  inchField,
  line,
  make,
  plural,
  postCount,
  spacing,
  spared,
} from './parts'

const panelFeet = 16

/** Panels of 16 ft, cut so that each piece fills a bay: as many bays as fit into one. */
function weldedPanels(yard: Yard): number {
  const widest = Math.max(...baysOf(yard).map(({ from, to }) => to - from), 1)
  return Math.ceil(bayCount(yard) / Math.max(Math.floor((panelFeet * foot + inch / 32) / widest), 1))
}

export const framedWire: Material = {
  id: 'framed-wire',
  name: materialNames['framed-wire'],
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
  bay: (settings) => ({ most: settings.number('spacing'), isPanel: false }),
  post: (kind, isHeavy, settings) =>
    make(
      {
        name: isHeavy ? '6×6' : '4×4',
        width: (isHeavy ? 5.5 : 3.5) * inch,
        hole: settings.number(isHeavy ? 'bigHole' : 'hole'),
        depth: depthOf(kind, settings),
        above: settings.number('height'),
        stock: feet(6, 8, 10, 12),
        why: isHeavy ? 'A leaf over 4 ft wide hangs on a 6×6.' : 'A 4×4 carries framed wire.',
      },
      settings,
    ),
  leafGaps: () => ({ sides: 0.75 * inch, middle: 0.75 * inch }),
  look: (settings) => {
    const height = settings.number('height')
    return {
      rails: [3 * inch, height - 1.5 * inch].map((at) => ({ at, width: 1.5 * inch })),
      infill: { kind: 'mesh', step: 4 * inch, from: 4.5 * inch, to: height - 1.5 * inch },
    }
  },
  numerals: (yard) => [
    { count: 2 * bayCount(yard), name: 'rails' },
    { count: weldedPanels(yard), name: 'wire panels' },
  ],
  lines: (yard, settings) => {
    const bays = bayCount(yard)
    const list = [
      line(
        'fence',
        'panels',
        `Welded wire panels, ${panelFeet} ft`,
        weldedPanels(yard),
        `${plural(bays, 'bay')}, cut from panels of ${panelFeet} ft`,
      ),
      line('fence', 'rails', '2×4 rails, one bay long', 2 * bays, `${plural(bays, 'bay')} × 2`),
      line(
        'fence',
        'screws',
        'Deck screws, 3 in.',
        spared(8 * bays, settings),
        `4 rail ends a bay × 2; + ${settings.number('spare')}%`,
      ),
    ]
    if (settings.choice('style') === 'sandwich') {
      const high = figure(inFeet(settings.number('height')))
      list.push(
        line('fence', 'strips', '1×2 strips, one bay long', 4 * bays, '2 faces × top and bottom'),
        line('fence', 'uprights', `1×2 strips, ${high} ft`, 4 * bays, '2 faces × 2 sides'),
        line(
          'fence',
          'stripscrews',
          'Screws for strips, 1⅝ in.',
          spared(48 * bays, settings),
          `48 a bay; + ${settings.number('spare')}%`,
        ),
      )
    }
    return list
  },
  cuts: (yard) => [
    {
      item: '2×4 rails',
      stock: feet(8, 10, 12, 16),
      pieces: baysOf(yard).map(({ from, to }) => ({ length: to - from, count: 2 })),
    },
  ],
}

const rollFeet = 330

/** Of the wires of a woven fence: the two lowest, the highest, and every other one between, says Bekaert. */
const staplesPerPost = (settings: Settings) => 2 + Math.ceil((settings.number('wires') - 2) / 2)

function fieldLines(yard: Yard, settings: Settings): Line[] {
  const span = faceFeet(yard)
  const mesh = spared(span, settings)
  const braces = postCount(yard, ['brace'])
  const line_ = postCount(yard, ['line'])
  const wood = yard.posts.length - line_
  const isSteel = settings.choice('style') === 'steel'
  const each = staplesPerPost(settings)
  const spare = `+ ${settings.number('spare')}%`
  const list = [
    line(
      'fence',
      'mesh',
      'Woven field wire',
      Math.ceil(mesh / rollFeet),
      `${span} ft ${spare} = ${mesh} ft ÷ ${rollFeet}`,
      `rolls of ${rollFeet} ft`,
    ),
    line('fence', 'crossbars', 'Brace rails, 4 in. × 8 ft', braces, '1 in each H-brace'),
    line(
      'fence',
      'bracewire',
      'Smooth brace wire, 9 gauge',
      braces * 40,
      `${plural(braces, 'brace')} × 2 rounds of about 20 ft`,
      'ft',
    ),
    line('fence', 'pins', 'Brace pins, ⅜ in.', 2 * braces, '2 in each brace'),
    line(
      'fence',
      'staples',
      'Fence staples',
      spared((isSteel ? wood : wood + line_) * each, settings),
      `${each} on each wood post; ${spare}`,
    ),
  ]
  if (isSteel)
    list.push(
      line(
        'fence',
        'clips',
        'Post clips',
        spared(line_ * each, settings),
        `${each} on each steel post; ${spare}`,
      ),
    )
  return list
}

export const fieldWire: Material = {
  id: 'field-wire',
  name: materialNames['field-wire'],
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
    if (kind === 'line') {
      const isSteel = settings.choice('style') === 'steel'
      return make(
        {
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
        },
        settings,
      )
    }
    return make(
      {
        name: '8 in. round',
        width: 8 * inch,
        isRound: true,
        hole: Math.max(settings.number('bigHole'), 10 * inch),
        depth: Math.max(depthOf(kind, settings), 42 * inch),
        above,
        why: 'Ends and braces hold the pull of the whole fence, 1,000 lb and more: 42 in. deep at least.',
      },
      settings,
    )
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
  cuts: () => [],
}
