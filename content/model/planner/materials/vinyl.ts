import { inch } from '../lengths'
import type { Yard } from '../yard'
import type { Settings } from './material'
import {
  articleOf,
  bayCount,
  cutBays,
  defineMaterial,
  evenRails,
  feet,
  fenceLine,
  groundFields,
  line,
  panelSize,
  panelSpacing,
  plural,
  postCount,
  restField,
  sum,
} from './parts'

const isRanch = (settings: Settings) => settings.choice('style').startsWith('ranch')
const ranchRows = (settings: Settings) => Number(settings.choice('style').slice('ranch'.length))

/** Rails of 16 ft over two bays. What is cut off a row's last one serves no other row: Hoover never rounds down. */
const longRows = (yard: Yard) => sum(yard.stretches.map(({ bays }) => Math.ceil(bays.length / 2)))

/** Rails and pickets that lock into routed posts. */
export const vinyl = defineMaterial('vinyl', {
  styles: [
    ['privacy', 'Privacy'],
    ['picket', 'Picket'],
    ['ranch3', 'Ranch, 3 rails'],
    ['ranch2', 'Ranch, 2 rails'],
    ['ranch4', 'Ranch, 4 rails'],
  ],
  heights: feet(6, 3, 4, 5),
  fields: [
    panelSpacing(
      96,
      102,
      'The width of a section and one post: each maker has its own, and it may never be more. 8 ft for Bufftech’s and Hoover’s rails, 6 or 8 ft for others.',
    ),
    { ...restField, applies: (settings) => !isRanch(settings) },
    ...groundFields({
      depth: 30,
      depthSays:
        '30 in. or to the frost line, says Bufftech; 36 to 42 in. is usual in many places, says Al-Mar.',
      hole: 12,
      holeSays: '12 in. for a 5×5 post, says Bufftech, wider at the foot; Al-Mar says 10 in.',
    }),
  ],
  bay: (settings) => ({ most: settings.number('spacing'), isPanel: !isRanch(settings) }),
  post: (kind, isHeavy, settings) => ({
    name: `5×5 ${articleOf(kind)}`,
    width: 5 * inch,
    hole: settings.number(kind === 'gate' ? 'bigHole' : 'hole'),
    above: settings.number('height') + 2 * inch,
    why:
      kind === 'gate'
        ? `A gate post is stiffened inside${isHeavy ? ', and this leaf is a heavy one' : ''}: with an aluminum insert, or concrete and rebar.`
        : 'Routed on the sides where rails enter: line, corner and end posts are three articles.',
  }),
  look: (settings) => {
    const height = settings.number('height')
    if (isRanch(settings))
      return {
        rails: evenRails(ranchRows(settings), 12 * inch, height - 6 * inch, 5.5 * inch),
        infill: { kind: 'none' },
      }
    const isPicket = settings.choice('style') === 'picket'
    return {
      rails: evenRails(2, 3 * inch, height - 7 * inch, 5.5 * inch),
      infill: {
        kind: 'boards',
        width: (isPicket ? 3 : 11) * inch,
        gap: isPicket ? 3 * inch : 0,
        from: 3 * inch,
        to: height - (isPicket ? 0 : 2 * inch),
      },
    }
  },
  numerals: (yard, settings) =>
    isRanch(settings)
      ? [
          { count: longRows(yard) * ranchRows(settings), name: 'rails of 16 ft' },
          { count: bayCount(yard), name: 'bays' },
        ]
      : [
          { count: bayCount(yard), name: 'sections' },
          { count: yard.posts.length, name: 'caps' },
        ],
  lines: (yard, settings) => {
    const bays = bayCount(yard)
    const rails = isRanch(settings) ? longRows(yard) * ranchRows(settings) : 0
    const sections = isRanch(settings) ? 0 : bays
    return [
      fenceLine(
        'rails',
        'Vinyl rails, 16 ft',
        rails,
        `${plural(bays, 'bay')}, 2 a rail, each line rounded up → ${longRows(yard)} × ${ranchRows(settings)}`,
      ),
      fenceLine('rings', 'Lock rings', 2 * rails, '2 for each rail'),
      fenceLine(
        'sections',
        `Vinyl sections, ${panelSize(settings)}`,
        sections,
        `1 in each bay; ${cutBays(yard)} of them cut`,
      ),
      fenceLine('caps', 'Post caps', yard.posts.length, '1 for each post'),
      line('gates', 'stiffeners', 'Gate post stiffeners', postCount(yard, ['gate']), '1 in each gate post'),
    ]
  },
})
