import type { Checked } from '@/content/model/checked'
import { pictures, readMaster, variants, type Variant } from '@/content/model/pictures'
import styles from './picture.module.scss'

type Props<Name extends string> = {
  /** A literal name must be that of a picture: any other does not compile. */
  name: Checked<Name, 'picture'>
  /** How wide the layout shows it on larger screens, as in `sizes`; the default is the reading column. */
  wide?: string | undefined
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
 * Phones have about three device pixels to a CSS pixel, of which two are enough to look sharp: a picture as wide as the
 * screen is downloaded as if it were 62 or 56 % as wide, which halves its bytes. Screens of low resolution get all pixels.
 */
const onPhones = '(max-resolution: 1.4dppx) 100vw, (max-resolution: 2.4dppx) 62vw, 56vw'

export async function Picture<const Name extends string>({
  name,
  wide = '(min-width: 768px) 41rem',
  priority = false,
  thumbnail = false,
  decorative = false,
}: Props<Name>) {
  const master = await readMaster(name)
  const avif = variants(master, 'avif').slice(0, thumbnail ? 1 : undefined)
  const sizes = thumbnail ? undefined : `${wide}, ${onPhones}`
  const [fallback] = [...variants(master, 'webp'), ...variants(master, 'svg')]

  return (
    <picture className={styles.root}>
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
        alt={decorative ? '' : pictures[name]?.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  )
}
