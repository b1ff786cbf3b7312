import { Picture } from '@/components/picture/picture'
import { Prose } from '@/components/kit/prose'
import { SmartLink } from '@/components/kit/smart-link'
import { content as home } from '@/content/model/pages/home'
import { content as typesOfFences } from '@/content/model/pages/types-of-fences'
import { withoutCitations } from '@/content/model/text/citations'
import { Preview } from './preview'
import styles from './types-preview.module.scss'

/** How many fence types the home page shows. */
const previewLimit = 2

export function TypesPreview() {
  const { fenceTypes } = withoutCitations(typesOfFences())
  const shown = fenceTypes.slice(0, previewLimit)
  const more =
    shown.length < fenceTypes.length ? { href: '/types-of-fences', label: 'View All Fence Types' } : undefined

  return (
    <Preview id="types" {...home().types} {...(more && { more })}>
      <div className={styles.root}>
        {shown.map(({ id, title, subtitle, description, picture }) => (
          <article key={id} className={styles.card}>
            <Picture name={picture} wide="(min-width: 768px) 45vw" />
            <h3>
              <SmartLink href={`/types-of-fences#${id}`}>{title}</SmartLink>
            </h3>
            <p className={styles.subtitle}>{subtitle}</p>
            <Prose as="p" text={description} />
          </article>
        ))}
      </div>
    </Preview>
  )
}
