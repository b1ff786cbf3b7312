import type { NumberedSource } from '@/content/citations'
import { Heading } from '../heading/heading'
import { SmartLink } from '../smart-link/smart-link'
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

/** Where the page's claims come from, in the order of their first mention, with ways back to each mention. */
export function SourceList({ sources }: Props) {
  return (
    <section className={styles.root}>
      <Heading level={2} id="sources" text="Sources" />
      <ol>
        {sources.map((source) => (
          <li key={source.key} id={`source-${source.number}`}>
            {source.href ? (
              <SmartLink href={source.href}>{source.title}</SmartLink>
            ) : (
              <cite>{source.title}</cite>
            )}
            . {source.publisher}
            {source.year && `, ${source.year}`}. <span className={styles.kind}>{kinds[source.kind]}</span>
            <BackLinks source={source} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function BackLinks({ source }: { source: NumberedSource }) {
  const occurrences = Array.from({ length: source.citations }, (_, index) => index + 1)
  return (
    <span className={styles.back}>
      {occurrences.map((occurrence) => (
        <a
          key={occurrence}
          href={`#cite-${source.number}-${occurrence}`}
          aria-label={`Back to mention ${occurrence} of source ${source.number}`}
        >
          {source.citations === 1 ? '↑' : `↑${occurrence}`}
        </a>
      ))}
    </span>
  )
}
