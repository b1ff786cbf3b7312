import { drawable, setLine } from './lettering'

/** A line of a card's title on a phone of 360 px: 152 px in type of 15 px. */
const lineWidth = 152 / 15

/**
 * A title that does not fit two lines on a phone, without its middle: cut at its end, "Cyclopedia of American
 * Horticulture" and "Cyclopedia of American Agriculture" would read alike. Undefined for titles that fit.
 */
export function shortTitle(title: string): string | undefined {
  const words = title.split(/\s+/)
  const fits = (line: string) => {
    const { ink } = setLine(drawable(line))
    return ink.right - ink.left <= lineWidth
  }
  const linesOf = (line: string[]) => {
    let lines = 1
    let last = ''
    for (const word of line) {
      if (last !== '' && !fits(`${last} ${word}`)) {
        lines += 1
        last = word
      } else last = last === '' ? word : `${last} ${word}`
    }
    return lines
  }
  if (linesOf(words) <= 2) return undefined

  let head = 1
  while (fits(`${words.slice(0, head + 1).join(' ')}…`)) head += 1
  let tail = words.length - 1
  while (tail > head + 1 && fits(words.slice(tail - 1).join(' '))) tail -= 1
  return `${words.slice(0, head).join(' ')}… ${words.slice(tail).join(' ')}`
}
