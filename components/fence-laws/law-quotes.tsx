import type { Quote, Reading } from '@/content/model/fence-laws/quotes'
import { bindNumbers } from '@/content/model/text/typography'
import { SmartLink } from '../kit/smart-link'
import styles from './law-quotes.module.scss'

type Props = { quotes?: readonly Quote[]; readings: readonly Reading[] }

/** The law in its own words, and where to read the rest of it: in the margin beside what it comes to. */
export function LawQuotes({ quotes = [], readings }: Props) {
  return (
    <>
      {quotes.map(({ quote, section, href }) => (
        <figure key={quote} className={styles.root}>
          <figcaption>
            {'In its words: '}
            {href ? <SmartLink href={href}>{bindNumbers(section)}</SmartLink> : bindNumbers(section)}
          </figcaption>
          <blockquote>{bindNumbers(quote)}</blockquote>
        </figure>
      ))}
      {readings.length > 0 && (
        <figure className={styles.root}>
          <figcaption>Read it yourself</figcaption>
          <ul>
            {readings.map(({ title, href }) => (
              <li key={href}>
                <SmartLink href={href}>{bindNumbers(title)}</SmartLink>
              </li>
            ))}
          </ul>
        </figure>
      )}
    </>
  )
}
