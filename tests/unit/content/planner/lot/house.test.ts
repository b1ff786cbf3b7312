import { foot } from '@/content/model/planner/lengths'
import { houseByTape, type House, type Tie } from '@/content/model/planner/lot/house'
import { distance } from '@/content/model/planner/lot/tape'
import type { Point } from '@/content/model/planner/plan'
import { seeded } from '../../../../lib/seeded'

const at = (x: number, y: number): Point => ({ x: x * foot, y: y * foot })

/** Walked with the yard on the right: y points down. */
const lot = [at(0, 0), at(100, 0), at(120, 80), at(-10, 90)]

const tied = (corner: Point, side: number): Tie => {
  const [start, end] = [lot[side], lot[(side + 1) % lot.length]]
  if (!start || !end) throw new RangeError(`no side ${side}`)
  return { side, lengths: [distance(corner, start), distance(corner, end)] }
}

function placed(ties: readonly Tie[]): House {
  const found = houseByTape(lot, ties)
  if ('fault' in found) throw new Error(found.fault)
  return found.house
}

const askew = [at(30, 20), at(70, 28), at(66, 48), at(26, 40)]

test('a house lies where it was measured, from whichever sides, and its corners are said either way round', () => {
  const random = seeded(1776)
  for (let index = 0; index < 200; index += 1) {
    const ties = askew.map((corner) => tied(corner, Math.floor(random() * lot.length)))
    const { points, walls, angles, warnings } = placed(ties)
    points.forEach((point, corner) => expect(distance(point, askew[corner] ?? at(0, 0))).toBeLessThan(2))
    expect(walls.map((wall) => Math.round((wall / foot) * 10) / 10)).toEqual([40.8, 20.4, 40.8, 20.4])
    angles.forEach((angle) => expect(angle).toBeCloseTo(90, 1))
    expect(warnings).toEqual([])
    placed(ties.toReversed()).angles.forEach((angle) => expect(angle).toBeCloseTo(90, 1))
  }
})

test('lengths that do not meet, mixed corners, and a house beyond the line are said', () => {
  const ties = askew.map((corner) => tied(corner, 0))
  const short: Tie = { side: 0, lengths: [40 * foot, 50 * foot] }
  expect(houseByTape(lot, ties.with(1, short))).toEqual({
    fault:
      '40 ft (12.19 m) and 50 ft (15.24 m) do not meet at corner B of the house: side 1 to 2 is 100 ft (30.48 m) long. Measure both again, or look whether it is the right side.',
  })
  expect(houseByTape(lot, ties.with(1, ties[0] ?? short))).toEqual({
    fault: expect.stringMatching(/^Corners A and B of the house lie on one spot\./),
  })
  const [a, b, c, d] = ties
  if (!a || !b || !c || !d) throw new Error('the house has four corners')
  expect(houseByTape(lot, [a, c, b, d])).toEqual({
    fault: expect.stringMatching(/^Walls A to B and C to D of the house would cross\./),
  })
  expect(placed([a, tied(at(70, 3), 2), c, d]).warnings).toEqual([])
  expect(placed([a, tied(at(70, 3), 0), c, d]).warnings).toEqual([
    expect.stringMatching(/^Corner B of the house hangs on a thin triangle: its two lengths cross at 8°/),
  ])
  const far: Tie = { side: 1, lengths: [150 * foot, 150 * foot] }
  expect(placed([a, b, far]).warnings).toEqual([
    'Corner C of the house lies outside the lot. Look whether the lengths belong to another side.',
  ])
})
