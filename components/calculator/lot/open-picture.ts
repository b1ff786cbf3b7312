/** A picture is drawn so wide, in pixels, whatever its file has: enough for corners, and no phone runs out of memory. */
const wide = 1600
/** A strip is drawn so high at most. */
const highest = 4800

const isPdf = (file: File) => file.type === 'application/pdf' || /\.pdf$/i.test(file.name)

/**
 * Reads a picture from the reader's device, turned as its EXIF data say.
 * @returns in words, what is wrong with a file that is not one
 */
export async function readPicture(file: File): Promise<ImageBitmap | string> {
  if (isPdf(file))
    return 'This is a PDF. Open it, enlarge the page, and take a screenshot: that is a picture.'
  if (file.size === 0) return 'This file is empty. Choose it again.'
  try {
    return await decodePicture(file)
  } catch (error) {
    console.error('The picture could not be read.', error)
    return 'Your browser cannot show this file as a picture. JPEG, PNG, WebP and AVIF work; of anything else take a screenshot.'
  }
}

/** Draws it once: the bitmap is let go. */
export function drawPicture(bitmap: ImageBitmap, canvas: HTMLCanvasElement): void {
  const scale = Math.min(wide / bitmap.width, highest / bitmap.height, 1)
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
}

/**
 * At its smaller size where the browser can, so that fifty megapixels never lie in memory; a narrow strip would become
 * too high, and is decoded as it is.
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  const imageOrientation = 'from-image'
  return createImageBitmap(file, { imageOrientation, resizeQuality: 'high', resizeWidth: wide }).catch(() =>
    createImageBitmap(file, { imageOrientation }),
  )
}

/** The same picture, turned by a quarter clockwise. */
export function turnQuarter(canvas: HTMLCanvasElement): void {
  const copy = document.createElement('canvas')
  copy.width = canvas.height
  copy.height = canvas.width
  const drawn = copy.getContext('2d')
  drawn?.translate(copy.width, 0)
  drawn?.rotate(Math.PI / 2)
  drawn?.drawImage(canvas, 0, 0)
  canvas.width = copy.width
  canvas.height = copy.height
  canvas.getContext('2d')?.drawImage(copy, 0, 0)
}
