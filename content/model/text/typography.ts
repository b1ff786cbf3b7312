// What belongs together stays on one line: a number and its unit, a month and its day, a part and its number, a code and
// its section.

const digit = '[\\d¼-¾⅐-⅞₀-₉]'
const unit =
  '(?:ft|in\\.|yd|mi|mm|cm|m|km|lb|oz|kg|g|gal|qt|mL|L|sq|cu|psi|mph|MB|dBA?|°[CF]|percent|BCE|CE)' +
  '[²³]?(?![\\p{L}\\p{N}])'
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|' +
  'Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
const numbered =
  '(?:[Pp]art|Rules?|[Cc]hapter|[Ss]ection|[Ss]tep|[Tt]able|[Vv]olume|Publication|Bulletin|Report|art\\.|[Vv]ol\\.|No\\.|pp?\\.|§§?)'

/** Spaces at which no line may end. */
const bound = new RegExp(
  [
    `(?<=${digit}) (?=${unit})`,
    ' (?=× \\d)|(?<=\\d ×) (?=\\d)',
    // 5 ft 10½ in., ½ cu ft
    '(?<=\\d ft) (?=[^\\s(]+ in\\.)|(?<=\\b(?:sq|cu)) (?=(?:ft|in\\.|yd|m)(?!\\p{L}))',
    `(?<=\\b${month}) (?=\\d{1,2}(?!\\d))`,
    `(?<=(?<!\\p{L})${numbered}) (?=\\d)`,
    // 24 V.S.A. § 4413, 25 Del. C. § 1304
    '(?<=[\\p{L}\\d.]) (?=§)|(?<=[\\d.]) (?=(?:\\p{Lu}[\\p{L}.]*\\. )+§)',
  ].join('|'),
  'gu',
)

/** Text with spaces that do not break where a number would part from what it counts. */
export function bindNumbers(words: string): string {
  return words.replace(bound, '\u00a0')
}

/** `9-12-15`, `$20–52`, `6–8`: browsers may break lines after their dashes. The group makes split() keep them. */
export const range = /(\$?\d(?:[\d.,]*[\d½¼¾])?(?:[–-]\$?\d(?:[\d.,]*[\d½¼¾])?)+)/

const word = new RegExp(`^(?:[$~]?${digit}(?:[\\d.,¼-¾⅐-⅞₀-₉⁄¹²³⁰-⁹]*)|[¹²³⁰-⁹]+⁄[₀-₉]+|${unit}|×)$`, 'u')

/** Whether a text is a number, perhaps with units, ranges and the same in other units: `16 in. (41 cm)`. */
export function isNumber(words: string): boolean {
  return (
    /^[$~]?\d|^[¼-¾⅐-⅞]/.test(words) &&
    words.split(/[\s()–]+/).every((part) => part === '' || word.test(part))
  )
}

/** A title with the mark that leads on from it, unless it ends with one of its own: a question stays one. */
export function closed(title: string, mark: '.' | ':'): string {
  return /[.?!…:][”’")]*$/.test(title) ? title : title + mark
}
