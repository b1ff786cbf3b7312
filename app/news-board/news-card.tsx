import { Plate } from '@/components/diagram/plates/plate'
import { formatDay } from '@/components/kit/day'
import { Picture } from '@/components/picture/picture'
import { newsPictureSize, newsVariants } from '@/content/model/collections/news'
import type { Card, CardPicture } from './cards'
import styles from './news-board.module.scss'

/** How wide a card is, with the columns of news-board.module.scss. */
const sizes =
  '(min-width: 93.75em) 16vw, (min-width: 75em) 19vw, (min-width: 56em) 24vw, (min-width: 30em) 31vw, 46vw'

/** A picture, and the words of the link that it belongs to. */
export function NewsCard({ href, title, kind, source, day, picture }: Card) {
  return (
    <li className={styles.card}>
      <div className={styles.picture} data-kind={picture?.kind}>
        {picture && <PictureOf {...picture} />}
      </div>
      <div className={styles.words}>
        <h2>
          <a href={href} target="_blank" rel="noopener" aria-label={`${title} (opens in a new tab)`}>
            {title}
          </a>
        </h2>
        <p className={styles.source}>
          {kind ?? `${source},`} <time dateTime={day}>{formatDay(day, 'medium')}</time>
        </p>
      </div>
    </li>
  )
}

function PictureOf(picture: CardPicture) {
  switch (picture.kind) {
    case 'photo':
      return <Picture name={picture.name} wide={sizes} decorative />
    case 'plate':
      return <Plate name={picture.name} isNamed />
    case 'drawing': {
      const { file, width, height } = picture.drawing
      return <img src={`/pictures/diagrams/${file}`} width={width} height={height} alt="" loading="lazy" />
    }
    case 'news':
      return <NewsPicture name={picture.name} />
  }
}

function NewsPicture({ name }: { name: string }) {
  const files = newsVariants({ hash: name.replace('.jpg', '') })
  const addresses = (format: string) =>
    files
      .filter((variant) => variant.format === format)
      .map(({ file, width }) => `/pictures/${file} ${width}w`)
      .join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={addresses('avif')} sizes={sizes} />
      <img
        src={`/pictures/${files.find(({ format }) => format === 'webp')?.file}`}
        {...newsPictureSize}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
