import { createStore, del, get, set } from 'idb-keyval'
import { drawPicture, readPicture } from '../lot/open-picture'
import { plainStrength, type Laid } from './lay-picture'

// A picture is kept by the name of its plan, in a database of its own: local storage has no room for it.

type Kept = Omit<Laid, 'canvas'> & { readonly file: Blob }

/** `lost` where there was one, and it cannot be read. */
type Found = Laid | 'lost' | undefined

const pictures = () => createStore('fence-pictures', 'by-plan')

/**
 * Keeps the picture of a plan, or forgets the one that was kept.
 * @returns whether the browser has done it
 */
export async function keepPicture(plan: string, picture: Laid | undefined): Promise<boolean> {
  try {
    if (picture) await set(plan, await keptOf(picture), pictures())
    else await del(plan, pictures())
    return true
  } catch (error) {
    console.error('The picture of the plan could not be kept.', error)
    return false
  }
}

export async function keptPicture(plan: string): Promise<Found> {
  const kept = await get<unknown>(plan, pictures()).catch(() => undefined)
  return laidOf(kept)
}

/** As it stands in a plan's file. */
export async function pictureText(picture: Laid): Promise<object> {
  const { file, ...place } = await keptOf(picture)
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return { ...place, jpeg: btoa(text) }
}

/** @param content what stands in a plan's file, or nothing */
export async function pictureOfFile(content: unknown): Promise<Found> {
  if (content === undefined) return undefined
  if (!isRecord(content) || typeof content['jpeg'] !== 'string') return 'lost'
  try {
    const bytes = Uint8Array.from(atob(content['jpeg']), (letter) => letter.charCodeAt(0))
    return await laidOf({ ...content, file: new Blob([bytes]) })
  } catch {
    return 'lost'
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

async function keptOf({ canvas, ...place }: Laid): Promise<Kept> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  if (!file) throw new Error('No picture was made')
  return { ...place, file }
}

/** The numbers of a file may be anything. */
async function laidOf(kept: unknown): Promise<Found> {
  if (kept === undefined) return undefined
  if (!isRecord(kept) || !(kept['file'] instanceof Blob)) return 'lost'
  const { file, x, y, wide, strength, isPrinted } = kept
  if (typeof x !== 'number' || typeof y !== 'number' || typeof wide !== 'number' || !(wide > 0)) return 'lost'
  const read = await readPicture(new File([file], 'picture.jpg', { type: 'image/jpeg' }))
  if (typeof read === 'string') return 'lost'
  const canvas = document.createElement('canvas')
  drawPicture(read, canvas)
  const isStrength = typeof strength === 'number' && strength >= 10 && strength <= 100
  return {
    ...{ canvas, x, y, wide },
    strength: isStrength ? strength : plainStrength,
    isPrinted: isPrinted === true,
  }
}
