import { placeOf } from '../store/places'
import { stringsIn } from '../store/strings-in'

/** Fields that hold no sentence. */
const silentFields = new Set([
  'id',
  'href',
  'anchor',
  'file',
  'kind',
  'title',
  'heading',
  'question',
  'caption',
  'head',
])

const number = String.raw`(?:\d[\d,]*(?:\.\d+)?\s?[½¼¾⅓⅔⅛⅜⅝⅞]?(?:⁄₁₆)?|[½¼¾⅓⅔⅛⅜⅝⅞])`
const unit = String.raw`(?:in\.|inch(?:es)?|ft|feet|foot|lb|pounds?|gallons?|oz|yards?|miles?|°F|acres?)`

/** `6 ft`, `8 ft 6 in.`, `8 × 24 in.`, `36 or 42 in.`, `1 ft and 2 ft`, `100 ft by 6 ft`. */
const figure = new RegExp(
  String.raw`${number}(?:(?:\s?(?:–|×)\s?|\s(?:to|or|and|by)\s)${number})*\s${unit}(?![\p{L}²³])(?:\s(?:and|by|of|in)\s${number}\s${unit}(?![\p{L}²³])|\s${number}\sin\.)?`,
  'gu',
)

/** `(1.8 m)`, `(20 × 61 cm)`, `(8–10 and 20–30 cm)`, `(−18 and 38 °C)`. */
const twin =
  /^[^()]{0,60}?\((?:\p{L}+ )*[−\d.,½¼¾–× and or by to]*\d[−\d.,½¼¾–× mcandorbyf to]*\s(?:mm|cm|m|km|kg|g|L|ml|mL|°C|ha|kPa)\b/u

/**
 * Figures in feet, inches or pounds that have no metric twin behind them in parentheses, one sentence each with file and
 * field. A figure needs its twin once on a page.
 */
export function unmetricFigures(file: string, content: unknown): string[] {
  const found = stringsIn(content)
    .filter(({ name }) => !silentFields.has(name))
    .flatMap(({ field, value }) =>
      [...value.matchAll(figure)].map((match) => {
        const rest = value.slice(match.index + match[0].length)
        const next = rest.search(figure)
        return { field, words: match[0], hasTwin: twin.test(next < 0 ? rest : rest.slice(0, next)) }
      }),
    )
  const known = new Set(found.filter(({ hasTwin }) => hasTwin).map(({ words }) => words))
  return found
    .filter(({ words }) => !known.has(words))
    .map(
      ({ field, words }) =>
        `${placeOf(file, field, words)}: "${words}" has no metric twin on its page; write it like "6 ft (1.8 m)"`,
    )
}
