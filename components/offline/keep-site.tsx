import { site } from '@/content/model/collections/site'
import styles from './keep-site.module.scss'

type Props = {
  label?: string
  /** Whether what it offers is shown at once. */
  isOpen?: boolean
}

/**
 * Offers to keep the site, or parts of it, on the reader's device. Nothing of it is fetched before somebody touches it; opened
 * before its script is there, it stays open. The rest is in browser/keep-site.element.ts.
 */
export function KeepSite({ label = 'Keep this site offline', isOpen = false }: Props) {
  if (site().offline === 'off') return null
  return (
    <keep-site data-script="/scripts/keep-site.js" data-on="kept" class={styles.root}>
      <details open={isOpen}>
        <summary>{label}</summary>
      </details>
    </keep-site>
  )
}
