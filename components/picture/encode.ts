import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { fromCache, hashOfCode } from '../../content/model/store/build-cache'
import type { Master, Variant } from '../../content/model/collections/pictures'

// sharp defaults to one thread on glibc, where memory fragments in long-lived processes; a build is short:
// https://sharp.pixelplumbing.com/api-utility/#concurrency
sharp.concurrency(availableParallelism())

const settings = hashOfCode('components/picture/encode.ts')

/** 800 and 1120 px are for screens of two and three device pixels to a CSS pixel, where a lower quality looks the same. */
const avifQuality = (width: number) => ({ 800: 36, 1120: 39 })[width] ?? 42

/** The bytes of a variant: from the cache when master, width and settings are unchanged. */
export async function encode(master: Master, variant: Variant): Promise<Buffer> {
  if (variant.format === 'svg') return master.bytes

  const { format, width } = variant
  return fromCache(`${settings}-${master.name}-${width}-${master.hash}.${format}`, () => {
    const resized = sharp(master.bytes, { failOn: 'truncated' }).autoOrient().resize({ width })
    const encoded =
      format === 'avif'
        ? // Effort 3 and full color resolution take three times as long, for the same bytes and no difference to see.
          resized.avif({ quality: avifQuality(width), effort: 1, chromaSubsampling: '4:2:0' })
        : resized.webp({ quality: 72 })
    return encoded.toBuffer()
  })
}
