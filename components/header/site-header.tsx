import { pagesIn } from '@/content/model/page-registry'
import { site } from '@/content/model/site'
import { Brand } from './brand'
import { Icon } from '../kit/icon'
import { MainNav } from './main-nav'
import { MenuDialog, menuDialogId } from './menu-dialog'
import { SearchDialog } from '../search/dialog/search-dialog'
import { barFrom } from './bar-from'
import { SearchButton } from './search-button'
import styles from './site-header.module.scss'

type Props = { current: string | undefined }

/** The fixed header. delivery/browser/page.ts makes it translucent once the page has scrolled 10 px. */
export function SiteHeader({ current }: Props) {
  const labels = pagesIn('header').map(({ label }) => label)

  return (
    <>
      <header className={styles.root} data-bar-from={barFrom(labels, site.name)}>
        <div className={styles.frame}>
          <Brand />
          <div className={styles.nav}>
            <MainNav label="Main" layout="bar" current={current} />
          </div>
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
      </header>
      <MenuDialog current={current} />
      <SearchDialog />
    </>
  )
}
