import { foot, inch, inFeet, inInches } from '../lengths'
import { spansOf, type Yard } from '../yard'
import type { Line, Settings } from './material'
import {
  choice,
  defineMaterial,
  faceFeet,
  feet,
  fenceLine,
  groundFields,
  plural,
  postCount,
  spacing,
  spared,
  sparedLine,
  spareText,
  sum,
  terminalEnds,
} from './parts'

const rollFeet = 50
const railFeet = 21

/** Depth in inches by ASTM F567: 24 for a fence of 4 ft, and 3 more for each further foot. */
const standardDepth = (height: number) => 24 + 3 * Math.max(Math.ceil(inFeet(height) - 4), 0)

/** Outside diameters in inches: lighter pipe up to 5 ft. */
const pipe = (settings: Settings) =>
  settings.number('height') > 5 * foot ? { line: 2, terminal: 2.5 } : { line: 1.625, terminal: 2.5 }

/** At each end of the mesh: a maker's table, or one a foot. */
function bandsPerBar(settings: Settings): number {
  const high = Math.ceil(inFeet(settings.number('height')))
  return settings.choice('bands') === 'foot' ? high : Math.max(high - 1, 3)
}

function lines(yard: Yard, settings: Settings): Line[] {
  const span = faceFeet(yard)
  const mesh = spared(span, settings)
  const ends = terminalEnds(yard)
  const bands = bandsPerBar(settings)
  const high = settings.number('height')
  const linePosts = postCount(yard, ['line'])
  const sticks = Math.ceil(span / railFeet - 1e-9)
  const joints = Math.max(sticks - spansOf(yard).length, 0)
  const wire = settings.choice('wire') === 'yes' ? span : 0
  const railTies = sum(spansOf(yard).map((length) => Math.ceil(inFeet(length - inch / 32) / 2)))
  const postTies = linePosts * Math.ceil(inInches(high) / 15)
  return [
    fenceLine(
      'mesh',
      `Chain link mesh, ${inFeet(high)} ft`,
      Math.ceil(mesh / rollFeet),
      `${span} ft ${spareText(settings)} = ${mesh} ft ÷ ${rollFeet}`,
      `rolls of ${rollFeet} ft`,
    ),
    fenceLine(
      'rail',
      'Top rail, 1⅜ in. pipe',
      sticks,
      `${span} ft ÷ ${railFeet}`,
      `lengths of ${railFeet} ft`,
    ),
    fenceLine('railends', 'Rail ends', ends, '1 for each end or gate post, 2 for each corner'),
    fenceLine('bracebands', 'Brace bands', ends, '1 for each rail end'),
    fenceLine('bars', `Tension bars, ${inFeet(high)} ft`, ends, '1 where mesh ends at a post'),
    fenceLine('bands', 'Tension bands', ends * bands, `${plural(ends, 'bar')} × ${bands}`),
    fenceLine('bolts', 'Carriage bolts, ⁵⁄₁₆ × 1¼ in.', ends * (bands + 1), '1 for each band'),
    fenceLine('loops', 'Loop caps', linePosts, '1 for each line post'),
    fenceLine('domes', 'Dome caps', yard.posts.length - linePosts, '1 for each other post'),
    sparedLine(
      settings,
      'ties',
      'Tie wires',
      railTies + postTies,
      `rail, each 24 in.: ${railTies}; line posts, each 15 in.: ${postTies}`,
    ),
    fenceLine(
      'sleeves',
      'Rail sleeves',
      settings.choice('rail') === 'plain' ? joints : 0,
      '1 for each joint of plain pipe',
    ),
    fenceLine('wire', 'Bottom tension wire', wire, 'as long as the mesh', 'ft'),
    sparedLine(settings, 'rings', 'Hog rings', Math.ceil(wire / 2), '1 each 24 in.'),
  ]
}

export const chainLink = defineMaterial('chain-link', {
  styles: [
    ['galvanized', 'Galvanized'],
    ['coated', 'Vinyl-coated'],
  ],
  heights: [...feet(4), ...feet(3, 5, 6), 3.5 * foot],
  fields: [
    spacing(120, 60, 120, '10 ft at most, says ASTM F567; closer with privacy slats.'),
    choice('wire', 'Along the bottom', ['yes', 'Tension wire'], ['no', 'Nothing']),
    choice('rail', 'Top rail', ['swedged', 'One end narrowed'], ['plain', 'Plain, with sleeves']),
    {
      ...choice(
        'bands',
        'Tension bands on a post',
        ['maker', 'A maker’s table: 3 to 5'],
        ['foot', 'One a foot'],
      ),
      says: 'A maker’s table says 5 on 6 ft; contractors use 6.',
    },
    ...groundFields({
      depth: (settings) => standardDepth(settings.number('height')) * inch,
      depthSays:
        'ASTM F567: 24 in. for 4 ft, and 3 in. more a foot. Makers say 18 to 30 in., a contractor 36.',
      hole: (settings) => 4 * pipe(settings).line * inch,
      holeSays: 'ASTM F567: four times the post. Others say 6 in.',
      bigHole: 10,
      bigHoleSays: 'Four times a post of 2½ in. Master Halco says 8 in.',
      gravel: 0,
    }),
  ],
  post: (kind, _isHeavy, settings) => {
    const isLine = kind === 'line'
    const across = pipe(settings)[isLine ? 'line' : 'terminal']
    return {
      name: `${isLine ? (across === 2 ? '2' : '1⅝') : '2½'} in. pipe`,
      width: across * inch,
      isRound: true,
      hole: settings.number(isLine ? 'hole' : 'bigHole'),
      above: settings.number('height') + (isLine ? -2 : 2) * inch,
      why: isLine
        ? 'A line post ends 2 in. below the top of the mesh: the loop cap and rail fill the rest.'
        : 'End, corner and gate posts take the pull of the mesh: thicker pipe, 2 in. above the mesh.',
    }
  },
  // The Chain Link Fence Manufacturers Institute: 3¾ in. in all for one leaf, 5½ in. for two.
  leafGaps: () => ({ sides: 1.875 * inch, middle: 1.75 * inch }),
  look: (settings) => {
    const height = settings.number('height')
    return {
      rails: [{ at: height - 1.5 * inch, width: 1.375 * inch }],
      infill: { kind: 'mesh', step: 4 * inch, from: inch, to: height },
    }
  },
  numerals: (yard) => [
    { count: Math.ceil(faceFeet(yard) / railFeet - 1e-9), name: 'rails of 21 ft' },
    { count: faceFeet(yard), name: 'ft of mesh' },
  ],
  lines,
})
