type Storage = 'localStorage' | 'sessionStorage'

/** What is stored; null where nothing is, or where the browser refuses storage. */
export function readStored(storage: Storage, key: string): string | null {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

/** Something else may have written it: whoever reads it has to check. */
export function readStoredJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(readStored(storage, key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * @param value null to remove it
 * @returns whether the browser does it: storage may be refused, or full
 */
export function store(storage: Storage, key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, value)
    return true
  } catch {
    return false
  }
}
