import { Picture } from '../picture/picture'
import { Prose } from '../prose/prose'
import styles from './figure.module.scss'

type Props = { name: string; caption?: string | undefined; sizes?: string; priority?: boolean }

/** A picture with the words that belong under it. */
export function Figure({ name, caption, sizes, priority }: Props) {
  return (
    <figure className={styles.root}>
      <Picture name={name} sizes={sizes} priority={priority} />
      {caption && (
        <figcaption>
          <Prose text={caption} />
        </figcaption>
      )}
    </figure>
  )
}
