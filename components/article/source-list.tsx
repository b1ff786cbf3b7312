import { judgmentNames } from '@/content/model/schemas/judgment'
import { sourceKindNames, type Source } from '@/content/model/schemas/source'
import type { NumberedSource } from '@/content/model/text/citations'
import { formatDay } from '../kit/day'
import { Heading } from '../kit/heading'
import { SmartLink } from '../kit/smart-link'
import { Words } from '../kit/words'
import styles from './source-list.module.scss'

type Props = { sources: readonly NumberedSource[] }

/** The page's sources in the order of their first citation, with a link back to that. */
export function SourceList({ sources }: Props) {
  return (
    <section className={styles.root}>
      <Heading level={2} id="sources" text="Sources" />
      <p>
        {'With the day we read each; “copy” means an archived one. '}
        <SmartLink href="/about#ranks">How we choose sources</SmartLink>
      </p>
      <ol>
        {sources.map((source) => (
          <li key={source.key} id={`s${source.number}`}>
            {'why' in source ? (
              <>
                <cite>{judgmentNames[source.kind]}</cite>
                <Words text={`. ${source.why} `} />
              </>
            ) : (
              <>
                <Title source={source} />
                <Words text={reference(source)} />
                <small>{`(${standing(source)})`}</small>
              </>
            )}
            {/* The style sheet adds "Back to mention" for screen readers. */}
            <a href={`#c${source.number}`}>↑</a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Title({ source: { title, href, doi } }: { source: Source }) {
  const address = href ?? (doi && `https://doi.org/${doi}`)
  const words = <Words text={title} />
  return address ? <SmartLink href={address}>{words}</SmartLink> : <cite>{words}</cite>
}

/** What a reader needs to find it in a library: `. A. Author. Publisher, 2010, pp. 3–5. Report 12. `. */
function reference({ author, publisher, year, pages, report, isbn }: Source): string {
  const edition = [publisher, year, pages].filter((part) => part !== undefined).join(', ')
  const parts = [author, edition, report, isbn && `ISBN ${isbn}`].filter((part) => part !== undefined)
  return `. ${parts.map((part) => `${part.replace(/\.$/, '')}. `).join('')}`
}

/** How far to trust it: `manufacturer, sells composite fences; copy read Nov 21, 2026`. */
function standing({ kind, interest, read, archived }: Source): string {
  const who = interest === undefined ? sourceKindNames[kind] : `${sourceKindNames[kind]}, ${interest}`
  return `${who}; ${archived ? 'copy ' : ''}read ${formatDay(read, 'medium')}`
}
