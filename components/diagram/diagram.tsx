import { diagrams, type DiagramName } from '@/content/diagrams'
import { diagramFileOf } from './diagram-files'
import { Words } from '../kit/words'
import styles from './diagram.module.scss'

type Props = { name: DiagramName }

/** A drawing with its caption; its text alternative describes what it shows. */
export function Diagram({ name }: Props) {
  const { title, description, caption } = diagrams[name]
  const { file, width, height } = diagramFileOf(name)

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
        <Words text={` ${caption}`} />
      </figcaption>
    </figure>
  )
}
