import { wordsOf, type Word } from './words'

/** A piece of text that does or does not match the query. */
export type Part = { text: string; isMatch: boolean }

const length = 125

/** The clause with the most different matches in it and close behind it, about 125 characters long: three lines on a phone. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= length) return text
  const last = text.indexOf(' ', text.length - length) + 1
  const clauses = [...text.matchAll(/(?<=[.,;:?] )/g)]
    .map(({ index }) => index)
    .filter((start) => start < last)
  const matches = matchesIn(text, terms)
  const countFrom = (from: number) => {
    const near = matches.filter(({ start, end }) => start >= from && end <= from + length)
    return new Set(near.map((match) => match.terms[0])).size
  }
  const start = [...clauses, last].reduce(
    (best, other) => (countFrom(other) > countFrom(best) ? other : best),
    0,
  )
  const end = start === last ? text.length : text.lastIndexOf(' ', start + length)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
}

/** Splits a text at its matches. Matches side by side become one. */
export function partsOf(text: string, terms: ReadonlySet<string>): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of matchesIn(text, terms)) {
    const last = parts.at(-1)
    const between = text.slice(end, match.start)
    const matched = text.slice(match.start, match.end)
    if (last && /^[\s-]$/.test(between)) last.text += between + matched
    else parts.push({ text: between, isMatch: false }, { text: matched, isMatch: true })
    end = match.end
  }
  return [...parts, { text: text.slice(end), isMatch: false }].filter((part) => part.text !== '')
}

function matchesIn(text: string, terms: ReadonlySet<string>): Word[] {
  return wordsOf(text).filter((word) => word.terms.some((term) => terms.has(term)))
}
