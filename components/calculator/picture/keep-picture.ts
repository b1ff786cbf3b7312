import { createStore, del, get, set } from 'idb-keyval'
import { decodePicture, drawPicture } from '../lot/open-picture'
import { plainStrength, type Laid } from './lay-picture'

// A picture is kept by the name of its plan, in a database of its own: local storage has no room for it.

/** A JPEG by its bytes: a private window of Safari keeps no Blob. */
type Kept = Omit<Laid, 'canvas' | 'name'> & { readonly bytes: Uint8Array }

/** `lost` where there was one, and it cannot be read. */
export type Found = Omit<Laid, 'name'> | 'lost' | undefined

const pictures = () => createStore('fence-pictures', 'by-plan')

/** One after the other: a plan that is deleted while its picture is being kept leaves none. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Keeps the picture of a plan, or forgets the one that was kept.
 * @returns whether the browser has done it
 */
export function keepPicture(plan: string, picture: Laid | undefined): Promise<boolean> {
  const done = last.then(() => keepNow(plan, picture))
  last = done
  return done
}

async function keepNow(plan: string, picture: Laid | undefined): Promise<boolean> {
  try {
    // One that there is no room for leaves nothing of the one before.
    await del(plan, pictures())
    if (picture) await set(plan, await keptOf(picture), pictures())
    return true
  } catch (error) {
    console.error('The picture of the plan could not be kept.', error)
    return picture === undefined && isRefused(error)
  }
}

/** Where a browser refuses the database, nothing has ever been kept in it. */
const isRefused = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError'

export async function keptPicture(plan: string): Promise<Found> {
  try {
    return await laidOf(await get<unknown>(plan, pictures()))
  } catch {
    // Where a browser refuses the database, nothing has been kept in it.
    return undefined
  }
}

/** As it stands in a plan's file. */
export async function pictureText(picture: Laid): Promise<object> {
  const { bytes, ...place } = await keptOf(picture)
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
    return await laidOf({ ...content, bytes })
  } catch {
    return 'lost'
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

async function keptOf({ canvas, x, y, wide, turn, strength, isPrinted }: Laid): Promise<Kept> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  if (!file) throw new Error('No picture was made')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { x, y, wide, turn, strength, isPrinted, bytes }
}

/** The numbers of a file may be anything. */
async function laidOf(kept: unknown): Promise<Found> {
  if (kept === undefined) return undefined
  if (!isRecord(kept) || !(kept['bytes'] instanceof Uint8Array)) return 'lost'
  const { bytes, x, y, wide, turn = 0, strength, isPrinted } = kept
  if (!isLength(x) || !isLength(y) || !isLength(wide) || !isLength(turn) || wide <= 0) return 'lost'
  const read = await decodePicture(new Blob([Uint8Array.from(bytes)])).catch(() => undefined)
  if (!read) return 'lost'
  const canvas = document.createElement('canvas')
  drawPicture(read, canvas)
  const isStrength = typeof strength === 'number' && strength >= 10 && strength <= 100
  return {
    ...{ canvas, x, y, wide, turn },
    strength: isStrength ? strength : plainStrength,
    isPrinted: isPrinted === true,
  }
}

/** Far more than any yard, and no number that a style cannot take. */
const isLength = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 1e10
