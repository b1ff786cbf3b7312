import { plates, plateScale } from '@/content/model/plates'
import { bindNumbers } from '@/content/model/typography'
import { type PlateName } from '@/content/model/style-pages'
import { Plate } from './plate'
import styles from './style-plate.module.scss'

type Props = { name: PlateName }

/** The plate at the head of a style's own page. */
export function StylePlate({ name }: Props) {
  return (
    <figure className={styles.root}>
      <Plate name={name} />
      <figcaption>{bindNumbers(`${plates[name]} ${plateScale}`)}</figcaption>
    </figure>
  )
}
