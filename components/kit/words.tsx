import { bindNumbers, range } from '@/content/model/text/typography'
import styles from './words.module.scss'

type Props = { text: string }

/**
 * Words as they are, but for where lines may end: never between a number and its unit, nor within a range. Spaces are
 * bound by no-break spaces; ranges by their style, since an invisible character in them would be copied, too.
 */
export function Words({ text }: Props) {
  const parts = bindNumbers(text).split(range)
  return parts.flatMap((part, index) => {
    if (part === '') return []
    // Every other part is a range.
    if (index % 2 === 0) return part
    return (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    )
  })
}
