import type { ReactElement } from 'react'
import { plainText } from '@/content/model/text/inline'
import { bindNumbers, isNumber } from '@/content/model/text/typography'

/** Words, perhaps with inline Markdown; a number; or what a component draws. */
export type Cell = string | number | ReactElement

/**
 * What becomes of a table where it is narrow, on a phone or with large text:
 * - `plain`: nothing, it fits
 * - `compact`: it fits with less room between its columns
 * - `tight`: it fits so in smaller figures
 * - `named`: each row's name stands above its figures
 * - `stacked`: its cells stand one below the other, and so do the names of its columns
 * - `folded`, `folded last`: its second column, or its last one, stands below the first
 * - `cards`: its rows are cards, with the column's name before each value
 * - `wide`: it scrolls sideways past its first column
 */
export type TableLayout =
  'plain' | 'compact' | 'tight' | 'named' | 'stacked' | 'folded' | 'folded last' | 'cards' | 'wide'

type Shape = {
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** Whether there are names above those of the columns. */
  hasGroups?: boolean
}

/** Letters that a phone has room for side by side, wide ones or in a narrow window. */
const phone = 36
/** Such room for the figures of a `tight` table. */
const phoneOfFigures = 41

/** A cell of more lines is read as words, not as a figure. */
const mostLines = 3
/** Letters of the narrowest column that words are set in. */
const narrowest = 7

/** What stands where a number would, if there were enough jobs for one. */
const noNumber = 'too few'

/** Columns of numbers; not the first, which names the rows. */
export const numericColumns = ({ head, rows }: Shape): boolean[] =>
  head.map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== noNumber)
    return column > 0 && cells.length > 0 && cells.every(isNumeric)
  })

/** Columns set flush right: most of what stands below their names are numbers. */
export const flushColumns = ({ head, rows }: Shape): boolean[] =>
  head.map((_, column) => {
    const numbers = rows.filter((row) => isNumeric(row[column] ?? '') || row[column] === noNumber)
    return column > 0 && numbers.length > rows.length / 2
  })

/** Decides by the shape of a table alone: how many columns it has, and how long its cells and their words are. */
export function tableLayout(shape: Shape): TableLayout {
  const { head, rows, hasGroups = false } = shape
  const columns = head.map((name, column) => {
    const cells = rows.map((row) => wordsOf(row[column] ?? ''))
    const word = Math.max(...[name, ...cells].map(longestWord))
    const longest = Math.max(...cells.map(({ length }) => length))
    return { word, longest, isWordy: longest > mostLines * Math.max(word, narrowest) }
  })
  const numeric = numericColumns(shape)
  const words = columns.map(({ word }) => word)
  const fits = widthOf(words, 2) <= phone - 2
  const isDrawn = rows.some((row) => row.some((cell) => typeof cell === 'object'))

  if (columns.length < 3) return 'plain'
  if (columns.length === 3) {
    const isLong = isDrawn || columns.some(({ longest }) => longest > 2 * phone)
    return isLong || !(fits && numeric.includes(true)) ? 'stacked' : 'plain'
  }
  const [, ...others] = columns
  if (!isDrawn && !others.some(({ isWordy }) => isWordy)) {
    const widest = Math.max(...others.map(({ word }) => word))
    if (!hasGroups && columns[0]?.isWordy && widest * others.length <= phone) return 'named'
    if (fits) return 'plain'
    if (!hasGroups && widthOf(words, 1) < phone) return 'compact'
  }
  const isAllFigures = rows.every(([, ...cells]) => cells.every(beginsWithDigit))
  if (!hasGroups && others.length > 3 && isAllFigures && widthOf(words, 1) < phoneOfFigures) return 'tight'
  const isOfFigures = numeric.filter(Boolean).length > others.length / 2
  if (hasGroups || (others.length > 3 && isOfFigures)) return 'wide'

  const last = others.length
  const folded = [1, last].find((column) => {
    const stay = columns.filter((_, index) => index > 0 && index !== column)
    const beside = stay.map(({ word }) => word)
    return (
      !numeric[column] &&
      stay.every(({ isWordy, longest }) => !isWordy && longest < (columns[column]?.longest ?? 0)) &&
      widthOf([Math.max(words[0] ?? 0, words[column] ?? 0), ...beside], 1) <= phone
    )
  })
  if (folded === undefined || others.length > 3) return 'cards'
  return folded === last ? 'folded last' : 'folded'
}

const widthOf = (words: readonly number[], gap: number): number =>
  words.reduce((sum, word) => sum + word, 0) + gap * (words.length - 1)

const citation = /\[\^\d+:\d+\]/g

const wordsOf = (cell: Cell): string =>
  typeof cell === 'object' ? '' : plainText([String(cell).replace(citation, '')])

/** Of what stands in one line: two figures of a fraction are as wide as a letter. */
const longestWord = (text: string): number =>
  Math.max(
    ...bindNumbers(text)
      .split(/ |(?<=-)/)
      .map((word) => word.length - (word.match(/[¹²³⁰-₉⁄]/g)?.length ?? 0) / 2),
  )

/** `14`, `4×4, 8 ft` */
const beginsWithDigit = (cell: Cell): boolean => /^\d/.test(wordsOf(cell))

const isNumeric = (cell: Cell): boolean => typeof cell === 'number' || isNumber(wordsOf(cell))
