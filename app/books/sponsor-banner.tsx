import { ButtonLink } from '@/components/kit/button-link'
import { Prose } from '@/components/kit/prose'
import { site } from '@/content/model/collections/site'
import styles from './sponsor-banner.module.scss'

export function SponsorBanner() {
  const { sponsor } = site()
  if (!sponsor) return null
  const { name, heading, text, applyHref, learnMoreHref } = sponsor
  return (
    <aside className={styles.root} aria-label={name}>
      <div>
        <p className={styles.label}>{name}</p>
        <p className={styles.heading}>{heading}</p>
      </div>
      <Prose as="p" className={styles.text} text={text} />
      <p className={styles.actions}>
        <ButtonLink tone="filled" size="small" href={applyHref} sponsored>
          Apply
        </ButtonLink>
        <ButtonLink tone="outline" size="small" href={learnMoreHref} sponsored>
          Learn More<span className={styles.about}> about {name}</span>
        </ButtonLink>
      </p>
    </aside>
  )
}
