import { parsePrice } from '../money'
import type { View } from '../view'

/** A cell of RFC 4180. What a spreadsheet would take for a formula gets an apostrophe. */
const cell = (text: string) => `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Excel takes a file without a byte order mark for one of its own code page: “4Ã—4”. */
const byteOrderMark = '\uFEFF'

export function listCsv({ count, prices }: View): string {
  const rows = count.lines.map(({ group, count: number, unit = 'pieces', item, formula, key }) => {
    const price = parsePrice(prices?.[key] ?? '')
    return [
      group,
      String(number),
      unit,
      item,
      formula,
      price === undefined ? '' : String(price),
      price === undefined ? '' : String(price * number),
    ]
  })
  return (
    byteOrderMark +
    [['Group', 'How many', 'Of', 'What', 'How it is counted', 'Price', 'Sum'], ...rows]
      .map((row) => row.map(cell).join(','))
      .join('\r\n') +
    '\r\n'
  )
}
