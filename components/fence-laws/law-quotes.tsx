import type { Quote } from '@/content/model/fence-laws/quotes'
import { bindNumbers } from '@/content/model/typography'
import styles from './law-quotes.module.scss'

type Props = { quotes: readonly Quote[] }

/** The law in its own words, in the margin beside what they come to. */
export function LawQuotes({ quotes }: Props) {
  return quotes.map(({ quote, section }) => (
    <figure key={quote} className={styles.root}>
      <figcaption>{`In its words: ${bindNumbers(section)}`}</figcaption>
      <blockquote>{bindNumbers(quote)}</blockquote>
    </figure>
  ))
}
