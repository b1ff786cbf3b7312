/** By path of a page, the names of its boxes that are ticked. */
type Ticks = Record<string, readonly string[]>

/** The loader looks for it, too. */
const key = 'ticks'

/** Holds the ticks of this visit where storage is refused or full. */
let visit: Ticks | undefined

/** A page may be asked for as `/a`, `/a/` and `/a.html`. */
const page = () => location.pathname.replace(/(?:\/|\.html)$/, '')

function readAll(): Ticks {
  if (visit) return visit
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    // Something else may have written it.
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, names]) => Array.isArray(names)))
  } catch {
    return {}
  }
}

/** The names that are ticked on this page. */
export function storedTicks(): readonly string[] {
  return readAll()[page()] ?? []
}

export function storeTicks(names: readonly string[]): void {
  const { [page()]: _former, ...others } = readAll()
  const ticks = names.length > 0 ? { ...others, [page()]: names } : others
  try {
    if (Object.keys(ticks).length > 0) localStorage.setItem(key, JSON.stringify(ticks))
    else localStorage.removeItem(key)
    visit = undefined
  } catch {
    visit = ticks
  }
}
