import { readStoredJson, store } from '../../kit/browser/storage'
import type { Typed } from './packet'

const key = 'fence-packet'

/** What was kept; the state of the plan goes before it. */
export function keptFields(state: string | null): Typed {
  const kept: unknown = readStoredJson('localStorage', key)
  const entries = Object.entries(Object(kept)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { ...Object.fromEntries(entries), ...(state !== null && { state }) }
}

/**
 * Keeps what is typed while the reader wants that, and else forgets it.
 * @returns whether the device does as the reader wants
 */
export const keepFields = (typed: Typed): boolean =>
  store('localStorage', key, typed['keep'] ? JSON.stringify(typed) : null) || !typed['keep']
