/**
 * Reads a number that somebody has typed.
 * @returns undefined where it is none
 */
export function parseNumber(text: string): number | undefined {
  const digits = text.trim().replace(/,(?=\d{3}\b)/g, '')
  return /^(?:\d{1,6}(?:\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : undefined
}

/** Reads a length in feet, or in feet and inches: `120`, `58.5`, `58 ft 6 in.`, `58' 6"`. */
export function parseFeet(text: string): number | undefined {
  const [, feet = '', inches = '0'] =
    /^([^a-z'′’]+)(?:(?:ft\.?|feet|foot|['′’])\s*(?:([^a-z"″”]+)(?:in\.?|inch|inches|["″”])?)?)?$/i.exec(
      text.trim(),
    ) ?? []
  const [whole, rest] = [parseNumber(feet), parseNumber(inches)]
  return whole === undefined || rest === undefined || rest >= 12 ? undefined : whole + rest / 12
}
