import type { ReactNode } from 'react'
import { Diagram } from '@/components/diagram/diagram'
import { Plate } from '@/components/diagram/plates/plate'
import { Heading } from '@/components/kit/heading'
import { Prose } from '@/components/kit/prose'
import { Picture } from '@/components/picture/picture'
import { SmartLink } from '@/components/kit/smart-link'
import { isPagePath } from '@/content/model/page-registry'
import { isPlate, pageOfStyle } from '@/content/model/style-pages'
import type { FenceType } from '@/content/model/schemas/types-of-fences'
import styles from './style-grid.module.scss'
import rows from './style-rows.module.scss'

type Props = {
  fenceStyles: FenceType['styles']
  /** What stands in the place behind the last of them, so that no row ends in a hole. */
  children: ReactNode
}

/** The styles of a material as specimens: a drawn plate, name and words, with a photograph where there is one. */
export function StyleGrid({ fenceStyles, children }: Props) {
  return (
    <div className={rows.root}>
      <ul className={styles.root}>
        {fenceStyles.flatMap(({ id, name, description, fits, picture, diagram }) => [
          <li key={id}>
            <div>
              <Heading level={4} id={id} text={name} />
              <Prose as="p" text={description} />
              <p className={styles.fits}>{`Fits: ${fits}`}</p>
              {isPagePath(pageOfStyle(id)) && (
                <SmartLink className={styles.more} href={pageOfStyle(id)}>
                  {`${name}: sizes and parts`}
                </SmartLink>
              )}
            </div>
            {isPlate(id) && <Plate name={id} />}
            {picture && <Picture name={picture} wide="(min-width: 768px) 22rem" />}
          </li>,
          diagram && (
            <li key={diagram} className={styles.diagram}>
              <Diagram name={diagram} />
            </li>
          ),
        ])}
      </ul>
      <div>{children}</div>
    </div>
  )
}
