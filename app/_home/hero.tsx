import { ButtonLink } from '@/components/kit/button-link'
import { Picture } from '@/components/picture/picture'
import { Prose } from '@/components/kit/prose'
import { content as home } from '@/content/pages/home'
import styles from './hero.module.scss'
import pictureStyles from './hero-picture.module.scss'

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
          <ButtonLink tone="filled" size="large" href="/types-of-fences">
            Explore Fence Types
          </ButtonLink>{' '}
          <ButtonLink tone="outline" size="large" href="/installation-maintenance">
            Installation Guide
          </ButtonLink>
        </p>
      </div>
      <div className={pictureStyles.root}>
        <Picture name={picture} wide="(min-width: 1080px) 80vw" priority />
      </div>
    </div>
  )
}
