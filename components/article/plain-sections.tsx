import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'
import type { Section, Subsection as Part } from '@/content/model/schemas/blocks'
import { Heading } from '../kit/heading'
import { Subsection } from '../kit/subsection'
import { Blocks } from './blocks'
import styles from './plain-sections.module.scss'

type Props = {
  sections: readonly Section[]
  /** What a component draws below the heading of a section, by the section’s id. */
  figures?: Readonly<Record<string, ReactNode>>
  /** What stands between the first and the next, such as an ad. */
  afterFirst?: ReactNode
}

/** Sections one below the other, and side by side where an editor has marked that they belong together. */
export function PlainSections({ sections, figures = {}, afterFirst }: Props) {
  return markedRuns(sections).map((run, index) => (
    <Fragment key={run[0]?.id}>
      <Run
        sections={run}
        view={(section) => <WholeSection key={section.id} {...section} figure={figures[section.id]} />}
      />
      {index === 0 && afterFirst}
    </Fragment>
  ))
}

type MarginProps = Props & {
  /** Which one stands in the margin, beside those behind it, where there is room for both. */
  margin: string
}

/** One column of text, and beside it what belongs to each section. */
export function SectionsWithMargin({ sections, margin, figures, afterFirst }: MarginProps) {
  const index = sections.findIndex(({ id }) => id === margin)
  const last = sections.slice(index + 1)
  return (
    <div className={styles.withMargin}>
      <PlainSections sections={sections.slice(0, index)} figures={figures} afterFirst={afterFirst} />
      <div className={clsx(last.length > 0 && styles.margin)}>
        <PlainSections sections={sections.slice(index, index + 1)} />
      </div>
      <PlainSections sections={last} />
    </div>
  )
}

function WholeSection({ id, heading, blocks, sections = [], figure }: Section & { figure: ReactNode }) {
  return (
    <section className={styles.root}>
      <Heading level={2} id={id} text={heading} />
      {figure}
      <Blocks blocks={blocks} />
      {markedRuns(sections).map((run) => (
        <Run key={run[0]?.id} sections={run} view={(part) => <SmallSection key={part.id} {...part} />} />
      ))}
    </section>
  )
}

function SmallSection({ id, heading, blocks }: Part) {
  return (
    <Subsection id={id} heading={heading}>
      <Blocks blocks={blocks} />
    </Subsection>
  )
}

type RunProps<Item> = { sections: readonly Item[]; view: (section: Item) => ReactNode }

function Run<Item>({ sections, view }: RunProps<Item>) {
  return sections.length > 1 ? <div className={styles.run}>{sections.map(view)}</div> : sections.map(view)
}

/** Each section, with those behind it that stand beside it. */
function markedRuns<Item extends Part>(sections: readonly Item[]): Item[][] {
  const runs: Item[][] = []
  for (const section of sections) {
    const last = runs.at(-1)
    if (last && section.beside) last.push(section)
    else runs.push([section])
  }
  return runs
}
