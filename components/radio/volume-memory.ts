import { readStored, store } from '../kit/browser/storage'

const key = 'radio-volume'

/** The volume of the last visit, or the given one where none is stored. */
export function readVolume(fallback: number): number {
  const kept = Number.parseFloat(readStored('localStorage', key) ?? '')
  return kept >= 0 && kept <= 1 ? kept : fallback
}

/** Where storage is full or forbidden, the next visit begins with the default. */
export function rememberVolume(volume: number): void {
  store('localStorage', key, String(volume))
}
