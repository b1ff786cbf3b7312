import { Fragment } from 'react'
import { Thumbnail } from '@/components/diagram/thumbnail'
import { Prose } from '@/components/kit/prose'
import { SmartLink } from '@/components/kit/smart-link'
import type { Term } from '@/content/model/schemas/glossary'
import styles from './letter-section.module.scss'

type Props = {
  letter: string
  terms: readonly Term[]
  /** Those of all letters. */
  all: readonly Term[]
  /** What stands in the headings of guides, by their addresses. */
  headings: ReadonlyMap<string, string>
}

/**
 * The terms of one letter, under it or beside it. Tab stops at the first link to each place of a guide. It reaches the terms by
 * their letters: what leads from one to another has no stop, of which there would be two hundred.
 */
export function LetterSection({ letter, terms, ...rest }: Props) {
  const id = `letter-${letter.toLowerCase()}`
  return (
    <section className={styles.root}>
      <h2 id={id}>{letter}</h2>
      <dl>
        {terms.map((term) => (
          <Entry key={term.id} term={term} {...rest} />
        ))}
      </dl>
    </section>
  )
}

type EntryProps = Pick<Props, 'all' | 'headings'> & { term: Term }

function Entry({ term: { id, term, definition, see = [], href, thumbnail }, all, headings }: EntryProps) {
  const related = all.filter((other) => see.includes(other.id))
  return (
    <div>
      <dt id={id}>
        {thumbnail && <Thumbnail {...thumbnail} />}
        <dfn>
          <a href={`#${id}`} tabIndex={-1}>
            {term}
          </a>
        </dfn>
      </dt>
      <dd>
        <Prose as="p" text={definition} />
        <ul>
          {related.length > 0 && (
            <li>
              See{' '}
              {related.map((other, index) => (
                <Fragment key={other.id}>
                  {index > 0 && ', '}
                  <a href={`#${other.id}`} tabIndex={-1}>
                    {other.term}
                  </a>
                </Fragment>
              ))}
            </li>
          )}
          {href && (
            <li>
              Guide:{' '}
              <SmartLink
                href={href}
                tabIndex={all.find((other) => other.href === href)?.id === id ? undefined : -1}
              >
                {headings.get(href)}
              </SmartLink>
            </li>
          )}
        </ul>
      </dd>
    </div>
  )
}
