import { ButtonLink } from '@/components/kit/button-link'
import { Picture } from '@/components/picture/picture'
import { Prose } from '@/components/kit/prose'
import { content as home } from '@/content/model/pages/home'
import styles from './hero.module.scss'
import pictureStyles from './hero-picture.module.scss'

// The box is 38rem high at most, which the picture of 5:4 fills with 47.5rem; on wide screens the width decides. On
// screens of low resolution the 800 px of the next smaller file show how it is compressed.
const besideWords = '(min-width: 1600px) 58vw, 58rem'

export function Hero() {
  const { title, lead, picture, narrow } = home().hero
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <Prose as="p" className={styles.lead} text={lead} />
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
        <Picture
          name={picture}
          wide={besideWords}
          crop={{
            name: narrow.picture,
            media: '(max-width: 1079px)',
            sizes: '(min-resolution: 2.5dppx) min(95vw, 373px), 95vw',
          }}
          priority
        />
      </div>
    </div>
  )
}
