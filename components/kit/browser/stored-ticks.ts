import { readStoredJson, store } from './storage'

/** By path of a page, the names of its boxes that are ticked. */
type Ticks = Record<string, readonly string[]>

/** The loader looks for it, too. */
const key = 'ticks'

/** Holds the ticks of this visit where storage is refused or full. */
let visit: Ticks | undefined

/** A page may be asked for as `/a`, `/a/` and `/a.html`. */
const page = () => location.pathname.replace(/(?:\/|\.html)$/, '')

function readAll(): Ticks {
  const stored: Ticks = visit ?? Object(readStoredJson('localStorage', key))
  return Object.fromEntries(Object.entries(stored).filter(([, names]) => Array.isArray(names)))
}

/** The names that are ticked on this page. */
export function storedTicks(): readonly string[] {
  return readAll()[page()] ?? []
}

export function storeTicks(names: readonly string[]): void {
  const { [page()]: _former, ...others } = readAll()
  const ticks = names.length > 0 ? { ...others, [page()]: names } : others
  const isEmpty = Object.keys(ticks).length === 0
  visit = store('localStorage', key, isEmpty ? null : JSON.stringify(ticks)) ? undefined : ticks
}
