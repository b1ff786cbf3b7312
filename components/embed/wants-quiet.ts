declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean
    /** https://wicg.github.io/savedata/ */
    connection?: { saveData?: boolean }
  }
}

/** Whether the reader's browser asks for privacy (Global Privacy Control) or to save data. */
export function wantsQuiet(): boolean {
  return navigator.globalPrivacyControl === true || navigator.connection?.saveData === true
}
