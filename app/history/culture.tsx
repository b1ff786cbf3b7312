import { Heading } from '@/components/kit/heading'
import { Paragraphs } from '@/components/kit/paragraphs'
import { Prose } from '@/components/kit/prose'
import { Figure } from '@/components/picture/figure'
import type { History } from '@/content/model/schemas/history'
import type { Outline } from '@/content/model/text/outline'
import { TabSection } from './tab-section'
import styles from './culture.module.scss'
import lists from './lists.module.scss'

type Props = { content: History; outline: Outline }

export function Culture({ content: { themesLead, themes, arts }, outline }: Props) {
  return (
    <>
      <Prose as="p" className={lists.lead} text={themesLead} />
      <div className={styles.themes}>
        {themes.map(({ id, title, description, picture, caption, story }) => (
          <section key={id}>
            <Heading level={2} id={id} text={title} />
            <div className={styles.story}>
              <Figure name={picture} caption={caption} wide="(min-width: 1080px) 45vw" />
              <Prose as="p" className={styles.description} text={description} />
              <Paragraphs texts={story} />
            </div>
          </section>
        ))}
      </div>
      <div className={lists.root}>
        <Works outline={outline} id="literature" part={arts.literature} />
        <Works outline={outline} id="film" part={arts.film} />
        <Works outline={outline} id="art" part={arts.art} />
      </div>
    </>
  )
}

type WorksProps = { outline: Outline; id: string; part: History['arts']['literature'] }

function Works({ outline, id, part: { lead, works } }: WorksProps) {
  return (
    <TabSection outline={outline} id={id}>
      <Prose as="p" text={lead} />
      <ul>
        {works.map(({ title, by, year, note }) => (
          <li key={title}>
            <h3>
              <cite>{title}</cite>
            </h3>
            <p className={lists.by}>{`${by}, ${year}`}</p>
            <Prose as="p" text={note} />
          </li>
        ))}
      </ul>
    </TabSection>
  )
}
