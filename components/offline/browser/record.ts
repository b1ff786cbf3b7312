import { readStoredJson, store } from '../../kit/browser/storage'
import type { Weight } from '../summary'

/** What this device keeps, as the panel says it. The loader looks for the key, too. */
export type KeptRecord = { readonly pages: number } & Weight

const key = 'kept'

/** Holds the record where storage is refused. */
let visit: KeptRecord | undefined

export function readRecord(): KeptRecord | undefined {
  const stored = readStoredJson('localStorage', key)
  return visit ?? (isRecord(stored) ? stored : undefined)
}

export function writeRecord(record: KeptRecord): void {
  if (!store('localStorage', key, JSON.stringify(record))) visit = record
}

export function removeRecord(): void {
  visit = undefined
  store('localStorage', key, null)
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
