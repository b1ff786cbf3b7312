import { foot, inch, inFeet, inInches, lengthText, widthText, type Length } from '../lengths'
import { boards, fasteners, frameFeet, leafPounds, railsPerBay, shadowboxBoards } from '../quantities'
import { baysOf, spansOf, type Yard } from '../yard'
import type { Field, Line, Look, Settings } from './material'
import {
  bayCount,
  choice,
  defineMaterial,
  evenRails,
  feet,
  fenceLine,
  figure,
  groundFields,
  inchField,
  line,
  plural,
  sawnPost,
  spacing,
  spared,
  sparedLine,
  spareText,
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

const takesLarge = (isHeavy: boolean, settings: Settings) => isHeavy || settings.number('height') > 6 * foot

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
  choice('board', 'Boards', ['5.5', '1×6, 5½ in. wide'], ['3.5', '1×4, 3½ in. wide']),
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
  choice('build', 'Gates', ['yes', 'I build them from the same boards'], ['no', 'I buy them ready']),
  choice('kick', 'Kickboards along the ground', ['no', 'None'], ['yes', 'One in each bay']),
  choice(
    'brackets',
    'Rails are fixed with',
    ['screws', 'Structural screws, 2 an end'],
    ['brackets', 'Rail brackets'],
  ),
]

function lines(yard: Yard, settings: Settings): Line[] {
  const bays = bayCount(yard)
  const perBay = rails(settings)
  const count = bays * perBay
  const { fence, gates } = boardCounts(yard, settings)
  const ownBoards = fence + (builds(settings) ? gates : 0)
  const widest = Math.max(...baysOf(yard).map(({ from, to }) => to - from), 0)
  const atLeast = `at least ${lengthText(widest, settings.units)}`
  const hasBrackets = settings.choice('brackets') === 'brackets'
  const long = isHorizontal(settings) ? atLeast : lengthText(settings.number('height'), settings.units)
  const screws = isHorizontal(settings) ? ownBoards * 4 : fasteners(ownBoards, perBay)
  const all = spared(screws, settings)
  const how = isHorizontal(settings) ? '2 at each end' : `× ${perBay} rails × 2`
  const large = yard.posts.filter(({ isHeavy }) => takesLarge(isHeavy, settings)).length
  const leaves = builds(settings) ? sum(yard.gates.map(({ gate }) => gate.leaves)) : 0
  const frameRails = railsPerBay(heightFeet(settings))
  return [
    fenceLine('rails', `2×4 rails, ${atLeast}`, count, `${plural(bays, 'bay')} × ${perBay}`),
    fenceLine('brackets', 'Rail brackets', hasBrackets ? 2 * count : 0, `2 × ${plural(count, 'rail')}`),
    fenceLine(
      'railscrews',
      'Structural screws, ¼ × 3½ in.',
      hasBrackets ? 0 : 4 * count,
      `${plural(count, 'rail')} × 2 ends × 2`,
    ),
    sparedLine(
      settings,
      'boards',
      `${boardName(settings)} boards, ${long}`,
      ownBoards,
      boardsFormula(yard, settings, fence, builds(settings) ? gates : 0),
    ),
    fenceLine(
      'screws',
      `Board screws, #8 × 2 in. (${Math.ceil(all / screwsPerPound)} lb)`,
      all,
      `${figure(ownBoards)} boards, ${how} = ${figure(screws)}; ${spareText(settings)}; ${screwsPerPound} a pound`,
    ),
    fenceLine('caps 4×4', '4×4 post caps', yard.posts.length - large, '1 for each post'),
    fenceLine('caps 6×6', '6×6 post caps', large, '1 for each post'),
    fenceLine(
      'kick',
      `Treated 2×6 kickboards, ${atLeast}`,
      settings.choice('kick') === 'yes' ? bays : 0,
      '1 in each bay',
    ),
    line(
      'gates',
      'frames',
      '2×4s for gate frames',
      leaves * (frameRails + 3),
      `${plural(leaves, 'leaf', 'leaves')} × (${frameRails} rails + 2 uprights + 1 brace)`,
    ),
  ]
}

function boardsFormula(yard: Yard, settings: Settings, fence: number, onGates: number): string {
  const on = onGates > 0 ? ` and ${figure(onGates)} on gates` : ''
  if (isHorizontal(settings)) return `${plural(bayCount(yard), 'bay')} × ${rows(settings)} rows${on}`
  const faces = settings.choice('style') === 'shadowbox' ? '2 faces of ' : ''
  const spans = spansOf(yard).map((span) => lengthText(span, settings.units))
  const pitch = widthText((boardInches(settings) + gapInches(settings)) * inch, settings.units)
  return `${faces}${spans.join(' + ')} ÷ ${pitch} → ${figure(fence)}${on}`
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
  return {
    rails: evenRails(rails(settings), 8 * inch, height - 8 * inch, 3.5 * inch),
    infill: {
      kind: 'boards',
      width,
      gap: settings.choice('style') === 'shadowbox' ? -overlap * inch : gap,
      from: clearance * inch,
      to: height,
    },
  }
}

export const wood = defineMaterial('wood', {
  styles: [
    ['butted', 'Side by side'],
    ['spaced', 'Spaced pickets'],
    ['overlapped', 'Board-on-board'],
    ['shadowbox', 'Shadowbox'],
    ['horizontal', 'Horizontal'],
  ],
  heights: feet(6, 3, 4, 5, 8),
  fields,
  post: (_kind, isHeavy, settings) => {
    const isLarge = takesLarge(isHeavy, settings)
    return {
      ...sawnPost(isLarge, settings),
      why: isHeavy
        ? 'A leaf over 4 ft wide or 60 lb hangs on a 6×6.'
        : isLarge
          ? 'A fence over 6 ft stands on 6×6 posts.'
          : 'A 4×4 carries rails and boards up to 6 ft high.',
    }
  },
  leafPounds: (width, settings) => leafParts(width, settings).pounds,
  look,
  numerals: (yard, settings) => {
    const { fence, gates } = boardCounts(yard, settings)
    return [
      { count: bayCount(yard) * rails(settings), name: 'rails' },
      { count: spared(fence + (builds(settings) ? gates : 0), settings), name: 'boards' },
    ]
  },
  lines,
  cuts: (yard, settings) => [
    {
      item: isHorizontal(settings) ? `${boardName(settings)} boards` : '2×4 rails',
      stock: feet(8, 10, 12, 16),
      pieces: baysOf(yard).map(({ from, to }) => ({
        length: to - from,
        count: isHorizontal(settings) ? rows(settings) : rails(settings),
      })),
    },
  ],
})
