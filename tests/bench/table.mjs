/**
 * A Markdown table with padded columns, so that it reads as well in a terminal as it does rendered.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @returns {string} without a line break at the end
 */
export function table(head, rows) {
  const lines = [head, ...rows].map((row) => head.map((_, column) => escapeCell(row[column] ?? '')))
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => width(line[column] ?? ''))))
  // Words stand left, figures right: judged by what the rows hold.
  const right = head.map(
    (_, column) =>
      column > 0 && rows.some((row) => row[column]) && rows.every((row) => isFigure(row[column] ?? '')),
  )

  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells
      .map((cell, column) => {
        const space = ' '.repeat((widths[column] ?? 3) - width(cell))
        return right[column] ? space + cell : cell + space
      })
      .join(' | ')} |`
  const rule = widths.map((size, column) => (right[column] ? `${'-'.repeat(size - 1)}:` : '-'.repeat(size)))
  const [first = [], ...rest] = lines
  return [line(first), line(rule), ...rest.map(line)].join('\n')
}

/** @param {string} cell */
const escapeCell = (cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** @param {string} cell how many characters a reader sees */
const width = (cell) => [...cell].length

/** @param {string} cell */
const isFigure = (cell) => cell === '' || cell === '–' || /^[<≤]?\$?[\d,.]/.test(cell)

/**
 * A figure for a reader: thousands apart, no more decimals than asked for.
 * @param {number | undefined} value
 * @param {number} [decimals]
 */
export function figure(value, decimals = 0) {
  if (value === undefined || Number.isNaN(value)) return '–'
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals })
}
