type Props = {
  x: number
  y: number
  /** Path data from the part at x, y to the words, such as "H272". */
  to: string
}

/** A thin line from a part, marked with a dot, to the words that name it. */
export function Leader({ x, y, to }: Props) {
  return (
    <>
      <path className="thin" d={`M${x} ${y}${to}`} />
      <circle cx={x} cy={y} r="1.9" />
    </>
  )
}
