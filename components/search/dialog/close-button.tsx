import { Icon } from '../../kit/icon'
import styles from './search-dialog.module.scss'

export function CloseButton() {
  return (
    <form method="dialog" className={styles.close}>
      <button aria-label="Close search">
        <Icon name="close" />
      </button>
    </form>
  )
}
