import { frameHeight } from '@/content/model/collections/drawing'
import type { Term } from '@/content/model/schemas/glossary'
import { diagramFile } from './diagram-files'
import styles from './diagram.module.scss'

type Props = NonNullable<Term['thumbnail']>

/** The address of a detail of a drawing. */
export function addressOf({ diagram, x, y, width }: Props): string {
  const frame = [x, y, width, frameHeight(width)].join(',')
  return `/pictures/diagrams/${diagramFile(diagram).file}#svgView(viewBox(${frame}))`
}

/** A detail of a drawing, without its labels, beside the words that it shows. */
export function Thumbnail(thumbnail: Props) {
  return (
    <img
      className={styles.drawing}
      src={addressOf(thumbnail)}
      alt=""
      width={120}
      height={90}
      loading="lazy"
    />
  )
}
