import { inch, lengthText } from '../lengths'
import {
  bayCount,
  cutBays,
  defineMaterial,
  evenRails,
  feet,
  fenceLine,
  groundFields,
  inchField,
  panelSpacing,
  plural,
  postCount,
  restField,
  sawnPost,
  sparedLine,
} from './parts'

const railsPerPanel = 3

/** Sections of wood from a shop, nailed together, between wood posts. */
export const panels = defineMaterial('panels', {
  styles: [
    ['privacy', 'Privacy'],
    ['picket', 'Picket'],
  ],
  heights: feet(6, 4, 3, 5),
  fields: [
    panelSpacing(
      96,
      120,
      'Panels of 8 ft reach from post center to post center. Measure yours: makers’ panels differ by an inch or two.',
    ),
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
  bay: (settings) => ({ most: settings.number('spacing'), isPanel: true }),
  post: (_kind, isHeavy, settings) => ({
    ...sawnPost(isHeavy, settings),
    above: settings.number('height') + settings.number('lift'),
    why: isHeavy ? 'A leaf over 4 ft wide hangs on a 6×6.' : 'A 4×4 carries panels up to 6 ft high.',
  }),
  // Nailed in a shop: such a panel can be stepped, but not racked.
  rackLimit: () => 0,
  look: (settings) => {
    const [lift, height] = [settings.number('lift'), settings.number('height')]
    const isPicket = settings.choice('style') === 'picket'
    return {
      rails: evenRails(railsPerPanel, lift + 8 * inch, lift + height - 8 * inch, 2.5 * inch),
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
    const brackets = 2 * railsPerPanel * bays
    const posts = postCount(yard, ['line', 'end', 'corner', 'gate'])
    const [wide, high] = ['spacing', 'height'].map((name) =>
      lengthText(settings.number(name), settings.units),
    )
    return [
      fenceLine('panels', `Panels, ${wide} × ${high}`, bays, `1 in each bay; ${cutBays(yard)} of them cut`),
      fenceLine(
        'brackets',
        'Fence brackets',
        brackets,
        `${plural(bays, 'panel')} × ${railsPerPanel} rails × 2 ends`,
      ),
      sparedLine(
        settings,
        'screws',
        'Exterior screws for brackets, 1½ in.',
        4 * brackets,
        `${brackets} brackets × 4`,
      ),
      fenceLine('caps', 'Post caps', posts, '1 for each post'),
    ]
  },
})
