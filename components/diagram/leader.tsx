type Props = {
  x: number
  y: number
  /** Path data from the part at x, y to its label, such as "H272". */
  to: string
}

/** A thin line from a part, marked with a dot, to its label. */
export function Leader({ x, y, to }: Props) {
  return (
    <>
      <path className="thin" d={`M${x} ${y}${to}`} />
      <circle cx={x} cy={y} r="1.9" />
    </>
  )
}
