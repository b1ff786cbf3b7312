/**
 * A length as a whole number of 1/80 mm. Of that, an inch is 2,032, a sixteenth of an inch 127 and a millimeter 80, so
 * that sums are exact in feet and in meters alike.
 */
export type Length = number

export const millimeter = 80
export const meter = 1000 * millimeter
export const inch = 2032
export const foot = 12 * inch

/** What corners and gates snap to. */
export const snap = 6 * inch

export type Units = 'feet' | 'meters'

export const inFeet = (length: Length): number => length / foot
export const inInches = (length: Length): number => length / inch

export const snapped = (length: number): Length => Math.round(length / snap) * snap

const fractions = ' ¹⁄₁₆ ⅛ ³⁄₁₆ ¼ ⁵⁄₁₆ ⅜ ⁷⁄₁₆ ½ ⁹⁄₁₆ ⅝ ¹¹⁄₁₆ ¾ ¹³⁄₁₆ ⅞ ¹⁵⁄₁₆'.split(' ')

/** As on a tape measure: `7 ft 8⁵⁄₁₆ in.`, to the nearest sixteenth; or `2.344 m`, to the millimeter. */
export function lengthText(length: Length, units: Units): string {
  if (length < 0) return `−${lengthText(-length, units)}`
  if (units === 'meters') return `${Math.round(length / millimeter) / 1000} m`
  const sixteenths = Math.round(length / (inch / 16))
  const [feet, rest] = [Math.trunc(sixteenths / 192), inchesText((sixteenths % 192) * (inch / 16))]
  if (rest === '') return `${feet.toLocaleString('en-US')} ft`
  return feet === 0 ? `${rest} in.` : `${feet.toLocaleString('en-US')} ft ${rest} in.`
}

/** A width or depth: `3½ in.`, or `89 mm`. */
export function widthText(length: Length, units: Units): string {
  if (length < 0) return `−${widthText(-length, units)}`
  return units === 'meters' ? `${Math.round(length / millimeter)} mm` : `${inchesText(length) || 0} in.`
}

function inchesText(length: Length): string {
  const sixteenths = Math.round(length / (inch / 16))
  const whole = Math.floor(sixteenths / 16)
  return `${whole === 0 ? '' : whole}${fractions[sixteenths % 16] ?? ''}`
}

const unitNames: readonly (readonly [RegExp, Length])[] = [
  [/^(?:ft|feet|foot|['′’])\.?/i, foot],
  [/^(?:in|inch|inches|["″”])\.?(?![a-z])/i, inch],
  [/^cm/i, 10 * millimeter],
  [/^mm/i, millimeter],
  [/^m(?:eters?)?(?![a-z])/i, meter],
]

/**
 * Reads what somebody typed: `58`, `58.5`, `58 ft 6 in.`, `58' 6½"`, `1,200`, `17.8 m`.
 * @param bare what a number without a unit is in
 * @returns undefined where it is no length
 */
export function parseLength(text: string, bare: Length): Length | undefined {
  let rest = text.trim()
  let sum = 0
  let next = bare
  if (rest === '') return undefined
  while (rest !== '') {
    const [number = ''] = /^[\d.,]*[⁄/ \d½¼¾⅛⅜⅝⅞⁰¹²³⁴⁵⁶⁷⁸⁹₀-₉]*/.exec(rest) ?? []
    const value = parseNumber(number)
    if (value === undefined) return undefined
    rest = rest.slice(number.length).trimStart()
    const unit = unitNames.find(([name]) => name.test(rest))
    sum += value * (unit?.[1] ?? next)
    if (unit) rest = rest.replace(unit[0], '').trimStart()
    else if (rest !== '') return undefined
    next = unit?.[1] === foot || (!unit && bare === foot) ? inch : millimeter
  }
  return Math.round(sum)
}

/** Reads `12`, `1,200`, `12.5`, `12 1/2` or `12½`. */
export function parseNumber(text: string): number | undefined {
  // `12½` and `8⁵⁄₁₆` have no space before their fraction, which their plain forms need.
  const spaced = text.replace(/[½¼¾⅛⅜⅝⅞]|[⁰¹²³⁴⁵⁶⁷⁸⁹]+⁄/g, ' $&')
  const plain = spaced
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .trim()
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
  const match = /^(?:(\d{1,6}(?:\.\d*)?|\.\d+)(?=\s|$))?\s*(?:(\d{1,3})\/(\d{1,2}))?$/.exec(plain)
  const [, whole, over, under] = match ?? []
  if (whole === undefined && over === undefined) return undefined
  if (under !== undefined && Number(under) === 0) return undefined
  return Number(whole ?? 0) + (over === undefined ? 0 : Number(over) / Number(under))
}
