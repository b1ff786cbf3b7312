import { Plate } from '@/components/diagram/plates/plate'
import { Heading } from '@/components/kit/heading'
import { Prose } from '@/components/kit/prose'
import { Picture } from '@/components/picture/picture'
import { SmartLink } from '@/components/kit/smart-link'
import { isPlate, pageOfStyle } from '@/content/model/collections/style-pages'
import { isPagePath } from '@/content/model/pages/page-registry'
import type { FenceType } from '@/content/model/schemas/types-of-fences'
import styles from './style-grid.module.scss'

type Props = { fenceStyles: FenceType['styles'] }

/** The styles of a material as specimens: a drawn plate, name and words, all of which lead to the page of the style. */
export function StyleGrid({ fenceStyles }: Props) {
  return (
    <ul className={styles.root}>
      {fenceStyles.map(({ id, name, description, fits, picture }) => (
        <li key={id}>
          <div>
            {isPagePath(pageOfStyle(id)) ? (
              <h4 id={id}>
                <SmartLink href={pageOfStyle(id)}>{name}</SmartLink>
              </h4>
            ) : (
              <Heading level={4} id={id} text={name} />
            )}
            <Prose as="p" text={description} />
            <p className={styles.fits}>{`Fits: ${fits}`}</p>
          </div>
          {isPlate(id) ? <Plate name={id} /> : picture && <Picture name={picture} wide="14rem" />}
        </li>
      ))}
    </ul>
  )
}
