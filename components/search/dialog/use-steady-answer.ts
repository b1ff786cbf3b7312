import { useEffect, useState } from 'react'
import type { Search, SearchAnswer } from '../engine/engine'

/** Milliseconds in which nobody has read a list of results and put a finger on one. */
const settlingTime = 800

/**
 * Answers a query, and again when more texts have come. Once it has been there for a moment, what is shown keeps its place,
 * for a finger may be on its way to it: what is new comes below, and a page may turn into its section that answers. The
 * next letter puts all of it in order.
 */
export function useSteadyAnswer(search: Search, query: string): SearchAnswer {
  const [shown, setShown] = useState<{ search: Search; query: string; answer: SearchAnswer }>()
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(query), settlingTime)
    return () => window.clearTimeout(timer)
  }, [query])
  if (shown?.search === search && shown.query === query) return shown.answer

  const answer = search.search(query)
  const isSeen = shown?.query === query && settled === query
  const steady = isSeen ? withPlacesOf(shown.answer, answer) : answer
  setShown({ search, query, answer: steady })
  return steady
}

type Results = SearchAnswer['results']

function withPlacesOf(shown: SearchAnswer, { count, results, missing }: SearchAnswer): SearchAnswer {
  const places = new Set(shown.results.map(({ href }) => href))
  const kept = shown.results.map((result) => keptIn(results, result, places))
  const added = results.filter(({ href }) => kept.every((result) => result.href !== href))
  return { count: Math.max(count, kept.length + added.length), results: [...kept, ...added], missing }
}

/** What is in the place of a result now: of a page that a section of its own has overtaken, the way to that. */
function keptIn(results: Results, shown: Results[number], places: ReadonlySet<string>): Results[number] {
  const isSectionOf = (href: string) => href.startsWith(`${shown.href}#`) && !places.has(href)
  const first = results.find(({ href }) => href === shown.href || isSectionOf(href)) ?? shown
  if (first.href === shown.href) return first
  // Under the page's title, which is as high as it was.
  const { href, title, excerptParts } = first
  return { ...shown, href, under: title, excerptParts }
}
