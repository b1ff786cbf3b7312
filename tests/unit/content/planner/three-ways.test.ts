/** @jest-environment node */
import { foot, inch, meter } from '@/content/model/planner/lengths'
import { planQuery } from '@/content/model/planner/link'
import { lotByTape } from '@/content/model/planner/lot-by-tape'
import { distance, type Pair } from '@/content/model/planner/lot/tape'
import { outlineOf } from '@/content/model/planner/parcel/outline'
import type { Position } from '@/content/model/planner/parcel/parcel'
import { readParcel } from '@/content/model/planner/parcel/read-parcel'
import { withProperty } from '@/content/model/planner/place-in-plan'
import { examplePlan, type Plan, type Point } from '@/content/model/planner/plan'
import { readQuery } from '@/content/model/planner/read-link'
import { scaleOf, withTraced } from '@/content/model/planner/trace'
import { tapeError } from './lot/lots'
import { feature, lot, polygon } from './parcel/lots'
import { geodesic } from './parcel/vincenty'

// One lot of five unequal sides comes into a plan by the county's file, by tape, and from a picture. The lot is known by
// its geodesics alone, so that no way is measured by what another one computes.

const example = planQuery(examplePlan)

function planOf(query: string): Plan {
  const read = readQuery(new URLSearchParams(query), () => [])
  if ('reason' in read) throw new Error(read.reason)
  return read.plan
}

/** Every corner to every other, in the order in which the corners are walked. */
const pairs: readonly Pair[] = lot.flatMap((_, from) =>
  lot.slice(from + 1).map((_, index) => ({ from, to: from + 1 + index })),
)
const known = (pair: Pair): number => {
  const [from, to] = [lot[pair.from], lot[pair.to]]
  return from && to ? geodesic(from, to) * meter : Number.NaN
}

/** By how much the distance of two corners is off, at the most. */
function off(corners: readonly Point[]): number {
  expect(corners).toHaveLength(lot.length)
  const of = ({ from, to }: Pair) => {
    const [a, b] = [corners[from], corners[to]]
    return a && b ? distance(a, b) : Number.NaN
  }
  return Math.max(...pairs.map((pair) => Math.abs(of(pair) - known(pair))))
}

/** The corners as the file has them: it may begin at another one, and go the other way round. */
function inOrderOfFile(corners: readonly Point[]): readonly Point[] {
  const orders = [corners, corners.toReversed()].flatMap((one) =>
    one.map((_, first) => [...one.slice(first), ...one.slice(0, first)]),
  )
  return orders.toSorted((a, b) => off(a) - off(b))[0] ?? []
}

function byFile(): readonly Point[] {
  const read = readParcel(JSON.stringify(feature(polygon())))
  const [parcel] = 'parcels' in read ? read.parcels : []
  const outline = parcel && outlineOf(parcel, true)
  if (!outline || 'fault' in outline) throw new Error('the file holds a lot')
  return planOf(withProperty(example, outline.points)).property
}

/** Sides and all diagonals, each misread by up to half an inch. */
function byTape(): readonly Point[] {
  const measured = pairs.map((pair) => ({ ...pair, length: Math.round(known(pair) + tapeError(inch / 2)) }))
  const answer = lotByTape({ corners: lot.length, measured, inward: [] })
  if ('fault' in answer) throw new Error(answer.fault)
  return planOf(withProperty(example, answer.lot.corners)).property
}

/** On a picture of 12 pixels a foot, each corner tapped at the nearest pixel, and a house askew beside it. */
function byPicture(): Plan {
  const [origin] = lot
  const [longitude, latitude] = origin ?? [0, 0]
  const perDegree = (to: Position) => geodesic([longitude, latitude], to) * 1000
  const [east, north] = [perDegree([longitude + 0.001, latitude]), perDegree([longitude, latitude + 0.001])]
  const pixels = (meters: number) => (meters * meter * 12) / foot
  const property = lot.map(([x, y]) => ({
    x: Math.round(100 + pixels((x - longitude) * east)),
    y: Math.round(2500 - pixels((y - latitude) * north)),
  }))
  const house = [
    { x: 400, y: 1200 },
    { x: 880, y: 1310 },
    { x: 800, y: 1660 },
    { x: 320, y: 1550 },
  ]
  const [from, to] = [property[0], property[3]]
  const scale = from && to && scaleOf([from, to], Math.round(known({ from: 0, to: 3 }) / inch) * inch)
  const placed = scale && withTraced(example, { property, house, fence: [], isClosed: false }, scale)
  if (!placed || 'fault' in placed) throw new Error('the picture can be traced')
  return planOf(placed.query)
}

test('by the county’s file, by tape and from a picture it is one lot, to an inch and a half', () => {
  expect(off(inOrderOfFile(byFile()))).toBeLessThan(inch / 8)
  expect(off(byTape())).toBeLessThan(inch / 2)
  const traced = byPicture()
  expect(off(inOrderOfFile(traced.property))).toBeLessThan(1.5 * inch)
  expect(traced.house).toHaveLength(4)
})
