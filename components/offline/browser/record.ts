import { readStoredJson, store } from '../../kit/browser/storage'
import type { Weight } from '../summary'

/** What this device keeps, as the panel says it. The loader looks for the key, too. */
export type KeptRecord = Weight & {
  readonly pages: number
  /** Where not everything is kept: what is. */
  readonly items?: readonly KeptItem[]
}

/** @property stored without what all pages share */
export type KeptItem = { readonly choice: string; readonly label: string; readonly stored: number }

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
  const { pages, files, transfer, stored, items = [] } = Object(value)
  return (
    [pages, files, transfer, stored].every(Number.isFinite) && Array.isArray(items) && items.every(isItem)
  )
}

function isItem(value: unknown): boolean {
  const { choice, label, stored } = Object(value)
  return typeof choice === 'string' && typeof label === 'string' && Number.isFinite(stored)
}
