import type { Weight } from '../summary'

/** What this device keeps, as the panel says it. The loader looks for the key, too. */
export type KeptRecord = { readonly pages: number } & Weight

const key = 'kept'

/** Holds the record where storage is refused. */
let visit: KeptRecord | undefined

export function readRecord(): KeptRecord | undefined {
  if (visit) return visit
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isRecord(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export function writeRecord(record: KeptRecord): void {
  try {
    localStorage.setItem(key, JSON.stringify(record))
  } catch {
    visit = record
  }
}

export function removeRecord(): void {
  visit = undefined
  try {
    localStorage.removeItem(key)
  } catch {
    // Refused: there is none.
  }
}

/** Calls back when another tab has kept or removed the site. */
export function onRecordChange(callback: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) callback()
  })
}

/** Something else may have written it. */
function isRecord(value: unknown): value is KeptRecord {
  return ['pages', 'files', 'transfer', 'stored'].every(
    (name) => typeof value === 'object' && value !== null && Number.isFinite(Reflect.get(value, name)),
  )
}
