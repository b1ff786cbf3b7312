const fractions = ' ¹⁄₁₆ ⅛ ³⁄₁₆ ¼ ⁵⁄₁₆ ⅜ ⁷⁄₁₆ ½ ⁹⁄₁₆ ⅝ ¹¹⁄₁₆ ¾ ¹³⁄₁₆ ⅞ ¹⁵⁄₁₆'.split(' ')

/** Feet as on a tape measure, to the nearest sixteenth of an inch: 7.692 becomes 7 ft 8⁵⁄₁₆ in. */
export function feetAndInches(feet: number): string {
  const sixteenths = Math.round(feet * 192)
  const [whole, rest] = [Math.floor(sixteenths / 192), inches((sixteenths % 192) / 16)]
  if (rest === '') return `${whole} ft`
  return whole === 0 ? `${rest} in.` : `${whole} ft ${rest} in.`
}

/** Inches as on a tape measure, without the unit: 3.5 becomes 3½. Empty for none. */
export function inches(exact: number): string {
  const sixteenths = Math.round(exact * 16)
  const whole = Math.floor(sixteenths / 16)
  return `${whole === 0 ? '' : whole}${fractions[sixteenths % 16] ?? ''}`
}
