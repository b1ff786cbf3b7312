import {
  actualInches,
  boards,
  fasteners,
  frameFeet,
  leafPounds,
  railsPerBay,
  shadowboxBoards,
} from '../../quantities'
import { foot, inch, inFeet, inInches, lengthText, widthText, type Length } from '../lengths'
import { baysOf, spansOf, type Yard } from '../yard'
import type { Cut, Field, Line, Look, Material, Settings } from './material'
import { materialNames } from './names'
import {
  bayCount,
  depthOf,
  feet,
  figure,
  groundFields,
  inchField,
  line,
  make,
  plural,
  spacing,
  spared,
  sum,
} from './parts'

/** Inches by which boards of one face cover each other, or those of the other face. */
const overlap = 1
/** Inches between the ground and the lowest board. */
const clearance = 2
/** Of coated #8 × 2 in. screws. Boxes differ. */
const screwsPerPound = 120

/** What no tape reads takes no further board. */
const hair = inch / 32

const isHorizontal = (settings: Settings) => settings.choice('style') === 'horizontal'
const boardInches = (settings: Settings) => Number(settings.choice('board'))
const boardName = (settings: Settings) => (boardInches(settings) < 4 ? '1×4' : '1×6')
const heightFeet = (settings: Settings) => inFeet(settings.number('height'))

/** Inches between two boards of one face; less than nothing where they overlap. */
function gapInches(settings: Settings): number {
  switch (settings.choice('style')) {
    case 'spaced':
    case 'horizontal':
      return inInches(settings.number('gap'))
    case 'overlapped':
      return -overlap
    case 'shadowbox':
      return boardInches(settings) - 2 * overlap
    default:
      return 0
  }
}

const boardsAlong = (length: Length, settings: Settings) =>
  settings.choice('style') === 'shadowbox'
    ? shadowboxBoards(inFeet(length - hair), boardInches(settings), overlap)
    : boards(inFeet(length - hair), boardInches(settings), gapInches(settings))

/** Of a horizontal fence: boards above each other. */
const rows = (settings: Settings) => {
  const gap = gapInches(settings)
  return Math.floor((inInches(settings.number('height')) - clearance + gap) / (boardInches(settings) + gap))
}

const rails = (settings: Settings) => (isHorizontal(settings) ? 0 : settings.number('rails'))

const postSize = (isHeavy: boolean, settings: Settings) =>
  isHeavy || settings.number('height') > 6 * foot ? '6×6' : '4×4'

const builds = (settings: Settings) => settings.choice('build') === 'yes'

/** On both faces where there are two, without spare: of the fence, and of its gates. */
function boardCounts(yard: Yard, settings: Settings) {
  if (isHorizontal(settings)) {
    const leaves = sum(yard.gates.map(({ gate }) => gate.leaves))
    return { fence: bayCount(yard) * rows(settings), gates: leaves * rows(settings) }
  }
  return {
    fence: sum(spansOf(yard).map((span) => boardsAlong(span, settings))),
    gates: sum(yard.gates.map(({ gate }) => boardsAlong(gate.width, settings))),
  }
}

export function leafParts(width: Length, settings: Settings) {
  const count = isHorizontal(settings) ? rows(settings) : boardsAlong(width, settings)
  const boardInchesOfLeaf = isHorizontal(settings)
    ? (count * boardInches(settings) * width) / settings.number('height')
    : count * boardInches(settings)
  const frame = frameFeet(inFeet(width), heightFeet(settings))
  return { boards: count, frame, pounds: leafPounds(boardInchesOfLeaf, heightFeet(settings), frame) }
}

const fields: readonly Field[] = [
  spacing(
    96,
    36,
    120,
    '8 ft for boards on rails; 6 ft in wind or for horizontal boards, which sag. A few towns say 4 ft.',
  ),
  {
    kind: 'choice',
    name: 'board',
    label: 'Boards',
    options: [
      ['5.5', '1×6, 5½ in. wide'],
      ['3.5', '1×4, 3½ in. wide'],
    ],
  },
  {
    ...inchField(
      'gap',
      'Gap between boards',
      2.5,
      0.125,
      6,
      'Pickets stand about half a board apart. Set horizontal boards ¼ in. apart.',
    ),
    applies: (settings) => ['spaced', 'horizontal'].includes(settings.choice('style')),
  },
  {
    kind: 'number',
    name: 'rails',
    label: 'Rails in each bay',
    least: 2,
    most: 5,
    start: (settings) => railsPerBay(heightFeet(settings)),
    says: '2 up to 4 ft, 3 up to 6 ft, 4 above.',
    applies: (settings) => !isHorizontal(settings),
  },
  ...groundFields({
    depth: (settings) => settings.number('height') / 2,
    depthSays:
      'Half the height, which is a third of the whole post. Sakrete’s least is a third of the height.',
    hole: (settings) => (settings.number('height') > 6 * foot ? 16 * inch : 10 * inch),
    holeSays: 'Three times the post: 10 to 12 in. for a 4×4.',
    bigHole: 16,
    bigHoleSays: 'Three times the post: 16 in. for a 6×6.',
  }),
  {
    kind: 'choice',
    name: 'build',
    label: 'Gates',
    options: [
      ['yes', 'I build them from the same boards'],
      ['no', 'I buy them ready'],
    ],
  },
  {
    kind: 'choice',
    name: 'kick',
    label: 'Kickboards along the ground',
    options: [
      ['no', 'None'],
      ['yes', 'One in each bay'],
    ],
  },
  {
    kind: 'choice',
    name: 'brackets',
    label: 'Rails are fixed with',
    options: [
      ['screws', 'Structural screws, 2 an end'],
      ['brackets', 'Rail brackets'],
    ],
  },
]

function lines(yard: Yard, settings: Settings): Line[] {
  const bays = bayCount(yard)
  const perBay = rails(settings)
  const { fence, gates } = boardCounts(yard, settings)
  const ownBoards = fence + (builds(settings) ? gates : 0)
  const widest = Math.max(...baysOf(yard).map(({ from, to }) => to - from), 0)
  const atLeast = lengthText(widest, settings.units)
  const spare = `+ ${settings.number('spare')}%`
  const high = lengthText(settings.number('height'), settings.units)
  const list: Line[] = []
  if (perBay > 0) {
    const count = bays * perBay
    list.push(
      line('fence', 'rails', `2×4 rails, at least ${atLeast}`, count, `${plural(bays, 'bay')} × ${perBay}`),
    )
    list.push(
      settings.choice('brackets') === 'brackets'
        ? line('fence', 'brackets', 'Rail brackets', 2 * count, `2 × ${plural(count, 'rail')}`)
        : line(
            'fence',
            'railscrews',
            'Structural screws, ¼ × 3½ in.',
            4 * count,
            `${plural(count, 'rail')} × 2 ends × 2`,
          ),
    )
  }
  const on = gates > 0 && builds(settings) ? ` and ${figure(gates)} on gates` : ''
  const each = isHorizontal(settings)
    ? `${plural(bays, 'bay')} × ${rows(settings)} rows${on}`
    : `${settings.choice('style') === 'shadowbox' ? '2 faces of ' : ''}${spansOf(yard)
        .map((span) => lengthText(span, settings.units))
        .join(
          ' + ',
        )} ÷ ${widthText((boardInches(settings) + gapInches(settings)) * inch, settings.units)} → ${figure(fence)}${on}`
  const long = isHorizontal(settings) ? `at least ${atLeast}` : high
  list.push(
    line(
      'fence',
      'boards',
      `${boardName(settings)} boards, ${long}`,
      spared(ownBoards, settings),
      `${each}; ${spare}`,
    ),
  )
  const screws = isHorizontal(settings) ? ownBoards * 4 : fasteners(ownBoards, perBay)
  const all = spared(screws, settings)
  const how = isHorizontal(settings) ? '2 at each end' : `× ${perBay} rails × 2`
  list.push(
    line(
      'fence',
      'screws',
      `Board screws, #8 × 2 in. (${Math.ceil(all / screwsPerPound)} lb)`,
      all,
      `${figure(ownBoards)} boards, ${how} = ${figure(screws)}; ${spare}; ${screwsPerPound} a pound`,
    ),
  )
  for (const size of ['4×4', '6×6']) {
    const posts = yard.posts.filter(({ isHeavy }) => postSize(isHeavy, settings) === size).length
    list.push(line('fence', `caps ${size}`, `${size} post caps`, posts, '1 for each post'))
  }
  if (settings.choice('kick') === 'yes')
    list.push(line('fence', 'kick', `Treated 2×6 kickboards, at least ${atLeast}`, bays, '1 in each bay'))
  if (builds(settings) && yard.gates.length > 0) {
    const leaves = sum(yard.gates.map(({ gate }) => gate.leaves))
    const frame = railsPerBay(heightFeet(settings)) + 3
    list.push(
      line(
        'gates',
        'frames',
        '2×4s for gate frames',
        leaves * frame,
        `${plural(leaves, 'leaf', 'leaves')} × (${frame - 3} rails + 2 uprights + 1 brace)`,
      ),
    )
  }
  return list
}

function look(settings: Settings): Look {
  const height = settings.number('height')
  const width = boardInches(settings) * inch
  const gap = gapInches(settings) * inch
  if (isHorizontal(settings))
    return {
      rails: Array.from({ length: rows(settings) }, (_, row) => ({
        at: clearance * inch + row * (width + gap),
        width,
      })),
      infill: { kind: 'none' },
    }
  const count = rails(settings)
  const [low, high] = [8 * inch, height - 8 * inch]
  return {
    rails: Array.from({ length: count }, (_, rail) => ({
      at: low + ((high - low) * rail) / (count - 1),
      width: 3.5 * inch,
    })),
    infill: {
      kind: 'boards',
      width,
      gap: settings.choice('style') === 'shadowbox' ? -overlap * inch : gap,
      from: clearance * inch,
      to: height,
    },
  }
}

function cuts(yard: Yard, settings: Settings): Cut[] {
  const count = isHorizontal(settings) ? rows(settings) : rails(settings)
  const pieces = baysOf(yard).map(({ from, to }) => ({ length: to - from, count }))
  return isHorizontal(settings)
    ? [{ item: `${boardName(settings)} boards`, stock: feet(8, 10, 12, 16), pieces }]
    : [{ item: '2×4 rails', stock: feet(8, 10, 12, 16), pieces }]
}

export const wood: Material = {
  id: 'wood',
  name: materialNames.wood,
  styles: [
    ['butted', 'Side by side'],
    ['spaced', 'Spaced pickets'],
    ['overlapped', 'Board-on-board'],
    ['shadowbox', 'Shadowbox'],
    ['horizontal', 'Horizontal'],
  ],
  heights: feet(6, 3, 4, 5, 8),
  fields,
  bay: (settings) => ({ most: settings.number('spacing'), isPanel: false }),
  post: (kind, isHeavy, settings) => {
    const isLarge = postSize(isHeavy, settings) === '6×6'
    return make(
      {
        name: postSize(isHeavy, settings),
        width: actualInches[isLarge ? '6x6' : '4x4'] * inch,
        hole: settings.number(isLarge ? 'bigHole' : 'hole'),
        depth: depthOf(kind, settings),
        above: settings.number('height'),
        stock: feet(6, 8, 10, 12, 14, 16),
        why: isHeavy
          ? 'A leaf over 4 ft wide or 60 lb hangs on a 6×6.'
          : isLarge
            ? 'A fence over 6 ft stands on 6×6 posts.'
            : 'A 4×4 carries rails and boards up to 6 ft high.',
      },
      settings,
    )
  },
  leafPounds: (width, settings) => leafParts(width, settings).pounds,
  leafGaps: () => ({ sides: 0.75 * inch, middle: 0.75 * inch }),
  look,
  numerals: (yard, settings) => {
    const { fence, gates } = boardCounts(yard, settings)
    return [
      { count: bayCount(yard) * rails(settings), name: 'rails' },
      { count: spared(fence + (builds(settings) ? gates : 0), settings), name: 'boards' },
    ]
  },
  lines,
  cuts,
}
