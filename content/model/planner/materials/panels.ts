import { actualInches } from '../../quantities'
import { foot, inch, lengthText } from '../lengths'
import type { Material, Settings } from './material'
import { materialNames } from './names'
import {
  bayCount,
  depthOf,
  feet,
  groundFields,
  inchField,
  line,
  make,
  plural,
  postCount,
  restField,
  spared,
} from './parts'

const panelWidth = (settings: Settings) => settings.number('spacing')
const railsPerPanel = 3

/** Sections of wood from a shop, nailed together, between wood posts. */
export const panels: Material = {
  id: 'panels',
  name: materialNames.panels,
  styles: [
    ['privacy', 'Privacy'],
    ['picket', 'Picket'],
  ],
  heights: feet(6, 4, 3, 5),
  fields: [
    {
      kind: 'length',
      name: 'spacing',
      label: 'Posts, center to center',
      least: 4 * foot,
      most: 10 * foot,
      start: 8 * foot,
      says: 'Panels of 8 ft reach from post center to post center. Measure yours: makers’ panels differ by an inch or two.',
    },
    restField,
    ...groundFields({
      depth: (settings) => settings.number('height') / 2,
      depthSays: 'Half the height. Sakrete’s least is a third of it.',
      hole: 10,
      holeSays: 'Three times the post.',
      bigHole: 16,
    }),
    inchField('lift', 'Gap under the panels', 2, 0, 6, 'So that the wood stays off the ground.'),
  ],
  bay: (settings) => ({ most: panelWidth(settings), isPanel: true }),
  post: (kind, isHeavy, settings) =>
    make(
      {
        name: isHeavy ? '6×6' : '4×4',
        width: actualInches[isHeavy ? '6x6' : '4x4'] * inch,
        hole: settings.number(isHeavy ? 'bigHole' : 'hole'),
        depth: depthOf(kind, settings),
        above: settings.number('height') + settings.number('lift'),
        stock: feet(6, 8, 10, 12, 14, 16),
        why: isHeavy ? 'A leaf over 4 ft wide hangs on a 6×6.' : 'A 4×4 carries panels up to 6 ft high.',
      },
      settings,
    ),
  leafGaps: () => ({ sides: 0.75 * inch, middle: 0.75 * inch }),
  // Nailed in a shop: such a panel can be stepped, but not racked.
  rackLimit: () => 0,
  look: (settings) => {
    const [lift, height] = [settings.number('lift'), settings.number('height')]
    const isPicket = settings.choice('style') === 'picket'
    return {
      rails: [0, 1, 2].map((rail) => ({
        at: lift + 8 * inch + ((height - 16 * inch) * rail) / 2,
        width: 2.5 * inch,
      })),
      infill: {
        kind: 'boards',
        width: (isPicket ? 3.5 : 5.5) * inch,
        gap: isPicket ? 2.5 * inch : 0,
        from: lift,
        to: height + lift,
      },
    }
  },
  numerals: (yard) => [
    { count: bayCount(yard), name: 'panels' },
    { count: 2 * railsPerPanel * bayCount(yard), name: 'brackets' },
  ],
  lines: (yard, settings) => {
    const bays = bayCount(yard)
    const cut = yard.stretches.flatMap((stretch) => stretch.bays).filter(({ isCut }) => isCut).length
    const brackets = 2 * railsPerPanel * bays
    const posts = postCount(yard, ['line', 'end', 'corner', 'gate'])
    return [
      line(
        'fence',
        'panels',
        `Panels, ${lengthText(panelWidth(settings), settings.units)} × ${lengthText(settings.number('height'), settings.units)}`,
        bays,
        `1 in each bay; ${cut} of them cut`,
      ),
      line(
        'fence',
        'brackets',
        'Fence brackets',
        brackets,
        `${plural(bays, 'panel')} × ${railsPerPanel} rails × 2 ends`,
      ),
      line(
        'fence',
        'screws',
        'Exterior screws for brackets, 1½ in.',
        spared(4 * brackets, settings),
        `${brackets} brackets × 4; + ${settings.number('spare')}%`,
      ),
      line('fence', 'caps', 'Post caps', posts, '1 for each post'),
    ]
  },
  cuts: () => [],
}
