import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { PictureSet } from '../../components/offline/summary'

/** `pictures/willow-0a1b2c3d-736.avif` */
const photoName = /^pictures\/([^/]+)-(\d+)\.(avif|webp)$/

/** What the widths and formats of a picture have in common. */
export const pictureOf = (file: string): string | undefined => photoName.exec(file)?.[1]

export const isPhoto = (file: string): boolean => photoName.test(file)

/** Pictures at most this wide, in px, are what a reader sees of them; in sets without a width, none. */
const sets: Readonly<Record<PictureSet, { format: string; widths: readonly number[] }>> = {
  'phone-avif': { format: 'avif', widths: [800, 580, 400] },
  'phone-other': { format: 'webp', widths: [] },
  'desktop-avif': { format: 'avif', widths: [1280, 800, 580] },
  'desktop-other': { format: 'webp', widths: [1280] },
}

/**
 * Each picture in one size: the largest within the reading width, or within a smaller one where all would be too heavy.
 * @param room in bytes; where not even the smallest fit, no picture is kept
 */
export async function choosePictures(
  out: string,
  photos: readonly string[],
  set: PictureSet,
  room: number,
): Promise<string[]> {
  const { format, widths } = sets[set]
  for (const widest of widths) {
    const chosen = new Map<string, { file: string; width: number }>()
    for (const file of photos) {
      const [, name = '', width, extension] = photoName.exec(file) ?? []
      if (extension !== format || Number(width) > widest) continue
      if (Number(width) > (chosen.get(name)?.width ?? 0)) chosen.set(name, { file, width: Number(width) })
    }
    const files = [...chosen.values()].map(({ file }) => file)
    const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(out, file))).size))
    if (sizes.reduce((total, size) => total + size, 0) <= room) return files
  }
  return []
}
