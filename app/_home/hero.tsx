import { Picture } from '@/components/picture/picture'
import { Prose } from '@/components/kit/prose'
import { SmartLink } from '@/components/kit/smart-link'
import { content as home } from '@/content/pages/home'
import styles from './hero.module.scss'

export function Hero() {
  const { title, lead, picture } = home.hero
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          <Prose text={lead} />
        </p>
        <p className={styles.actions}>
          <SmartLink className={styles.primary} href="/types-of-fences">
            Explore Fence Types
          </SmartLink>{' '}
          <SmartLink className={styles.secondary} href="/installation-maintenance">
            Installation Guide
          </SmartLink>
        </p>
      </div>
      <div className={styles.picture}>
        <Picture name={picture} wide="(min-width: 1080px) 56vw" priority />
      </div>
    </div>
  )
}
