type Props = {
  x: number
  y: number
  lines: readonly string[]
  anchor?: 'middle' | 'end'
  /** Sets the first line in bold. */
  strong?: boolean
}

/** Text in a drawing; `y` is the baseline of the first line. */
export function Label({ x, y, lines: [first, ...rest], anchor, strong }: Props) {
  return (
    <text x={x} y={y} textAnchor={anchor}>
      {strong ? <tspan className="strong">{first}</tspan> : first}
      {rest.map((line) => (
        <tspan key={line} x={x} dy="1.2em">
          {line}
        </tspan>
      ))}
    </text>
  )
}
