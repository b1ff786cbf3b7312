import { pictures, readMaster, variants, type Variant } from '@/content/model/collections/pictures'
import styles from './picture.module.scss'

type Props = {
  /** A key of content/pictures/pictures.json. */
  name: string
  /** How wide the layout shows it on larger screens, as in `sizes`; the default is the reading column. */
  wide?: string | undefined
  /** Another crop of it for some screens, with its own `sizes`. */
  crop?: { name: string; media: string; sizes: string } | undefined
  /** On the first screen of most readers: fetched without waiting for the layout. */
  eager?: boolean | undefined
  /** The page's first picture: fetched at once and before all others. */
  priority?: boolean
  /** No wider than 120 px: one small file is enough. */
  thumbnail?: boolean
  /** For a picture beside the text of the link that it belongs to: an empty text alternative. */
  decorative?: boolean
}

const srcSet = (files: readonly Variant[]) =>
  files.map(({ file, width }) => `/pictures/${file} ${width}w`).join(', ')

/**
 * Between the gutters. A little less than that: browsers look for a file at least as wide, and the next is much larger. With
 * three device pixels to a CSS pixel, 1120 px are enough for any phone: the next file weighs twice as much.
 */
const onPhones = '(min-resolution: 2.5dppx) min(100vw - 2.25rem, 373px), calc(100vw - 2.25rem)'

export async function Picture({
  name,
  wide = '(min-width: 768px) 41rem',
  crop,
  priority = false,
  eager = priority,
  thumbnail = false,
  decorative = false,
}: Props) {
  const master = await readMaster(name)
  const avif = variants(master, 'avif').slice(0, thumbnail ? 1 : undefined)
  const sizes = thumbnail ? undefined : `${wide}, ${onPhones}`
  const [fallback] = [...variants(master, 'webp'), ...variants(master, 'svg')]

  return (
    <picture className={styles.root}>
      {crop && <Crop {...crop} />}
      {avif.length > 0 && (
        <source
          type="image/avif"
          srcSet={thumbnail ? `/pictures/${avif[0]?.file}` : srcSet(avif)}
          sizes={sizes}
        />
      )}
      <img
        src={`/pictures/${fallback?.file ?? ''}`}
        width={master.width}
        height={master.height}
        alt={decorative ? '' : pictures()[name]?.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  )
}

async function Crop({ name, media, sizes }: { name: string; media: string; sizes: string }) {
  const master = await readMaster(name)
  return (
    <source
      type="image/avif"
      media={media}
      srcSet={srcSet(variants(master, 'avif'))}
      sizes={sizes}
      width={master.width}
      height={master.height}
    />
  )
}
