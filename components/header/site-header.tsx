import { Brand } from './brand'
import { Icon } from '../kit/icon'
import { BarMeasure, MainNav } from './main-nav'
import { MenuDialog, menuDialogId } from './menu-dialog'
import { SearchDialog } from '../search/dialog/search-dialog'
import { SearchButton, SearchFace } from './search-button'
import styles from './site-header.module.scss'

type Props = { current: string | undefined }

/** The fixed header. delivery/browser/page.ts makes it translucent once the page has scrolled 10 px. */
export function SiteHeader({ current }: Props) {
  return (
    <>
      <header className={styles.root}>
        <div className={styles.frame}>
          <Brand />
          <div className={styles.room}>
            {/* The same as below, unseen: its height tells whether the links have room. */}
            <div className={styles.measure} aria-hidden="true">
              <BarMeasure />
              <div className={styles.buttons}>
                <span>
                  <SearchFace />
                </span>
              </div>
            </div>
            <div className={styles.left}>
              <MainNav label="Main" layout="bar" current={current} />
              <div className={styles.buttons}>
                <SearchButton />
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
          </div>
        </div>
      </header>
      <MenuDialog current={current} />
      <SearchDialog />
    </>
  )
}
