import { foot, inch, meter } from '@/content/model/planner/lengths'
import { planQuery } from '@/content/model/planner/link'
import { houseByTape, type Tie } from '@/content/model/planner/lot/house'
import { lotByTape } from '@/content/model/planner/lot-by-tape'
import { distance, type Pair } from '@/content/model/planner/lot/tape'
import { buildingsOn, outlineOf } from '@/content/model/planner/parcel/outline'
import type { Position } from '@/content/model/planner/parcel/parcel'
import { readParcel } from '@/content/model/planner/parcel/read-parcel'
import { withProperty } from '@/content/model/planner/place-in-plan'
import { examplePlan, type Plan, type Point } from '@/content/model/planner/plan'
import { readQuery } from '@/content/model/planner/read-link'
import { scaleOf, withTraced } from '@/content/model/planner/trace'
import { tapeError } from './lot/lots'
import { collection, feature, lot, polygon } from './parcel/lots'
import { geodesic } from './parcel/vincenty'

// One lot of five unequal sides, with a house set askew, comes into a plan by the county's file, by tape, and from a
// picture. All is known by its geodesics alone, so that no way is measured by what another one computes.

/** Four walls that run along no side. */
const house: readonly Position[] = [
  [-105.27003, 40.01508],
  [-105.26985, 40.01513],
  [-105.26989, 40.01523],
  [-105.27007, 40.01518],
]

const example = planQuery(examplePlan)

function planOf(query: string): Plan {
  const read = readQuery(new URLSearchParams(query), () => [])
  if ('reason' in read) throw new Error(read.reason)
  return read.plan
}

/** Corners of the lot first, then of the house. */
const places = [...lot, ...house]

const pairsOf = (count: number): readonly Pair[] =>
  Array.from({ length: count }, (_, from) =>
    Array.from({ length: count - from - 1 }, (_, index) => ({ from, to: from + 1 + index })),
  ).flat()

const known = (pair: Pair): number => {
  const [from, to] = [places[pair.from], places[pair.to]]
  return from && to ? geodesic(from, to) * meter : Number.NaN
}

/** By how much the distance of two corners is off, at the most. */
function off(corners: readonly Point[]): number {
  const of = ({ from, to }: Pair) => {
    const [a, b] = [corners[from], corners[to]]
    return a && b ? distance(a, b) : Number.NaN
  }
  return Math.max(...pairsOf(corners.length).map((pair) => Math.abs(of(pair) - known(pair))))
}

/** The lot's corners as the file has them: the plan may begin at another one, and go the other way round. */
function inOrderOfFile(corners: readonly Point[]): readonly Point[] {
  expect(corners).toHaveLength(lot.length)
  const orders = [corners, corners.toReversed()].flatMap((one) =>
    one.map((_, first) => [...one.slice(first), ...one.slice(0, first)]),
  )
  return orders.toSorted((a, b) => off(a) - off(b))[0] ?? []
}

function byFile(): Plan {
  const read = readParcel(JSON.stringify(collection(feature(polygon(house)), feature(polygon()))))
  const parcels = 'parcels' in read ? read.parcels : []
  const [, parcel] = parcels
  const outline = parcel && outlineOf(parcel, true, buildingsOn(parcel, parcels)[0])
  if (!outline || 'fault' in outline) throw new Error('the file holds a lot')
  return planOf(withProperty(example, { lot: outline.points, house: outline.house }))
}

/** Each misread by up to half an inch. */
const taped = (pair: Pair) => Math.round(known(pair) + tapeError(inch / 2))

/** Sides and all diagonals of the lot; of the house two lengths a corner, to the ends of the side that it is seen from. */
function byTape(): Plan {
  const measured = pairsOf(lot.length).map((pair) => ({ ...pair, length: taped(pair) }))
  // The lot goes against the clock, and is walked with the yard on the right.
  const walked = (corner: number) => lot.length - 1 - corner
  const answer = lotByTape({
    corners: lot.length,
    measured: measured.map(({ length, ...pair }) => ({
      from: walked(pair.from),
      to: walked(pair.to),
      length,
    })),
    inward: [],
  })
  if ('fault' in answer) throw new Error(answer.fault)
  const sides = [3, 2, 1, 0]
  const ties = sides.map((side, corner): Tie => {
    const to = (end: number) => taped({ from: walked((side + end) % lot.length), to: lot.length + corner })
    return { side, lengths: [to(0), to(1)] }
  })
  const found = houseByTape(answer.lot.corners, ties)
  if ('fault' in found) throw new Error(found.fault)
  return planOf(withProperty(example, { lot: answer.lot.corners, house: found.house.points }))
}

/** On a picture of 12 pixels a foot, each corner tapped at the nearest pixel. */
function byPicture(): Plan {
  const [origin] = lot
  const [longitude, latitude] = origin ?? [0, 0]
  const perDegree = (to: Position) => geodesic([longitude, latitude], to) * 1000
  const [east, north] = [perDegree([longitude + 0.001, latitude]), perDegree([longitude, latitude + 0.001])]
  const pixels = (meters: number) => (meters * meter * 12) / foot
  const onPicture = ([x, y]: Position) => ({
    x: Math.round(100 + pixels((x - longitude) * east)),
    y: Math.round(2500 - pixels((y - latitude) * north)),
  })
  const [property, walls] = [lot.map(onPicture), house.map(onPicture)]
  const [from, to] = [property[0], property[3]]
  const scale = from && to && scaleOf([from, to], Math.round(known({ from: 0, to: 3 }) / inch) * inch)
  const placed = scale && withTraced(example, { property, house: walls, fence: [], isClosed: false }, scale)
  if (!placed || 'fault' in placed) throw new Error('the picture can be traced')
  return planOf(placed.query)
}

const all = ({ property, house }: Plan) => off([...inOrderOfFile(property), ...house])

test('by the county’s file, by tape and from a picture it is one lot with one house, to an inch and a half', () => {
  expect(all(byFile())).toBeLessThan(inch / 8)
  expect(all(byTape())).toBeLessThan(inch)
  expect(all(byPicture())).toBeLessThan(1.5 * inch)
})
