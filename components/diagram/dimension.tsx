import { lines, type Point } from './points'

type Props = {
  from: Point
  to: Point
  /** For gaps too narrow for two arrows: they point inward from outside. */
  outside?: boolean
}

const arrowLength = 7
const arrowHalf = 2.2
const outsideTail = 16

/** A dimension line with an arrowhead at each end. */
export function Dimension({ from, to, outside }: Props) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const back: Point = [-direction[0], -direction[1]]

  const shafts = outside
    ? lines([from, along(from, back, outsideTail)]) + lines([to, along(to, direction, outsideTail)])
    : lines([from, to])
  const heads = outside ? head(from, back) + head(to, direction) : head(from, direction) + head(to, back)

  return <path className="dimension" d={shafts + heads} />
}

function along([x, y]: Point, [dx, dy]: Point, distance: number): Point {
  return [x + dx * distance, y + dy * distance]
}

function head(tip: Point, [dx, dy]: Point): string {
  const [x, y] = along(tip, [dx, dy], arrowLength)
  const side: Point = [-dy * arrowHalf, dx * arrowHalf]
  return `${lines([tip, [x + side[0], y + side[1]], [x - side[0], y - side[1]]])}Z`
}
