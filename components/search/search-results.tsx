import Link from 'next/link'
import { Fragment } from 'react'
import type { SearchResult } from './engine'
import styles from './search-results.module.scss'

type Props = { results: readonly SearchResult[] }

/** How many results are drawn; the count tells of all. */
const shown = 12

/**
 * Links to what was found, what matched in them marked. Texts that change have keyed elements around them, see
 * search-outcome.tsx.
 */
export function SearchResults({ results }: Props) {
  const count = results.length === 1 ? '1 result' : `${results.length} results`
  const best = results.length > shown ? `, the best ${shown} shown` : ''
  return (
    <>
      <p className={styles.count} key={count}>
        {count + best}
      </p>
      <ol className={styles.root}>
        {results.slice(0, shown).map(({ href, page, under, parts }) => (
          <li key={href}>
            <Link href={href} prefetch={false} data-result="">
              <span className={styles.place}>{under === '' ? page : `${page} › ${under}`}</span>
              <Marked className={styles.title} key={keyOf('title', parts.title)} parts={parts.title} />
              <Marked
                className={styles.excerpt}
                key={keyOf('excerpt', parts.excerpt)}
                parts={parts.excerpt}
              />
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}

type Parts = SearchResult['parts']['title']

function Marked({ className, parts }: { className: string | undefined; parts: Parts }) {
  return (
    <span className={className}>
      {parts.map(({ text, match }, index) =>
        match ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
      )}
    </span>
  )
}

const keyOf = (name: string, parts: Parts) =>
  [name, ...parts.map(({ text, match }) => (match ? `*${text}` : text))].join('|')
