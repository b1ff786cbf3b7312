import { site } from '@/content/model/site'
import styles from './keep-site.module.scss'

/**
 * Offers to keep the whole site on the reader's device. Nothing of it is fetched before somebody touches it; opened
 * before its script is there, it stays open. The rest is in browser/keep-site.element.ts.
 */
export function KeepSite() {
  if (site.offline === 'off') return null
  return (
    <keep-site data-script="/scripts/keep-site.js" data-on="kept" class={styles.root}>
      <details>
        <summary>Keep this site offline</summary>
      </details>
    </keep-site>
  )
}
