/** The same label, which may break at one place alone: where the longer of its two lines is shortest. */
export function inTwoLines(label: string): string {
  const words = label.split(' ')
  const lines = words
    .map((_, index) => [words.slice(0, index), words.slice(index)].map((line) => line.join('\u00a0')))
    .slice(1)
    .toSorted((a, b) => longest(a) - longest(b))
  return lines[0]?.join(' ') ?? label
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length))
