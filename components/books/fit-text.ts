import { drawable, setLine, type Lettering } from './lettering'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type SetLine = {
  readonly line: Lettering
  readonly x: number
  readonly y: number
  readonly size: number
}

type Limits = { readonly largest: number; readonly tracking?: number }

const smallest = 7
/** From baseline to baseline, as a part of the type's size. */
const leading = 1.14

/** Words that lead to the next one: no line ought to end with them, nor have nothing else. */
const leadingWords = new Set('a an and at by for from in of on or the to with'.split(' '))

/**
 * Sets a text in the middle of a box, as large as it fits there. Lines break at spaces alone, never after a hyphen, and
 * after words like "of" only where the type would be much smaller otherwise. What does not fit at the smallest size
 * ends in an ellipsis; words wider than the box are cut into parts.
 */
export function fitText(text: string, box: Box, { largest, tracking = 0 }: Limits): SetLine[] {
  const words = drawable(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const measure = measureWith(tracking)

  const largestFit = (mayEndBadly: boolean) => {
    for (let size = largest; size >= smallest; size -= 0.5) {
      const lines = breakLines(words, { width: box.width / size, measure, mayEndBadly })?.map(measure)
      if (lines && heightOf(lines) * size <= box.height) return { lines, size }
    }
    return undefined
  }
  const largestOfAll = largestFit(true)
  if (largestOfAll) {
    const good = largestFit(false)
    const { lines, size } = good && good.size >= largestOfAll.size * 0.8 ? good : largestOfAll
    return place(lines, size, box)
  }

  const width = box.width / smallest
  const parts = words.flatMap((word) => cutWord(word, width, measure))
  const lines = breakLines(parts, { width, measure, mayEndBadly: true }) ?? []
  while (lines.length > 1 && heightOf(lines.map(measure)) * smallest > box.height) {
    lines.pop()
    lines.push((lines.pop() ?? '').replace(/.{0,2}$/u, '…'))
  }
  return place(lines.map(measure), smallest, box)
}

type Measure = (line: string) => Lettering

/** The same lines are measured again for each size. */
function measureWith(tracking: number): Measure {
  const known = new Map<string, Lettering>()
  return (line) => {
    const lettering = known.get(line) ?? setLine(line, tracking)
    known.set(line, lettering)
    return lettering
  }
}

const widthOf = ({ ink }: Lettering) => ink.right - ink.left

function heightOf(lines: readonly Lettering[]): number {
  return (lines.at(-1)?.ink.bottom ?? 0) - (lines[0]?.ink.top ?? 0) + (lines.length - 1) * leading
}

/** Centers the ink itself, not the room around the letters. */
function place(lines: readonly Lettering[], size: number, box: Box): SetLine[] {
  const top = box.y + (box.height - heightOf(lines) * size) / 2 - (lines[0]?.ink.top ?? 0) * size
  return lines.map((line, index) => ({
    line,
    size,
    x: box.x + box.width / 2 - ((line.ink.left + line.ink.right) / 2) * size,
    y: top + index * leading * size,
  }))
}

/** The lines of least raggedness, each at most `width` wide for type of size 1; undefined where there are none. */
function breakLines(
  words: readonly string[],
  { width, measure, mayEndBadly }: { width: number; measure: Measure; mayEndBadly: boolean },
): string[] | undefined {
  // The best way to set the words from each one to the end.
  const best: { cost: number; lines: string[] }[] = []
  best[words.length] = { cost: 0, lines: [] }
  for (let from = words.length - 1; from >= 0; from -= 1) {
    let line = ''
    for (let to = from; to < words.length; to += 1) {
      const word = words[to] ?? ''
      line = line === '' ? word : `${line} ${word}`
      const slack = 1 - widthOf(measure(line)) / width
      if (slack < 0) break
      const rest = best[to + 1]
      // "The" may stand alone at the head of a title.
      const endsBadly = to > 0 && to + 1 < words.length && leadingWords.has(word.toLowerCase())
      if (!rest || (endsBadly && !mayEndBadly)) continue
      const cost = rest.cost + slack * slack + (endsBadly ? 0.4 : 0) + 0.35
      if (cost < (best[from]?.cost ?? Infinity)) best[from] = { cost, lines: [line, ...rest.lines] }
    }
  }
  return best[0]?.lines
}

function cutWord(word: string, width: number, measure: Measure): string[] {
  const parts = ['']
  for (const letter of word) {
    const longer = `${parts.at(-1) ?? ''}${letter}`
    if (widthOf(measure(longer)) <= width) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts
}
