import type { Block } from '@/content/model/schemas/blocks'
import { AddToCalendar } from '../calendar/add-to-calendar'
import { CheckList } from '../kit/check-list'
import { DataTable } from '../kit/data-table'
import { DefinitionList } from '../kit/definition-list'
import { Diagram } from '../diagram/diagram'
import { Figure } from '../picture/figure'
import { Note } from '../kit/note'
import { Prose } from '../kit/prose'
import { besideGroups } from './beside-groups'
import { Swatches } from './swatches'
import styles from './blocks.module.scss'

type Props = { blocks: readonly Block[] }

/** The body of a section: paragraphs, lists, tables, notes and pictures in their order. */
export function Blocks({ blocks }: Props) {
  return (
    <div className={styles.root}>
      {besideGroups(blocks).map(({ blocks: group, kind }, index) =>
        kind ? (
          <div key={index} className={styles[kind]}>
            {group.map(toView)}
          </div>
        ) : (
          group.map((block) => <BlockView key={index} block={block} />)
        ),
      )}
    </div>
  )
}

const toView = (block: Block, index: number) => <BlockView key={index} block={block} />

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return <Prose as="p" text={block} />
  }
  switch (block.kind) {
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item) => (
            <Prose key={item} as="li" text={item} />
          ))}
        </List>
      )
    }
    case 'checklist':
      return <CheckList items={block.items.map((text) => ({ text }))} />
    case 'table':
      return (
        <>
          <DataTable caption={block.caption} head={block.head} rows={block.rows} note={block.note} />
          {block.calendar && <AddToCalendar calendar={block.calendar} />}
        </>
      )
    case 'note':
      return <Note tone={block.tone} title={block.title} text={block.text} />
    case 'terms':
      return <DefinitionList items={block.items} />
    case 'swatches':
      return <Swatches caption={block.caption} items={block.items} note={block.note} />
    case 'diagram':
      return <Diagram name={block.name} />
    case 'picture':
      return <Figure name={block.name} caption={block.caption} />
  }
}
