import { isExample, isPreview, siteUrl } from '@/content/model/settings'
import styles from './operator-hint.module.scss'

type Props = { text: string }

/**
 * Tells the operator which setting fills this place. Readers must never see it: `npm run build` leaves it out,
 * and so does whatever is built for a real address.
 */
export function OperatorHint({ text }: Props) {
  if (!isPreview || !isExample(siteUrl)) return null
  return <p className={styles.root}>Preview only. {text}</p>
}
