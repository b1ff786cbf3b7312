import { Fragment } from 'react'
import styles from './missing-words.module.scss'

/** Words that no page has. Its room is kept where there are none, so that what stands below does not move. */
export function MissingWords({ words }: { words: readonly string[] }) {
  return (
    <div className={styles.root}>
      {words.length > 0 && (
        <p key={words.join(' ')}>
          No page mentions{' '}
          {words.map((word, index) => (
            <Fragment key={word}>
              {index > 0 && (index === words.length - 1 ? ' or ' : ', ')}
              <em translate="no" dir="auto">
                {word}
              </em>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}
