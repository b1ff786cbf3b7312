import { Picture } from '../picture/picture'
import { Prose } from '../prose/prose'
import styles from './figure.module.scss'

type Props = { name: string; caption?: string | undefined; wide?: string }

/** A picture with the words that belong under it. */
export function Figure({ name, caption, wide }: Props) {
  return (
    <figure className={styles.root}>
      <Picture name={name} wide={wide} />
      {caption && (
        <figcaption>
          <Prose text={caption} />
        </figcaption>
      )}
    </figure>
  )
}
