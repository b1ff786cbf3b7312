declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean
    /** https://wicg.github.io/savedata/ */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Whether the reader's browser asks to save data. */
export const savesData = (): boolean => !!navigator.connection?.saveData

/** Whether third parties must wait for a click: to save data, or for Global Privacy Control. */
export const waitsForConsent = (): boolean => savesData() || navigator.globalPrivacyControl === true
