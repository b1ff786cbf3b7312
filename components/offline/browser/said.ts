import { readStored, store } from '../../kit/browser/storage'

/** What the reader has been told, for as long as the tab is open. Where storage is refused, it is said again on the next page. */
const noted = 'offline-noted'

/** That somebody who has installed the site does not want to keep it. */
const declined = 'offline-declined'

export const hasNoted = (): boolean => readStored('sessionStorage', noted) !== null
export const setNoted = () => store('sessionStorage', noted, '1')

export const hasDeclined = (): boolean => readStored('localStorage', declined) !== null
export const decline = () => store('localStorage', declined, '1')
