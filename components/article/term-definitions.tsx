import type { Term } from '@/content/model/schemas/glossary'
import { definitionId, firstSentence } from '@/content/model/terms'
import { Prose } from '../kit/prose'
import { SmartLink } from '../kit/smart-link'
import styles from './term-definitions.module.scss'

type Props = { terms: readonly Term[] }

/**
 * The definitions of a page's terms. Each is hidden until a click on its word opens it, which also moves the focus here:
 * browser/open-definition.ts.
 */
export function TermDefinitions({ terms }: Props) {
  return terms.map(({ id, term, definition, diagram }) => (
    <div key={id} id={definitionId(id)} className={styles.root} popover="auto" role="note" tabIndex={-1}>
      <dfn>{term}</dfn>
      <p>
        <Prose text={firstSentence(definition)} />
      </p>
      <SmartLink href={`/glossary#${id}`}>
        {diagram ? 'In the glossary, with a drawing' : 'In the glossary'}
      </SmartLink>
    </div>
  ))
}
