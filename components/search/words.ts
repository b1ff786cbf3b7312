/** A word or number of a text and where it stands there. */
export type Word = {
  start: number
  end: number
  /** Lower case, in American spelling, without endings; `6ft` for a number with its unit. */
  term: string
  /** Further forms that find it: the bare number, a hyphenated word written as one. */
  also: readonly string[]
  isStopWord: boolean
}

/** British and simplified spellings, as the site writes them. A Map: "constructor" is a word like any other. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['aluminium', 'aluminum'],
  ['catalog', 'catalogue'],
  ['centre', 'center'],
  ['colour', 'color'],
  ['defence', 'defense'],
  ['fibre', 'fiber'],
  ['grey', 'gray'],
  ['kerb', 'curb'],
  ['labour', 'labor'],
  ['licence', 'license'],
  ['metre', 'meter'],
  ['mould', 'mold'],
  ['neighbour', 'neighbor'],
  ['neighbourhood', 'neighborhood'],
  ['plough', 'plow'],
  ['programme', 'program'],
])

/** Words that say nothing about fences. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after am an and any are as at be been being but by can cant could did do does doesnt doing dont for ' +
    'from had has have having how i id if im in into is isnt it its ive just me my of on or our out please should ' +
    'show so some tell than that the their them then there these they this those through to too up us vs was we were ' +
    'what whats when where which while who why will with wont would you your yours keep keeps keeping need needs want ' +
    'get gets getting got put near often ever'
  ).split(' '),
)

const fraction = '[¼½¾⅛⅜⅝⅞]|[⁰¹²³⁴-⁹]+⁄[₀-₉]+|(?<!\\d)\\d{1,2}[/⁄]\\d{1,2}(?!\\d)'
const number = `(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:[ -]?(?:${fraction}))?|${fraction})`
const separator = '\\s*[–−×-]\\s*|\\s*x\\s*|\\s+(?:to|or|by)\\s+'
const unit =
  `(?<ft>(?:ft|feet|foot)\\b|[′'’](?![a-wyz]))|(?<in>in(?:ch(?:es)?)?\\b|["″])|(?<lb>(?:lbs?|pounds?)\\b)|` +
  '(?<mm>mm\\b)|(?<cm>cm\\b)|(?<m>(?:m|met(?:er|re)s?)\\b)|(?<percent>%|percent\\b)'
const measure = `(?<numbers>${number}(?:(?:${separator})${number})*)(?:[\\s-]?(?:${unit}))?`
const letters = "[\\p{L}\\p{N}\\p{M}]+(?:['’]\\p{L}+)*(?:-[\\p{L}\\p{N}]+(?:['’]\\p{L}+)*)*"

// Named groups would be made anew for each of ten thousand words: the few numbers are read a second time.
const token = new RegExp(`${measure.replace(/\?<\w+>/g, '?:')}|${letters}`, 'gu')
const inMeasure = new RegExp(`^${measure}`, 'u')
const inNumbers = new RegExp(number, 'gu')
const inLetters = /[^-]+/gu

/** The words and numbers of a text, in order. */
export function wordsOf(text: string): Word[] {
  return [...text.toLowerCase().matchAll(token)].flatMap(({ 0: match, index }) =>
    /^\p{N}/u.test(match) ? numberWords(match, index) : letterWords(match, index),
  )
}

/** Every form under which the index lists a text's words. */
export function indexTerms(text: string): string[] {
  return wordsOf(text).flatMap((word) => (word.isStopWord ? [] : [word.term, ...word.also]))
}

function letterWords(compound: string, start: number): Word[] {
  const parts = [...compound.matchAll(inLetters)]
  const joined = parts.length > 1 ? [termOf(compound.replaceAll('-', '')).term] : []
  return parts
    .filter(({ 0: part }) => part.length > 1)
    .map(({ 0: part, index }) => ({
      start: start + index,
      end: start + index + part.length,
      also: index === 0 ? joined : [],
      ...termOf(part),
    }))
}

const termsOfWords = new Map<string, Pick<Word, 'term' | 'isStopWord'>>()

/** A word's term, worked out once: a few hundred words make up most of the text. */
function termOf(word: string): Pick<Word, 'term' | 'isStopWord'> {
  const seen = termsOfWords.get(word)
  if (seen) return seen
  const plain = word.normalize('NFD').replace(/\p{M}|['’]s$|['’]/gu, '')
  const entry = { term: stem(plain), isStopWord: stopWords.has(plain) }
  termsOfWords.set(word, entry)
  return entry
}

/** `6–8 ft` is 6 ft and 8 ft; `4×4` and `3-4-5` are names and stay whole. */
function numberWords(measured: string, start: number): Word[] {
  const { numbers = measured, ...units } = inMeasure.exec(measured)?.groups ?? {}
  const unit = Object.keys(units).find((name) => units[name] !== undefined) ?? ''
  const end = start + measured.length
  const found = [...numbers.matchAll(inNumbers)]
  const values = found.map(([digits]) => value(digits))
  const measures = unit === '' ? [] : values.map((digits) => digits + unit)

  const isSize = /\d\s*(?:×|x|by)\s*\d/.test(numbers)
  if (isSize || values.length > 2) {
    const name = values.join(isSize ? 'x' : '-')
    return [{ start, end, term: name, also: [...values, ...measures], isStopWord: false }]
  }
  return found.map(({ 0: digits, index }, position) => ({
    start: start + index,
    end: position === found.length - 1 ? end : start + index + digits.length,
    term: measures[position] ?? values[position] ?? '',
    also: unit === '' ? [] : values.slice(position, position + 1),
    isStopWord: false,
  }))
}

/** `1,139` is 1139, and `3½`, `3 1/2` and `3.5` are alike. */
function value(digits: string): string {
  const spaced = digits.replace(/(?=[¼-¾⅐-⅞⁰-⁹¹²³])/u, ' ').normalize('NFKD')
  const [, whole = '', top, bottom] = /^(.*?)[ -]?(?:(\d+)[/⁄](\d+))?$/u.exec(spaced) ?? []
  const part = top && bottom ? Number(top) / Number(bottom) : 0
  return String(Math.round((Number(whole.replaceAll(',', '')) + part) * 1e4) / 1e4)
}

/**
 * Takes the ending off, so that "leaning" finds "lean" and "posts" finds "post". Lighter than the usual
 * stemmers: what it joins must mean the same to somebody with a fence.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word) || word === 'footing') return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/(?<![sui])s$/, '')
    .replace(/is(?=(?:ed?|ing)$)/, 'iz')
  return respelled(withoutVerbEnding(respelled(singular))).replace(/(?<=.{4})e$/, '')
}

function respelled(word: string): string {
  return spellings.get(word) ?? word
}

function withoutVerbEnding(word: string): string {
  const base = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(word)?.[1]
  if (base === undefined || base.length < 3) return word
  if (/([bdgmnprt])\1$/.test(base)) return base.slice(0, -1)
  return /^[^aeiou][aeiou][^aeiouwxy]$/.test(base) ? `${base}e` : base
}
