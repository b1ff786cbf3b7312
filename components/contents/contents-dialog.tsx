import { Icon } from '../kit/icon'
import styles from './contents-dialog.module.scss'

type Props = { label: string }

const id = 'page-contents'
const nothing = { __html: '' }

/** For small screens: a button that says where the reader is, and the list of contents that it opens. */
export function ContentsDialog({ label }: Props) {
  return (
    <>
      <button type="button" className={styles.pill} commandfor={id} command="show-modal">
        <span data-heading="" dangerouslySetInnerHTML={{ __html: label }} />
        <small data-place="" dangerouslySetInnerHTML={nothing} />
      </button>
      <dialog id={id} className={styles.dialog} aria-label={label}>
        <form method="dialog">
          <span aria-hidden="true">{label}</span>
          <button aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
        <div data-copy="" dangerouslySetInnerHTML={nothing} />
      </dialog>
    </>
  )
}
