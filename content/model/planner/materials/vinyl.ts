import { foot, inch, lengthText } from '../lengths'
import type { Field, Material, PostKind, Settings } from './material'
import { materialNames } from './names'
import { bayCount, depthOf, feet, groundFields, line, make, plural, postCount, restField, sum } from './parts'
import type { Yard } from '../yard'

const isRanch = (settings: Settings) => settings.choice('style').startsWith('ranch')
const ranchRows = (settings: Settings) => Number(settings.choice('style').slice('ranch'.length))

/** Rails of 16 ft over two bays. What is cut off a row's last one serves no other row: Hoover never rounds down. */
const longRows = (yard: Yard) => sum(yard.stretches.map(({ bays }) => Math.ceil(bays.length / 2)))

const kindNames: Readonly<Record<PostKind, string>> = {
  line: '5×5 line',
  brace: '5×5 line',
  end: '5×5 end',
  corner: '5×5 corner',
  gate: '5×5 gate',
}

const fields: readonly Field[] = [
  {
    kind: 'length',
    name: 'spacing',
    label: 'Posts, center to center',
    least: 4 * foot,
    most: 8.5 * foot,
    start: 8 * foot,
    says: 'The width of a section and one post: each maker has its own, and it may never be more. 8 ft for Bufftech’s and Hoover’s rails, 6 or 8 ft for others.',
  },
  { ...restField, applies: (settings) => !isRanch(settings) },
  ...groundFields({
    depth: 30,
    depthSays:
      '30 in. or to the frost line, says Bufftech; 36 to 42 in. is usual in many places, says Al-Mar.',
    hole: 12,
    holeSays: '12 in. for a 5×5 post, says Bufftech, wider at the foot; Al-Mar says 10 in.',
  }),
]

/** Rails and pickets that lock into routed posts. */
export const vinyl: Material = {
  id: 'vinyl',
  name: materialNames.vinyl,
  styles: [
    ['privacy', 'Privacy'],
    ['picket', 'Picket'],
    ['ranch3', 'Ranch, 3 rails'],
    ['ranch2', 'Ranch, 2 rails'],
    ['ranch4', 'Ranch, 4 rails'],
  ],
  heights: feet(6, 3, 4, 5),
  fields,
  bay: (settings) => ({ most: settings.number('spacing'), isPanel: !isRanch(settings) }),
  post: (kind, isHeavy, settings) =>
    make(
      {
        name: kindNames[kind],
        width: 5 * inch,
        hole: settings.number(kind === 'gate' ? 'bigHole' : 'hole'),
        depth: depthOf(kind, settings),
        above: settings.number('height') + 2 * inch,
        why:
          kind === 'gate'
            ? `A gate post is stiffened inside${isHeavy ? ', and this leaf is a heavy one' : ''}: with an aluminum insert, or concrete and rebar.`
            : 'Routed on the sides where rails enter: line, corner and end posts are three articles.',
      },
      settings,
    ),
  leafGaps: () => ({ sides: 0.75 * inch, middle: 0.75 * inch }),
  look: (settings) => {
    const height = settings.number('height')
    if (isRanch(settings)) {
      const count = ranchRows(settings)
      return {
        rails: Array.from({ length: count }, (_, rail) => ({
          at: 12 * inch + ((height - 18 * inch) * rail) / (count - 1),
          width: 5.5 * inch,
        })),
        infill: { kind: 'none' },
      }
    }
    const isPicket = settings.choice('style') === 'picket'
    return {
      rails: [3 * inch, height - 7 * inch].map((at) => ({ at, width: 5.5 * inch })),
      infill: {
        kind: 'boards',
        width: (isPicket ? 3 : 11) * inch,
        gap: isPicket ? 3 * inch : 0,
        from: 3 * inch,
        to: height - (isPicket ? 0 : 2 * inch),
      },
    }
  },
  numerals: (yard, settings) => {
    const bays = bayCount(yard)
    if (!isRanch(settings))
      return [
        { count: bays, name: 'sections' },
        { count: yard.posts.length, name: 'caps' },
      ]
    return [
      { count: longRows(yard) * ranchRows(settings), name: 'rails of 16 ft' },
      { count: bays, name: 'bays' },
    ]
  },
  lines: (yard, settings) => {
    const bays = bayCount(yard)
    const list = []
    if (isRanch(settings)) {
      const rails = longRows(yard) * ranchRows(settings)
      list.push(
        line(
          'fence',
          'rails',
          'Vinyl rails, 16 ft',
          rails,
          `${plural(bays, 'bay')}, 2 a rail, each line rounded up → ${longRows(yard)} × ${ranchRows(settings)}`,
        ),
        line('fence', 'rings', 'Lock rings', 2 * rails, '2 for each rail'),
      )
    } else {
      const cut = yard.stretches.flatMap((stretch) => stretch.bays).filter(({ isCut }) => isCut).length
      const size = `${lengthText(settings.number('height'), settings.units)} high, for centers of ${lengthText(settings.number('spacing'), settings.units)}`
      list.push(
        line('fence', 'sections', `Vinyl sections, ${size}`, bays, `1 in each bay; ${cut} of them cut`),
      )
    }
    list.push(line('fence', 'caps', 'Post caps', yard.posts.length, '1 for each post'))
    const gatePosts = postCount(yard, ['gate'])
    if (gatePosts > 0)
      list.push(line('gates', 'stiffeners', 'Gate post stiffeners', gatePosts, '1 in each gate post'))
    return list
  },
  cuts: () => [],
}
