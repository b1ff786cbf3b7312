/** A word or measure of a text, where it stands, and the terms that the index has it under, main one first. */
export type Word = { start: number; end: number; terms: readonly string[] }

const stopWords: ReadonlySet<string> = new Set(
  `a about after am an and any are as at be been being but by can cant could did do does doesnt doing dont for from had
  has have having how i id if im in into is isnt it its ive just me my of on or our out please should show so some tell
  than that the their them then there these they this those through to too up us vs was we were what whats when where
  which while who why will with wont would you your yours keep keeps keeping need needs want get gets getting got put
  near often ever per`.split(/\s+/),
)

const fraction = '[¼½¾⅛⅜⅝⅞]|\\d{1,2}[/⁄]\\d{1,2}'
const number = `(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:[ -]?(?:${fraction}))?|${fraction})`
const unit = `(?:(?:ft|feet|foot|in(?:ch(?:es)?)?|lbs?|pounds?|mm|cm|m)\\b|[′'’](?![a-wyz])|["″])`
const measure = `${number}(?:(?:\\s*[–−×x-]\\s*|\\s+(?:to|or|by)\\s+)${number})*(?:[\\s-]?${unit})?`
const token = new RegExp(`${measure}|[\\p{L}\\p{N}\\p{M}]+(?:['’]\\p{L}+)*`, 'gu')
const numbers = new RegExp(number, 'g')

/** The words and measures of a text, in order. Stop words have no terms. */
export function wordsOf(text: string): Word[] {
  return [...text.toLowerCase().matchAll(token)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    terms: /^\p{N}/u.test(match) ? measureTerms(match) : wordTerms(match),
  }))
}

export const termsOf = (text: string): string[] => wordsOf(text).flatMap(({ terms }) => terms)

/** The same for names of the same words, "split the cost" and "cost split". It begins with one of its terms. */
export const nameKey = (name: string): string => [...new Set(termsOf(name))].toSorted().join(' ')

function wordTerms(word: string): string[] {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}|['’]s$|['’]/gu, '')
    .replaceAll('ı', 'i')
  return plain.length < 2 || stopWords.has(plain) ? [] : [stem(plain)]
}

/** `6–8 ft` is found as 6 ft, 8 ft, 6 and 8, `4×4` as 4x4 and 4, and `3-4-5` as a whole, too. */
function measureTerms(text: string): string[] {
  const values = (text.match(numbers) ?? []).map(valueOf)
  const unitName = /[\p{L}′'’″"]+$/u
    .exec(text)?.[0]
    .replace(/^(?:f.*|[′'’])$/, 'ft')
    .replace(/^(?:in.*|["″])$/, 'in')
    .replace(/^(?:lb.*|pound.*)$/, 'lb')
  const whole = /\d\s*(?:[×x]|by)/.test(text)
    ? [values.join('x')]
    : values.length > 2
      ? [values.join('-')]
      : []
  return [...whole, ...(unitName === undefined ? [] : values.map((value) => value + unitName)), ...values]
}

/** `1,139` is 1139, and `3½`, `3 1/2` and `3.5` are alike. */
function valueOf(digits: string): string {
  const parts = digits
    .replace(/(?=[¼-¾⅛-⅞])/u, ' ')
    .normalize('NFKD')
    .replaceAll(',', '')
    .split(/[ -]/)
  const values = parts.map((part) => part.split(/[/⁄]/).map(Number))
  return String(values.reduce((sum, [top = 0, bottom = 1]) => sum + top / bottom, 0))
}

/** Removes endings, so that "leaning" finds "lean". Lighter than Porter's stemmer: footings are not feet. */
export function stem(word: string): string {
  if (word.length < 4 || word === 'footing') return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/(?<![sui])s$/, '')
  return withoutVerbEnding(singular).replace(/(?<=.{4})e$/, '')
}

function withoutVerbEnding(word: string): string {
  const base = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(word)?.[1]
  if (base === undefined || base.length < 3) return word
  if (/([bdgmnprt])\1$/.test(base)) return base.slice(0, -1)
  return /^[^aeiou][aeiou][^aeiouwxy]$/.test(base) ? `${base}e` : base
}
