import { stripVTControlCharacters } from 'node:util'

/**
 * What a failed build said, without colours and without the calls that led there.
 * @param {string} output
 */
export const withoutStack = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim()

/**
 * The one line of it for a table's cell: builders end on the cause.
 * @param {string} output
 */
export function cause(output) {
  const lines = withoutStack(output).split('\n').filter(Boolean)
  const line =
    lines.findLast((words) => /error|exceed|fail|cannot|not done/i.test(words)) ?? lines.at(-1) ?? ''
  return line.trim().slice(0, 160)
}
