import { Plate } from '@/components/diagram/plates/plate'
import { SmartLink } from '@/components/kit/smart-link'
import { plateScale } from '@/content/model/collections/plates'
import { isPlate, pageOfStyle } from '@/content/model/collections/style-pages'
import { isPagePath } from '@/content/model/pages/page-registry'
import { content as typesOfFences } from '@/content/model/pages/types-of-fences'
import styles from './long-fence.module.scss'

/** Every style that has a page of its own: their plates, side by side, are one fence on one ground line. */
export function LongFence() {
  const fenceStyles = typesOfFences()
    .fenceTypes.flatMap((type) => type.styles)
    .flatMap(({ id, name }) => (isPlate(id) && isPagePath(pageOfStyle(id)) ? [{ id, name }] : []))
  return (
    <nav className={styles.root} aria-label="Fence styles">
      <ul>
        {fenceStyles.map(({ id, name }) => (
          <li key={id}>
            <SmartLink href={pageOfStyle(id)}>
              <Plate name={id} isNamed />
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
      <p>{`${fenceStyles.length} styles, each with its page. ${plateScale}`}</p>
    </nav>
  )
}
