const vowels: ReadonlySet<string> = new Set('aeiouy')

/** How many slips a word of this length may hold. Short words are too like each other for any. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Of the known words, those with the fewest slips between them and the word; none beyond the limit. */
export function nearestWords(word: string, known: Iterable<string>, limit: number): string[] {
  let best: string[] = []
  let fewest = limit
  for (const candidate of known) {
    const count = slips(word, candidate, fewest)
    if (count > fewest) continue
    if (count < fewest) best = []
    fewest = count
    best.push(candidate)
  }
  return best
}

/**
 * Letters to add, drop, change or swap with their neighbor to turn one word into the other. Swapped letters
 * are the commonest slip and count once here, while MiniSearch's own fuzzy search counts them twice. One vowel
 * for another counts half: "vynil" and "galvinized" are spelled by ear.
 */
export function slips(from: string, to: string, limit = Infinity): number {
  if (Math.abs(from.length - to.length) > limit) return Infinity

  let [older, previous]: [number[], number[]] = [
    [],
    Array.from({ length: to.length + 1 }, (_, index) => index),
  ]
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : changeOf(from[row - 1], to[column - 1])),
        isSwap ? at(older, column - 2) + 1 : Infinity,
      )
    }
    older = previous
    previous = current
  }
  return at(previous, to.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

function changeOf(letter = '', other = ''): number {
  return vowels.has(letter) && vowels.has(other) ? 0.5 : 1
}
