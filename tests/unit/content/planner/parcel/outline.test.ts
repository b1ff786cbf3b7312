import { foot, inch, meter } from '@/content/model/planner/lengths'
import {
  buildingsOn,
  mostOutlinePoints,
  outlineOf,
  type Outline,
} from '@/content/model/planner/parcel/outline'
import type { Position } from '@/content/model/planner/parcel/parcel'
import { toPlan } from '@/content/model/planner/parcel/to-plan'
import { lot } from './lots'
import { geodesic } from './vincenty'

const outline = (ring: readonly Position[], isLevel = false): Outline => {
  const found = outlineOf({ name: '', ring }, isLevel)
  if ('fault' in found) throw new Error(found.fault)
  return found
}

/** About so many feet to the east and north of a corner of the lot. */
const place = (east: number, north: number, [x, y]: Position = [-105.27, 40]): Position => [
  x + (east * 0.3048) / (111_320 * Math.cos((y * Math.PI) / 180)),
  y + (north * 0.3048) / 111_035,
]

test('Vincenty’s formula gives what Geoscience Australia gives from Flinders Peak to Buninyong', () => {
  const dms = (degrees: number, minutes: number, seconds: number) => degrees + minutes / 60 + seconds / 3600
  const flinders: Position = [dms(144, 25, 29.5244), -dms(37, 57, 3.7203)]
  const buninyong: Position = [dms(143, 55, 35.3839), -dms(37, 39, 10.1561)]
  expect(geodesic(flinders, buninyong, 6_378_137, 1 / 298.257222101)).toBeCloseTo(54_972.271, 3)
})

test.each([-54, 0, 25, 40, 64])(
  'at %i° sides are as long as geodesics: 1,000 ft to ¹⁄₁₀₀₀ in., a mile to ¹⁄₁₀₀ in.',
  (latitude) => {
    for (const [feet, inches] of [
      [1000, 0.001],
      [5280, 0.01],
    ] as const) {
      const ring = [
        place(0, 0, [-105, latitude]),
        place(feet * 0.6, feet * 0.8, [-105, latitude]),
        place(feet, 0, [-105, latitude]),
      ]
      const points = toPlan(ring)
      ring.forEach((from, index) => {
        const [to, a, b] = [ring[(index + 1) % 3], points[index], points[(index + 1) % 3]]
        if (!to || !a || !b) throw new Error('a triangle has three corners')
        const length = Math.hypot(a.x - b.x, a.y - b.y)
        // Each end is rounded to 1/80 mm.
        expect(Math.abs(length - geodesic(from, to) * meter)).toBeLessThan(inches * inch + Math.SQRT2)
      })
    }
  },
)

test('a lot near 40° N has the sides that its geodesics have, east to the right and south down', () => {
  const { points, lengths } = outline(lot)
  // The file goes round it against the clock, the plan with it.
  const sides = lot.map((from, index) => geodesic(from, lot[(index + 1) % lot.length] ?? from)).toReversed()
  lengths.forEach((length, index) =>
    expect(Math.abs(length - (sides[index] ?? 0) * meter)).toBeLessThan(inch / 16),
  )
  expect(lengths).toHaveLength(5)
  const [first, north] = points
  expect(north?.y).toBeLessThan(first?.y ?? 0)
})

test('its area is that of its figure', () => {
  const { squareFeet, acres, squareMeters } = outline([
    place(0, 0),
    place(200, 0),
    place(200, 100),
    place(0, 100),
  ])
  expect(Math.abs(squareFeet - 20_000)).toBeLessThan(100)
  expect(acres).toBeCloseTo(squareFeet / 43_560, 9)
  expect(squareMeters).toBeCloseTo(squareFeet * 0.3048 ** 2, 6)
})

test('over the 180th meridian a lot is as whole as elsewhere', () => {
  const { lengths } = outline([
    [179.9995, 52],
    [-179.9995, 52],
    [-179.9995, 52.0005],
    [179.9995, 52.0005],
  ])
  expect(Math.max(...lengths)).toBeLessThan(230 * foot)
})

test('points in a straight side are left out, and it says how many', () => {
  const { points, notes } = outline([
    ...[0, 40, 80, 120].map((east, index) => place(east, index === 1 ? 0.05 : 0)),
    place(120, 90),
    place(60, 90.02),
    place(0, 90),
  ])
  expect(points).toHaveLength(4)
  expect(notes).toEqual(['3 points within 1 in. (3 cm) of a straight line were left out.'])
})

test('a lot of many points keeps as many as an address holds, and says how far it is off', () => {
  const { points, notes } = outline(
    Array.from({ length: 2_000 }, (_, index) => {
      const [angle, radius] = [(index / 1000) * Math.PI, 200 + (index % 2) * 3]
      return place(radius * Math.cos(angle), radius * Math.sin(angle))
    }),
  )
  expect(points.length).toBeLessThanOrEqual(mostOutlinePoints)
  expect(notes.join()).toMatch(/points within .* of a straight line were left out/)
})

test('turned, its longest side lies level, and north stays in the upper half', () => {
  const { points, lengths, north } = outline(lot, true)
  const longest = lengths.indexOf(Math.max(...lengths))
  const [from, to] = [points[longest], points[(longest + 1) % points.length]]
  expect(Math.abs((from?.y ?? 0) - (to?.y ?? 1))).toBeLessThanOrEqual(1)
  expect(Math.abs(north)).toBeLessThanOrEqual(90)
  const plain = outline(lot).lengths
  lengths.forEach((length, index) => expect(Math.abs(length - (plain[index] ?? 0))).toBeLessThanOrEqual(2))
})

test.each([
  ['a side of more than a mile', [place(0, 0), place(5400, 0), place(0, 300)], /1 mile/],
  [
    'a country',
    [
      [-109, 37],
      [-102, 37],
      [-102, 41],
    ] as const,
    /1 mile/,
  ],
  [
    'the pole',
    [
      [0, 90],
      [90, 89.9999],
      [180, 89.9999],
    ] as const,
    /1 mile/,
  ],
  ['a line', [place(0, 0), place(50, 50), place(100, 100)], /no area/],
])('%s gets a sentence', (_, ring, words) => {
  expect(outlineOf({ name: '', ring }, false)).toEqual({ fault: expect.stringMatching(words) })
})

test('of a file’s areas, those on the lot may be its house: no neighbor, and not what the lot lies in', () => {
  const area = (name: string, east: number, north: number, wide: number) => ({
    name,
    ring: [
      place(east, north),
      place(east + wide, north),
      place(east + wide, north + wide),
      place(east, north + wide),
    ],
  })
  const own = area('lot', 0, 0, 100)
  const file = [
    own,
    area('house', 30, 30, 40),
    area('shed', 80, 85, 10),
    area('next door', 110, 20, 30),
    area('town', -500, -500, 2000),
    area('elsewhere', 3_000_000, 0, 30),
    { name: 'a wall', ring: [place(20, 20), place(60, 20), place(60, 20.02)] },
  ]
  expect(buildingsOn(own, file).map(({ name }) => name)).toEqual(['house', 'shed'])
})
