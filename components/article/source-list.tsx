import type { NumberedSource } from '@/content/model/citations'
import { Heading } from '../kit/heading'
import { SmartLink } from '../kit/smart-link'
import styles from './source-list.module.scss'

type Props = { sources: readonly NumberedSource[] }

const kinds = {
  official: 'official',
  maker: 'manufacturer',
  research: 'research',
  press: 'press',
  trade: 'trade',
  web: 'web page',
}

/** The page's sources in the order of their first citation, with links back to each citation. */
export function SourceList({ sources }: Props) {
  return (
    <section className={styles.root}>
      <Heading level={2} id="sources" text="Sources" />
      <ol>
        {sources.map((source) => (
          <li key={source.key} id={`s${source.number}`}>
            {source.href ? (
              <SmartLink href={source.href}>{source.title}</SmartLink>
            ) : (
              <cite>{source.title}</cite>
            )}
            {`. ${source.publisher}${source.year ? `, ${source.year}` : ''}. `}
            <small>{kinds[source.kind]}</small>
            <BackLinks source={source} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** For screen readers the style sheet adds "Back to mention" before each arrow. */
function BackLinks({ source }: { source: NumberedSource }) {
  const occurrences = Array.from({ length: source.citations }, (_, index) => index + 1)
  return occurrences.map((occurrence) => (
    <a key={occurrence} href={`#c${source.number}-${occurrence}`}>
      {source.citations === 1 ? '↑' : `↑${occurrence}`}
    </a>
  ))
}
