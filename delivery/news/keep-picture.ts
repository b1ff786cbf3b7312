import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { newsPictureSize } from '../../content/model/collections/news'
import { OperatorError } from '../operator-error'

/** Narrower ones would be blurred on a board, and the narrowest count readers. */
const leastSide = 200
const mostPixels = 24_000_000

/** Drawings can ask for other files. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']

export type KeptPicture = { readonly file: string; readonly bytes: Buffer }

/**
 * A picture as the site keeps it: small, four to three, without what cameras write into it.
 * @throws OperatorError that says why it cannot be kept, as the end of a sentence
 */
export async function keepPicture(bytes: Buffer): Promise<KeptPicture> {
  // Only the head of the file is read.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const { format = '', width = 0, height = 0 } = head ?? {}
  if (!formats.includes(format)) throw new OperatorError('is not a picture')
  if (width * height > mostPixels)
    throw new OperatorError(
      `has ${Math.round((width * height) / 1e6)} megapixels; ${mostPixels / 1e6} are the most`,
    )
  if (Math.min(width, height) < leastSide)
    throw new OperatorError(`is ${width} × ${height} px; ${leastSide} px on each side are the least`)
  const kept = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
    .autoOrient()
    .flatten({ background: 'white' })
    .resize({ ...newsPictureSize, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw new OperatorError('is a damaged picture')
    })
  const hash = createHash('sha256').update(kept).digest('hex').slice(0, 8)
  return { file: `${hash}.jpg`, bytes: kept }
}
