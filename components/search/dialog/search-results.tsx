import { Fragment } from 'react'
import type { SearchAnswer } from '../engine/engine'
import type { Part } from '../engine/excerpt'
import { MissingWords } from './missing-words'
import styles from './search-results.module.scss'

/**
 * Links to what was found, with the matches marked. Texts that change have keyed elements around them, see
 * search-outcome.tsx.
 */
export function SearchResults({ query, count, results, missing }: SearchAnswer & { query: string }) {
  return (
    <>
      <MissingWords words={missing} />
      <p className={styles.count} key={count}>
        {count === 1 ? '1 result' : `${count} results`}
      </p>
      <ol className={styles.root} data-results={query}>
        {results.map(({ href, page, under, titleParts, excerptParts }, index) => (
          // By its place: a press on a page that turns into its section is still a press.
          <li key={index}>
            <a href={href} data-result="">
              <span className={styles.place} key={`${page} ${under}`}>
                {under === '' ? page : `${page} › ${under}`}
              </span>
              <Marked className={styles.title} key={keyOf('title', titleParts)} parts={titleParts} />
              <Marked className={styles.excerpt} key={keyOf('excerpt', excerptParts)} parts={excerptParts} />
            </a>
          </li>
        ))}
      </ol>
      {/* Not beside the count, where it could wrap and move the list. */}
      {count > results.length && (
        <p className={styles.count} key={results.length}>{`The best ${results.length} are shown.`}</p>
      )}
    </>
  )
}

type MarkedProps = { className: string | undefined; parts: readonly Part[] }

function Marked({ className, parts }: MarkedProps) {
  return (
    <span className={className}>
      {parts.map(({ text, isMatch }, index) =>
        isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
      )}
    </span>
  )
}

const keyOf = (name: string, parts: readonly Part[]) =>
  [name, ...parts.map(({ text, isMatch }) => (isMatch ? `*${text}` : text))].join('|')
