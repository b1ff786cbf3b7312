import { foot, inch } from '../lengths'
import type { Material } from './material'
import { materialNames, type MaterialId } from './names'
import {
  articleOf,
  bayCount,
  cutBays,
  defineMaterial,
  feet,
  fenceLine,
  groundFields,
  inchField,
  panelSize,
  panelSpacing,
  plural,
  restField,
  sparedLine,
} from './parts'

type Kind = {
  readonly id: MaterialId
  readonly spacing: number
  readonly says: string
  /** Inches by which a panel racks over a foot. */
  readonly rack: number
  readonly rackSays: string
}

const ornamental = ({ id, spacing, says, rack, rackSays }: Kind): Material =>
  defineMaterial(id, {
    styles: [
      ['flat', 'Flat top'],
      ['spear', 'Spear top'],
    ],
    heights: [...feet(4), 4.5 * foot, ...feet(5, 6, 3)],
    fields: [
      panelSpacing(spacing, 108, says),
      restField,
      inchField('rack', 'A panel racks, over 6 ft', rack, 0, 30, rackSays),
      inchField('lift', 'Gap under the panels', 2, 0, 6, '2 in. at most round a pool; 1 to 3 in. elsewhere.'),
      ...groundFields({
        depth: 24,
        depthSays: 'Makers’ sheets say 18 in. (round a pool) to 24 in., or the frost line.',
        hole: 6,
        holeSays: 'Three times the post: 6 in. for a 2×2.',
        bigHole: 8,
        gravel: 0,
      }),
    ],
    bay: (settings) => ({ most: settings.number('spacing'), isPanel: true }),
    post: (kind, isHeavy, settings) => ({
      name: kind === 'gate' ? '2½ in. gate' : `2×2 ${articleOf(kind)}`,
      width: (kind === 'gate' ? 2.5 : 2) * inch,
      hole: settings.number(kind === 'gate' ? 'bigHole' : 'hole'),
      above: settings.number('height') + settings.number('lift'),
      why:
        kind === 'gate'
          ? `A gate post has thicker walls: keep it apart from the others${isHeavy ? '; this leaf is a wide one' : ''}.`
          : 'Punched for the rails of one or both sides: line, corner and end posts are three articles.',
    }),
    rackLimit: (settings) => settings.number('rack') / (6 * foot),
    look: (settings) => {
      const [lift, height] = [settings.number('lift'), settings.number('height')]
      return {
        rails: [6 * inch, height - 8 * inch, height - 2 * inch].map((at) => ({ at: lift + at, width: inch })),
        infill: {
          kind: 'boards',
          width: 0.625 * inch,
          gap: 3.75 * inch,
          from: lift,
          to: lift + height + (settings.choice('style') === 'spear' ? 3 * inch : 0),
        },
      }
    },
    numerals: (yard) => [
      { count: bayCount(yard), name: 'panels' },
      { count: yard.posts.length, name: 'caps' },
    ],
    lines: (yard, settings) => {
      const bays = bayCount(yard)
      return [
        fenceLine(
          'panels',
          `${materialNames[id]} panels, ${panelSize(settings)}`,
          bays,
          `1 in each bay, whole panels only; ${cutBays(yard)} of them cut`,
        ),
        sparedLine(
          settings,
          'screws',
          'Self-drilling screws',
          6 * bays,
          `${plural(bays, 'panel')} × 3 rails × 2 ends`,
        ),
        fenceLine('caps', 'Post caps', yard.posts.length, '1 for each post'),
      ]
    },
  })

export const aluminum = ornamental({
  id: 'aluminum',
  spacing: 72,
  says: 'Most panels are about 6 ft wide, and each maker’s differs a little: ask for yours, center to center.',
  rack: 10,
  rackSays: 'Iron Fence Shop’s Infinity racks 10 in. over its 6 ft. There is no figure for all makers.',
})

export const steel = ornamental({
  id: 'steel',
  spacing: 98,
  says: 'Iron Fence Shop’s Stronghold: a panel of 96 in. and a post of 2 in. make centers of 98 in. Aegis Plus panels stand at 95½ in.: yours decides.',
  rack: 0,
  rackSays:
    'Most welded panels do not rack: they are stepped. Some do, such as Ameristar’s Montage: enter your maker’s figure.',
})
