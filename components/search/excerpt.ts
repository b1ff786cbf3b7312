import { wordsOf, type Word } from './words'

/** A stretch of text that is, or is not, what the reader searched for. */
export type Part = { text: string; match: boolean }

/** Decides whether a word of the text is one that was searched for. */
export type Matcher = (word: Word) => boolean

/** How much of a section a result shows. */
const length = 160
/** How much may stand before the first match. */
const leadIn = 60

/** The stretch of text with the most different matches, in whole words. */
export function excerptOf(text: string, isMatch: Matcher): string {
  if (text.length <= length) return text

  const start = startOf(text, bestMatch(wordsOf(text).filter(isMatch)))
  const end = text.length - start <= length ? text.length : text.lastIndexOf(' ', start + length)
  const words = text.slice(start, end).trim()
  return `${start > 0 ? '… ' : ''}${words}${end < text.length ? ' …' : ''}`
}

/** Where the match stands that has the most different ones close behind it. */
function bestMatch(matches: readonly Word[]): number {
  let best = { start: 0, count: 0 }
  for (const { start } of matches) {
    const near = matches.filter((other) => other.start >= start && other.end <= start + length - leadIn)
    const count = new Set(near.map(({ term }) => term)).size
    if (count > best.count) best = { start, count }
  }
  return best.start
}

/** The sentence that holds the match, or a few words before it if that begins too far ahead. */
function startOf(text: string, match: number): number {
  const latest = Math.min(match, text.length - length)
  const before = text.slice(0, latest)
  const sentence = Math.max(...['. ', '? ', '; ', ': '].map((mark) => before.lastIndexOf(mark) + 2))
  if (sentence === 1) return latest <= leadIn ? 0 : text.indexOf(' ', latest - leadIn / 2) + 1
  return latest - sentence <= leadIn ? sentence : text.indexOf(' ', latest - leadIn / 2) + 1
}

/** Splits a text at its matches; matches side by side become one. */
export function partsOf(text: string, isMatch: Matcher): Part[] {
  const parts: Part[] = []
  let end = 0

  function add(words: string, match: boolean) {
    const last = parts.at(-1)
    if (last?.match === match) last.text += words
    else if (words !== '') parts.push({ text: words, match })
  }

  for (const word of wordsOf(text).filter(isMatch)) {
    const between = text.slice(end, word.start)
    add(between, end > 0 && /^[\s-]$/.test(between))
    add(text.slice(word.start, word.end), true)
    end = word.end
  }
  add(text.slice(end), false)
  return parts
}
