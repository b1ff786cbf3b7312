import clsx from 'clsx'
import type { Block, Section } from '@/content/model/schemas/blocks'
import { Heading } from '../kit/heading'
import { Subsection } from '../kit/subsection'
import { Blocks } from './blocks'
import styles from './plain-sections.module.scss'

type Props = { sections: readonly Section[] }

export function PlainSections({ sections }: Props) {
  return shortRuns(sections).map((run) =>
    run.length === 1 ? (
      run.map(toView)
    ) : (
      <div key={run[0]?.id} className={styles.run}>
        {run.map(toView)}
      </div>
    ),
  )
}

const toView = (section: Section) => (
  <section key={section.id} className={clsx(styles.root, hasManyShortParts(section) && styles.pairs)}>
    <Heading level={2} id={section.id} text={section.heading} />
    <Blocks blocks={section.blocks} />
    {section.sections?.map(({ id, heading, blocks }) => (
      <Subsection key={id} id={id} heading={heading}>
        <Blocks blocks={blocks} />
      </Subsection>
    ))}
  </section>
)

/** Sections one by one, but those that follow each other and are short together. */
function shortRuns(sections: readonly Section[]): Section[][] {
  const runs: Section[][] = []
  for (const section of sections) {
    const last = runs.at(-1)
    if (last && isShort(section) && last.every(isShort)) last.push(section)
    else runs.push([section])
  }
  return runs
}

/** What can be read beside others without scrolling back: some 15 lines of half a wide page, in characters. */
const mostOfShort = 750

function isShort({ blocks, sections = [] }: Section): boolean {
  return sections.length === 0 && lengthOf(blocks) <= mostOfShort
}

const hasManyShortParts = ({ sections = [] }: Section): boolean =>
  sections.length >= 4 && sections.every(({ blocks }) => Number.isFinite(lengthOf(blocks)))

/** The characters of words and lists as they are written, for which half of a wide page is enough; else infinity. */
function lengthOf(blocks: readonly Block[]): number {
  return blocks.map(lengthOfBlock).reduce((sum, length) => sum + length, 0)
}

function lengthOfBlock(block: Block): number {
  if (typeof block === 'string') return block.length
  if (block.kind === 'list') return block.items.join('').length
  return block.kind === 'terms' ? block.items.map(({ text }) => text).join('').length : Infinity
}
