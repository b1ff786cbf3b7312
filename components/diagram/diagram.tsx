import type { Drawing } from '@/content/model/collections/drawing'
import { drawings } from '@/content/model/collections/drawings'
import { closed } from '@/content/model/text/typography'
import { diagramFile } from './diagram-files'
import { Words } from '../kit/words'
import styles from './diagram.module.scss'

type Props = {
  /** A file of content/drawings/. */
  name: string
}

/** A drawing with its caption; its text alternative describes what it shows. */
export function Diagram({ name }: Props) {
  const { title, description, caption } = drawingOf(name)
  return (
    <figure className={styles.root}>
      <DiagramImage name={name} alt={description} />
      <figcaption>
        <strong>{closed(title, '.')}</strong>
        <Words text={` ${caption}`} />
      </figcaption>
    </figure>
  )
}

/** A drawing alone, beside words that say what it shows. */
export function DiagramImage({ name, alt }: Props & { alt: string }) {
  const { file, width, height } = diagramFile(name)
  return (
    <img
      className={styles.drawing}
      src={`/pictures/diagrams/${file}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  )
}

/** @throws Error when there is none: the check has found that before */
export function drawingOf(name: string): Drawing {
  const drawing = drawings().get(name)
  if (!drawing) throw new Error(`There is no drawing content/drawings/${name}.svg`)
  return drawing
}
