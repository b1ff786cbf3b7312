import type { ReactNode } from 'react'
import { IslandBoundary } from '../../island/island-boundary'
import { IslandFault } from '../../island/island-fault'
import type { Search } from '../engine/engine'
import { NoResults } from './no-results'
import { SearchResults } from './search-results'
import { useDelayedAnnouncement } from './use-delayed-announcement'
import { useSteadyAnswer } from './use-steady-answer'

type Props = {
  search: Search | undefined
  /** Whether more texts are on their way. */
  isPartial: boolean
  query: string
  /** Searches for another text. */
  searchFor: (text: string) => void
  popular: ReactNode
}

/** What stands below the input: results, or popular pages where there are none. */
export function SearchOutcome({ search, ...props }: Props) {
  const { query, popular } = props
  if (!search || query === '') return popular
  return (
    <IslandBoundary name="list of results" attempt={query} fallback={<FailedOutcome popular={popular} />}>
      <Outcome search={search} {...props} />
    </IslandBoundary>
  )
}

/**
 * Each text that changes has a keyed element around it: a browser that translates the page replaces text nodes, and
 * React could not find its own to update or remove (https://github.com/facebook/react/issues/11538).
 */
function Outcome({ search, isPartial, query, searchFor, popular }: Props & { search: Search }) {
  const answer = useSteadyAnswer(search, query)
  const { count, results } = answer
  const isSure = count > 0 || !isPartial
  // Until all files are there, one of them may have the word.
  const missing = isPartial ? [] : answer.missing
  const found = `${count === 1 ? '1 result' : `${count} results`} for ${query}`
  useDelayedAnnouncement(isSure ? [found, ...sentence(missing)].join('. ') : undefined)

  if (count > 0) return <SearchResults {...{ query, count, results, missing }} />
  return (
    <>
      <NoResults
        key={`${query} ${isSure}`}
        query={query}
        isSure={isSure}
        missing={missing}
        suggestions={isSure ? search.suggest(query) : []}
        searchFor={searchFor}
      />
      {isSure && popular}
    </>
  )
}

const sentence = (missing: readonly string[]) =>
  missing.length > 0 ? [`No page mentions ${missing.join(' or ')}`] : []

function FailedOutcome({ popular }: Pick<Props, 'popular'>) {
  return (
    <>
      <IslandFault>The search cannot answer these words. Other words may work.</IslandFault>
      {popular}
    </>
  )
}
