const key = 'radio-volume'

/** The volume of the last visit, or the given one where none is stored. */
export function readVolume(fallback: number): number {
  try {
    const kept = Number.parseFloat(localStorage.getItem(key) ?? '')
    return kept >= 0 && kept <= 1 ? kept : fallback
  } catch {
    return fallback
  }
}

export function rememberVolume(volume: number): void {
  try {
    localStorage.setItem(key, String(volume))
  } catch {
    // Storage may be full or forbidden: then the next visit begins with the default.
  }
}
