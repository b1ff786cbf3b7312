import { Prose } from '@/components/kit/prose'
import { SmartLink } from '@/components/kit/smart-link'
import { site } from '@/content/model/site'
import styles from './sponsor-banner.module.scss'

/** The university banner. */
export function SponsorBanner() {
  const { name, heading, text, applyHref, learnMoreHref } = site.sponsor
  return (
    <aside className={styles.root} aria-label={name}>
      <div>
        <p className={styles.label}>{name}</p>
        <p className={styles.heading}>{heading}</p>
        <p>
          <Prose text={text} />
        </p>
      </div>
      <p className={styles.actions}>
        <SmartLink href={applyHref} sponsored>
          Apply
        </SmartLink>
        <SmartLink href={learnMoreHref} sponsored>
          Learn More<span className={styles.about}> about {name}</span>
        </SmartLink>
      </p>
    </aside>
  )
}
