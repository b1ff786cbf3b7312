import { ControlIcon } from '../../kit/control-icon'
import styles from './search-dialog.module.scss'

export function CloseButton() {
  return (
    <form method="dialog" className={styles.close}>
      <button aria-label="Close search">
        <ControlIcon name="close" />
      </button>
    </form>
  )
}
