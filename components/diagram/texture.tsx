import { lines, type Point } from './points'

type Props = { x: number; y: number; width: number; height: number }

// Dashed strokes and not <pattern>s: browsers print those as blurred pictures.

/** The slanting ticks under a ground line. */
export function SoilHatch({ y }: { y: number }) {
  return <path className="hatch" d="M10 5h350" transform={`translate(0 ${y}) skewX(-45)`} />
}

/** Sand and pebbles: dots along a zigzag, whose length no dash divides. */
export function ConcreteGrain({ x, y, width, height }: Props) {
  const turns = Array.from({ length: Math.floor(height / 5) }, (_, index): Point => {
    return [index % 2 === 0 ? x + 2 : x + width - 2, y + 3 + index * 5]
  })

  return (
    <>
      <path className="grain" d={lines(turns)} />
      <path className="pebbles" d={lines(turns)} />
    </>
  )
}

/** Rows of round stones, each a dark dot under a light one. */
export function Gravel({ x, y, width, height }: Props) {
  const rows = Math.round(height / 5.4)
  const stones = Array.from({ length: rows }, (_, row) => {
    const indent = row % 2 === 0 ? 3 : 5.6
    return lines([
      [x + indent, y + ((row + 0.5) * height) / rows],
      [x + width - 2.8, y + ((row + 0.5) * height) / rows],
    ])
  }).join('')

  return (
    <>
      <path className="concrete" d={`M${x} ${y}h${width}v${height}h${-width}z`} />
      <path className="stoneEdge" d={stones} />
      <path className="stone" d={stones} />
    </>
  )
}
