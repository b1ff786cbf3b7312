import { diagrams, type DiagramName } from '@/content/diagrams'
import styles from './diagram.module.scss'
import { plateOf } from './plates'

type Props = { name: DiagramName }

/** A drawing with its caption. What it shows stands in its text alternative, for those who cannot see it. */
export function Diagram({ name }: Props) {
  const { title, description, caption } = diagrams[name]
  const { file, width, height } = plateOf(name)

  return (
    <figure className={styles.root}>
      <img
        src={`/pictures/diagrams/${file}`}
        alt={description}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <strong>{`${title}.`}</strong>
        {` ${caption}`}
      </figcaption>
    </figure>
  )
}
