import { useState } from 'react'
import type { Search, SearchAnswer } from '../engine/engine'

/**
 * Answers a query, and again when more texts have come: what is shown by then keeps its place, for a finger may be on its
 * way to it, and what is new comes below. The next letter puts all of it in order.
 */
export function useSteadyAnswer(search: Search, query: string): SearchAnswer {
  const [shown, setShown] = useState<{ search: Search; query: string; answer: SearchAnswer }>()
  if (shown?.search === search && shown.query === query) return shown.answer

  const answer = search.search(query)
  const steady = shown?.query === query ? withPlacesOf(shown.answer, answer) : answer
  setShown({ search, query, answer: steady })
  return steady
}

function withPlacesOf(shown: SearchAnswer, { count, results, missing }: SearchAnswer): SearchAnswer {
  const kept = shown.results.map((result) => results.find(({ href }) => href === result.href) ?? result)
  const added = results.filter(({ href }) => kept.every((result) => result.href !== href))
  return { count: Math.max(count, kept.length + added.length), results: [...kept, ...added], missing }
}
