import { frameHeight } from '@/content/model/drawings'
import type { Term } from '@/content/model/schemas/glossary'
import { diagramFiles } from './diagram-files'
import styles from './diagram.module.scss'

type Props = NonNullable<Term['thumbnail']>

/** A detail of a drawing, without its labels, beside the words that it shows. */
export function Thumbnail({ diagram, x, y, width }: Props) {
  const frame = [x, y, width, frameHeight(width)].join(',')
  return (
    <img
      className={styles.drawing}
      src={`/pictures/diagrams/${diagramFiles.get(diagram)?.file}#svgView(viewBox(${frame}))`}
      alt=""
      width={120}
      height={90}
      loading="lazy"
    />
  )
}
