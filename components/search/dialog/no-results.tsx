import { MissingWords } from './missing-words'
import styles from './message.module.scss'

type Props = {
  query: string
  /** Whether all there is has been searched. */
  isSure: boolean
  /** Words of the query that no page has, where others are found. */
  missing: readonly string[]
  suggestions: readonly string[]
  searchFor: (text: string) => void
}

export function NoResults({ query, isSure, missing, suggestions, searchFor }: Props) {
  return (
    <div className={styles.root}>
      <p>
        {isSure ? 'Nothing found for' : 'Looking for'}{' '}
        <bdi translate="no">
          {'“'}
          {query}
          {'”'}
        </bdi>
        {isSure ? '.' : ' …'}
      </p>
      {missing.length > 0 && <MissingWords words={missing} />}
      {suggestions.length > 0 && (
        <p>
          Did you mean{' '}
          {suggestions.map((word) => (
            <button key={word} type="button" onClick={() => searchFor(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}
