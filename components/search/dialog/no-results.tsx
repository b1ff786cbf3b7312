import styles from './message.module.scss'

type Props = {
  query: string
  suggestions: readonly string[]
  searchFor: (text: string) => void
}

export function NoResults({ query, suggestions, searchFor }: Props) {
  return (
    <div className={styles.root}>
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
