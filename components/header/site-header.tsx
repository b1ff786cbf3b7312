import { pagesIn } from '@/content/model/page-registry'
import { site } from '@/content/model/site'
import { Brand } from './brand'
import { Icon } from '../kit/icon'
import { MainNav } from './main-nav'
import { MenuDialog, menuDialogId } from './menu-dialog'
import { SearchDialog, searchDialogId } from '../search/dialog/search-dialog'
import { barFrom } from './bar-from'
import styles from './site-header.module.scss'

type Props = { current: string | undefined }

/** The fixed header. delivery/browser/page.ts makes it translucent once the page has scrolled 10 px. */
export function SiteHeader({ current }: Props) {
  const labels = pagesIn('header').map(({ label }) => label)

  return (
    <>
      <div className={styles.sentinel} id="page-top" />
      <header className={styles.root} data-bar-from={barFrom(labels, site.name)}>
        <div className={styles.frame}>
          <Brand />
          <div className={styles.nav}>
            <MainNav label="Main" layout="bar" current={current} />
          </div>
          <div className={styles.buttons}>
            <button
              type="button"
              command="show-modal"
              commandfor={searchDialogId}
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
            >
              <Icon name="search" />
              <span className={styles.word}>Search</span>{' '}
              <kbd className={styles.keys} aria-hidden="true">
                Ctrl K
              </kbd>
            </button>
            <button
              type="button"
              className={styles.menuButton}
              command="show-modal"
              commandfor={menuDialogId}
              aria-haspopup="dialog"
              aria-label="Menu"
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
      </header>
      <MenuDialog current={current} />
      <SearchDialog />
    </>
  )
}
