import { isExample, isPreview, siteUrl } from '@/content/model/collections/settings'
import styles from './operator-hint.module.scss'

type Props = { text: string }

/**
 * Tells the operator which setting fills this place. Readers never see it: neither `npm run build` nor any build for a
 * real address includes it.
 */
export function OperatorHint({ text }: Props) {
  if (!isPreview() || !isExample(siteUrl())) return null
  return <p className={styles.root}>Preview only. {text}</p>
}
