import { site } from '@/content/model/site'
import { pagesIn } from '@/content/model/page-registry'
import { Icon } from '../kit/icon'
import { MainNav } from './main-nav'
import { SmartLink } from '../kit/smart-link'
import { MenuDialogIsland } from './menu-dialog.island'
import styles from './menu-dialog.module.scss'

export const menuDialogId = 'menu'

type Props = { current: string | undefined }

/** The phone menu: a native dialog that its button opens and a form inside closes, script or no script. */
export function MenuDialog({ current }: Props) {
  const legal = pagesIn('legal')

  return (
    <MenuDialogIsland id={menuDialogId} className={styles.root}>
      <div className={styles.inside}>
        <form method="dialog" className={styles.top}>
          <span className={styles.title}>{site.name}</span>
          <button className={styles.close} aria-label="Close menu">
            <Icon name="close" />
          </button>
        </form>
        <MainNav label="Menu" layout="stack" current={current} />
        {legal.length > 0 && (
          <ul className={styles.legal}>
            {legal.map((page) => (
              <li key={page.path}>
                <SmartLink href={page.path}>{page.label}</SmartLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </MenuDialogIsland>
  )
}
