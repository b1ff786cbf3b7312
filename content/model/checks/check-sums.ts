import { placeOf } from '../store/places'
import { stringsIn } from '../store/strings-in'

const fractions: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const vulgar = Object.keys(fractions).join('')

const number = String.raw`(?:[$−]?\d[\d,]*(?:\.\d+)?[${vulgar}]?|[${vulgar}])`
/** Behind a number: `%`, `in.`, `square feet`. */
const unit = String.raw`(?:\s?(?:%|in\.|\p{L}+(?:\s\p{L}+)?))?`
const sign = String.raw`\s[+−×÷]\s`

/** `36 ÷ 6 = 6 in.`, `8 ft × 2 + 6 ft = 22 ft`. */
const equation = new RegExp(
  String.raw`(?<![\d×÷+−]\s?|\p{L})(${number}${unit}(?:${sign}${number}${unit})+) (?:=|≈) (${number})(${unit})`,
  'gu',
)

/** Its value, and half a step of how finely it is given. */
function read(written: string): { value: number; error: number } {
  const [, minus = '', whole = '', decimals = '', fraction = ''] =
    new RegExp(String.raw`^([−]?)\$?(\d[\d,]*)?(\.\d+)?([${vulgar}])?$`, 'u').exec(written) ?? []
  const value = Number(`${whole.replaceAll(',', '') || 0}${decimals}`) + (fractions[fraction] ?? 0)
  const step = fraction === '' ? 10 ** -Math.max(decimals.length - 1, 0) : 1 / 8
  return { value: minus === '' ? value : -value, error: step / 2 }
}

/** From left to right, × and ÷ before + and −. */
function compute(terms: readonly number[], signs: readonly string[]): number {
  const [first = NaN, ...others] = terms
  const addends = [first]
  others.forEach((term, index) => {
    const last = addends.length - 1
    const before = addends[last] ?? NaN
    if (signs[index] === '×') addends[last] = before * term
    else if (signs[index] === '÷') addends[last] = before / term
    else addends.push(signs[index] === '−' ? -term : term)
  })
  return addends.reduce((sum, addend) => sum + addend, 0)
}

const isLength = (word: string) => /^(?:in\.|ft|feet|foot|inch|inches)$/.test(word)

/** Sums that are written out and come to something else, one sentence each with file and field. */
export function wrongSums(file: string, content: unknown): string[] {
  return stringsIn(content).flatMap(({ field, value }) => {
    // Metric twins and citations stand between the numbers of a sum.
    const plain = value.replace(/\s\([^()]*\)|\[\^[^\]]*\]/g, '')
    return [...plain.matchAll(equation)].flatMap(([whole, left = '', right = '', end = '']) => {
      const parts = left.split(/\s([+−×÷])\s/)
      const operands = parts.filter((_, index) => index % 2 === 0)
      const signs = parts.filter((_, index) => index % 2 === 1)
      const numbers = operands.map((operand) => new RegExp(`^${number}`, 'u').exec(operand)?.[0] ?? '')
      const lengths = [
        ...operands.map((operand, index) => operand.slice(numbers[index]?.length).trim()),
        end.trim(),
      ]
      // Feet and inches in one sum: what is multiplied by 12 stands there or not.
      if (new Set(lengths.filter(isLength)).size > 1) return []
      const sum = compute(
        numbers.map((written) => read(written).value),
        signs,
      )
      const { value: told, error } = read(right)
      return Math.abs(sum - told) <= error + 1e-9
        ? []
        : [`${placeOf(file, field, whole)}: "${whole.trim()}" comes to ${Number(sum.toFixed(3))}`]
    })
  })
}
