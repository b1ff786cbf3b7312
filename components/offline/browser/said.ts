/** What the reader has been told, for as long as the tab is open. */
const noted = 'offline-noted'

/** That somebody who has installed the site does not want to keep it. */
const declined = 'offline-declined'

export const hasNoted = (): boolean => has(() => sessionStorage, noted)
export const setNoted = (): void => set(() => sessionStorage, noted)

export const hasDeclined = (): boolean => has(() => localStorage, declined)
export const decline = (): void => set(() => localStorage, declined)

function has(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null
  } catch {
    return false
  }
}

function set(storage: () => Storage, key: string): void {
  try {
    storage().setItem(key, '1')
  } catch {
    // Storage is refused: it is said again on the next page.
  }
}
