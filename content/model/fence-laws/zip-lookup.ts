/** Ranges of the first three digits of ZIP codes by a state's two letters: `430-459 470`. */
type Prefixes = Readonly<Record<string, string>>

export type Found = { readonly states: readonly string[] } | { readonly fault: string }

/** The states of a ZIP code, or in words why it has none. In the browser, too: it imports nothing. */
export function statesOfZip(typed: string, prefixes: Prefixes): Found {
  const text = typed.trim()
  if (/^[a-z]\d[a-z] ?\d[a-z]\d$/i.test(text))
    return { fault: 'That is a Canadian postal code. This page knows the fifty states and D.C.' }
  const digits = /^(\d{3})\d\d(?:-?\d{4})?$/.exec(text)?.[1]
  if (digits === undefined) return { fault: 'A ZIP code has five digits, like 43215.' }
  if (digits === '999' && text.slice(3, 5) > '50') return { fault: 'No ZIP code is higher than 99950.' }
  const states = Object.keys(prefixes).filter((state) => isIn(digits, prefixes[state] ?? ''))
  return states.length > 0
    ? { states }
    : { fault: `No ZIP code of the fifty states or D.C. begins with ${digits}.` }
}

const isIn = (digits: string, ranges: string) =>
  ranges.split(' ').some((range) => {
    const [from = '', to = from] = range.split('-')
    return from <= digits && digits <= to
  })
