import { useEffect, useMemo, type ReactNode } from 'react'
import { announce } from '../island/announce'
import type { Search } from './engine'
import { SearchResults } from './search-results'
import styles from './search-dialog.module.scss'

type Props = {
  search: Search
  /** What is searched for; not empty. */
  query: string
  /** Puts other words into the input. */
  ask: (words: string) => void
  /** Stands below the words that say that nothing was found. */
  popular: ReactNode
}

/** Milliseconds of rest after which screen readers hear how many results there are. */
const countDelay = 400

/**
 * What the search answers. Each text that changes has a keyed element around it: a browser that translates the
 * page replaces text nodes, and React could no longer find its own to update or remove.
 */
export function SearchOutcome({ search, query, ask, popular }: Props) {
  const { count, results } = useMemo(() => search.search(query), [search, query])
  const suggestions = useMemo(() => (count === 0 ? search.suggest(query) : []), [search, query, count])

  useEffect(() => {
    const words = count === 1 ? '1 result' : `${count} results`
    const timer = window.setTimeout(() => announce(`${words} for ${query}`), countDelay)
    return () => window.clearTimeout(timer)
  }, [query, count])

  if (count > 0) return <SearchResults count={count} results={results} />
  return (
    <>
      <div className={styles.none} key={query}>
        <p>
          Nothing found for{' '}
          <bdi translate="no">
            {'“'}
            {query}
            {'”'}
          </bdi>
          .
        </p>
        {suggestions.length > 0 && (
          <p>
            Did you mean{' '}
            {suggestions.map((words) => (
              <button key={words} type="button" onClick={() => ask(words)}>
                {words}
              </button>
            ))}
          </p>
        )}
      </div>
      {popular}
    </>
  )
}
