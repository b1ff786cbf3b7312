import { defineContent } from './model/define'
import { diagramsSchema, platesSchema } from './model/schemas/diagrams'

// The labels inside a drawing stay in components/diagram: a longer word there needs another place.
export const diagrams = defineContent('content/diagrams.ts', diagramsSchema, {
  anatomy: {
    title: 'The parts of a wood fence',
    description:
      'Front view of one bay of a 6 ft (1.8 m) privacy fence, seen from the side of its rails. Two posts with caps stand 6–8 ft (1.8–2.4 m) apart, center to center. A top rail, a mid rail and a bottom rail run between them and carry upright boards, also called pickets, which end 2 in. (5 cm) above the soil. Below ground each post stands on gravel, inside a concrete footing.',
    caption:
      'Names as this guide uses them. Fences up to 4 ft (1.2 m) high usually have no mid rail; those over 6 ft (1.8 m) have two.',
  },
  'post-depth': {
    title: 'How deep a post goes',
    description:
      'Section through a 6 ft (1.8 m) fence and its post hole. The minimum depth is one third of the height above ground: 24 in. (61 cm). The recommended depth is one third of the whole post: 36 in. (91 cm). The post stands on 6 in. (15 cm) of gravel, in a hole 10–12 in. (25–30 cm) wide for a 4×4, about three times the post’s width. The concrete reaches below the frost line, and its crown slopes away from the post.',
    caption:
      'The deeper of two figures counts: the post’s share of its own length, or the frost line of your town, here an example. Frost can lift a footing that narrows downward.',
  },
  'post-spacing': {
    title: 'Even bays, no stub',
    description:
      'Two elevations of a 100 ft (30.5 m) run. Above, 12 bays of 8 ft (2.4 m) leave one short bay of 4 ft (1.2 m) at the end. Below, the same run is divided into 13 equal bays of about 7 ft 8⁵⁄₁₆ in. (2.34 m).',
    caption:
      'Both rows take 14 posts. Divide the run by the largest spacing, 8 ft (2.4 m), round up, and make all the bays equal.',
  },
  gate: {
    title: 'A gate braced against sag',
    description:
      'A gate between two posts, hung on the left, seen from the side of its frame. The gaps on the hinge side and the latch side are about ¾ in. (19 mm) each, and 2 in. (5 cm) stay clear below. Three hinges on the left, a latch on the right. A wood brace climbs from the bottom corner on the hinge side to the top corner on the latch side. As an alternative, a dashed line shows an anti-sag cable from the top hinge corner down to the bottom latch corner.',
    caption:
      'Wood works in compression and cable in tension, so they run opposite ways. Follow the hinge maker’s gap where it differs.',
  },
  slopes: {
    title: 'Two ways to take a slope',
    description:
      'Two fences on the same hillside. Above, racking: the rails follow the slope, the boards stay plumb, and no gap opens below. Below, stepping: every panel is level and drops at a post, which leaves triangular gaps over the ground and needs taller posts on the downhill side.',
    caption:
      'Drawn on a rise of 16 in. in 8 ft (41 cm in 2.4 m). Measure bays along the slope for racking and horizontally for stepping.',
  },
  layout: {
    title: 'Square a corner with strings',
    description:
      'Plan of a fence corner. Two strings cross over the center of the corner post and run on to batter boards that stand 2–4 ft (0.6–1.2 m) beyond it, clear of the post hole. Each batter board is two stakes and a crosspiece. Marks 3 ft (0.9 m) along one string and 4 ft (1.2 m) along the other are exactly 5 ft (1.5 m) apart, so the corner is square.',
    caption:
      'Slide a string along its crosspiece until the diagonal is right. A 6-8-10 or 9-12-15 triangle is more accurate still.',
  },
  boards: {
    title: 'Three ways to set boards',
    description:
      'Three sections, looking down on a rail. Stockade: boards butt edge to edge on one face. Board-on-board: a second layer on the same face covers the gaps of the first and overlaps by about 1 in. (25 mm). Shadowbox: boards alternate on both faces of the rail, so air passes between them.',
    caption:
      'Drawn with 1×6 boards, 5½ in. (14 cm) wide. In the lower two, each edge is covered by about 1 in. (25 mm).',
  },
  'chain-link': {
    title: 'The parts of a chain-link fence',
    description:
      'Front view of the end of a chain-link fence. A thick terminal post stands on the left in a wide footing, and a thinner line post further along. A top rail runs from a brace band on the terminal post over the line post. The mesh hangs from the rail by wire ties. A tension bar runs through its last row, and four tension bands hold the bar to the terminal post. A tension wire runs along the foot of the mesh. Below, two edges close up: in a knuckled selvage each wire end is bent over into a loop, in a twisted one the two ends are wound around each other and end in sharp points.',
    caption: 'The mesh is stretched between terminal posts; line posts only hold it up.',
  },
  'sight-triangle': {
    title: 'A sight triangle at a street corner',
    description:
      'Plan of a lot at the corner of two streets. A triangle at the corner of the lot is shaded. Inside it a fence must be low or left out; everywhere else the fence has its full height. A driver who waits at the crossing looks across the triangle and sees a car coming along the other street.',
    caption: 'How long the sides are, and how low a fence inside must be, your town decides.',
  },
  'site-plan': {
    title: 'A fence drawn on the lot',
    description:
      'Plan of a lot 80 ft (24.4 m) wide. The fence goes around the back yard just inside the property line and meets the house on both sides, with posts at most 8 ft (2.4 m) apart and a gate 42 in. (1.07 m) wide by the drive. Rings mark three places where a gas or power line passes under it.',
    caption: 'Dig by hand at the rings: there a buried line passes under the fence.',
  },
})

export type DiagramName = keyof typeof diagrams

// What the drawn plate of each fence style shows, for people who cannot see it; by the style's id on the page of types.
// A style without one of these ids has no plate.
export const plates = defineContent('content/diagrams.ts', platesSchema, {
  picket: 'Pointed boards with gaps, waist high.',
  'split-rail': 'Three rough rails between rough posts.',
  'ranch-rail': 'Three flat rails, then two with an X.',
  stockade: 'Narrow pointed boards, edge to edge.',
  'board-on-board': 'Boards in two layers, without a gap.',
  shadowbox: 'Boards with gaps; in each a rail and a board behind.',
  'lattice-top': 'Solid boards under crossed slats.',
  'horizontal-plank': 'Wide boards on their sides.',
  'wrought-iron': 'Bars with leaf points and rolled scrolls.',
  'cast-iron': 'Low arches, rings and lilies, posts with urns.',
  'ornamental-steel': 'Pointed pickets, three rails.',
  aluminum: 'Thin pickets under a flat top rail.',
  'chain-link': 'Diamond mesh between pipe posts.',
  'welded-wire': 'A wire grid on steel posts.',
  'vinyl-privacy': 'White boards without a gap.',
  'vinyl-semi-privacy': 'White boards with narrow gaps.',
  'vinyl-picket': 'White pickets in a hanging curve.',
  'vinyl-ranch-rail': 'Three white rails between posts.',
  'vinyl-lattice-top': 'White boards under crossed slats.',
  'composite-privacy': 'Brown boards without a gap.',
  'composite-board-on-board': 'Brown boards, raised and sunken.',
  'composite-horizontal': 'Brown slats on their sides.',
  'composite-infill': 'Brown boards in black metal frames.',
})

/** Stands over the first plates. */
export const plateScale =
  'All plates have one scale. The dashed line is 6 ft (1.8 m) up, and the neighbor behind is 5 ft 8 in. (1.73 m) tall.'

export type PlateName = keyof typeof plates

export function isPlate(id: string): id is PlateName {
  return Object.hasOwn(plates, id)
}
