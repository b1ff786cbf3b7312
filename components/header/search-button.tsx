import { Icon } from '../kit/icon'
import { searchDialogId } from '../search/dialog/search-dialog'
import styles from './search-button.module.scss'

/** Opens the search; where there is room it shows its name and its shortcut. */
export function SearchButton() {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={searchDialogId}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <SearchFace />
    </button>
  )
}

export function SearchFace() {
  return (
    <>
      <Icon name="search" />
      <span className={styles.name}>Search</span>{' '}
      <kbd className={styles.shortcut} aria-hidden="true">
        Ctrl K
      </kbd>
    </>
  )
}
