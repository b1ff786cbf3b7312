import { drawPicture, readPicture } from '../lot/open-picture'
import type { Picture } from './packet'

/** A sheet holds two. */
const most = 8

/** One after the other, since a phone has no memory for twenty at a time. */
export async function takePictures(
  files: readonly File[],
): Promise<{ readonly pictures: readonly Picture[]; readonly faults: readonly string[] }> {
  const pictures: Picture[] = []
  const faults = files.length > most ? [`At most ${most} pictures: the others are left out.`] : []
  for (const file of files.slice(0, most)) {
    const read = await readPicture(file)
    if (typeof read === 'string') faults.push(`${file.name}: ${read}`)
    else {
      const canvas = document.createElement('canvas')
      drawPicture(read, canvas)
      pictures.push({ name: file.name.replace(/\.\w+$/, ''), canvas })
    }
  }
  return { pictures, faults }
}
