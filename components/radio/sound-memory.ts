import { readStored, store } from '../kit/browser/storage'
import type { SoundName } from './radio-state'

const key = 'radio-sound'

/** Whether the listener has chosen the recording on this visit. */
export const choseRecording = (): boolean => readStored('sessionStorage', key) === 'recording'

/** Where storage is full or forbidden, the choice holds until the next full load of a page. */
export function rememberSound(sound: SoundName): void {
  store('sessionStorage', key, sound === 'recording' ? sound : null)
}
