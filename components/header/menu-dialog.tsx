import { site } from '@/content/model/collections/site'
import { Icon } from '../kit/icon'
import { LegalLinks } from './legal-links'
import { MainNav } from './main-nav'
import styles from './menu-dialog.module.scss'

export const menuDialogId = 'menu'

type Props = { current: string | undefined }

/**
 * The phone menu: a native dialog, opened by a button and closed by a form inside it, which need no script.
 * delivery/browser/page.ts adds what not every browser has, and closes it when a link is followed.
 */
export function MenuDialog({ current }: Props) {
  return (
    <dialog className={styles.root} id={menuDialogId} aria-label="Menu" closedby="any">
      <div className={styles.inside}>
        <form method="dialog" className={styles.top}>
          <span className={styles.title}>{site().name}</span>
          <button className={styles.close} aria-label="Close menu">
            <Icon name="close" />
          </button>
        </form>
        <MainNav label="Menu" layout="stack" current={current} />
        <LegalLinks />
      </div>
    </dialog>
  )
}
