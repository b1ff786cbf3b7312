import { isExample, siteUrl } from '@/content/settings'
import styles from './operator-hint.module.scss'

type Props = { text: string }

/** Tells the operator which setting fills this place. Only a preview says it: readers must never see it. */
export function OperatorHint({ text }: Props) {
  if (!isExample(siteUrl)) return null
  return <p className={styles.root}>Preview only. {text}</p>
}
