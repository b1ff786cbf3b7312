'use client'

import Link from 'next/link'
import { Fragment } from 'react'
import type { SearchResult } from '../search/search-engine'
import styles from './search-results.module.scss'

type Props = { results: readonly SearchResult[] }

/** How many results are drawn; the count tells of all. */
const shown = 12

/** Links to what was found, what matched in them marked. */
export function SearchResults({ results }: Props) {
  return (
    <>
      <p className={styles.count}>
        {results.length === 1 ? '1 result' : `${results.length} results`}
        {results.length > shown && `, the best ${shown} shown`}
      </p>
      <ol className={styles.root}>
        {results.slice(0, shown).map(({ href, page, under, parts }) => (
          <li key={href}>
            <Link href={href} prefetch={false} data-result="">
              <span className={styles.place}>
                {page}
                {under !== '' && ` › ${under}`}
              </span>
              <span className={styles.title}>
                <Marked parts={parts.title} />
              </span>
              <span className={styles.excerpt}>
                <Marked parts={parts.excerpt} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}

function Marked({ parts }: { parts: SearchResult['parts']['title'] }) {
  return parts.map(({ text, match }, index) =>
    match ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  )
}
