import type { KeptRecord } from './record'

export type Status =
  | 'asking'
  | 'offered'
  | 'keeping'
  | 'kept'
  | 'removed'
  /** The summary cannot be had. */
  | 'unreachable'
  /** This browser, or this window, keeps nothing. */
  | 'unable'
  /** There is no room. */
  | 'full'
  /** Something did not arrive. */
  | 'failed'
  /** The browser has cleared what was kept. */
  | 'lost'

export type KeeperState = {
  readonly status: Status
  /** What keeping takes, or what is kept. */
  readonly record?: KeptRecord | undefined
  /** What is kept, of components/offline/choices.ts. */
  readonly kept: readonly string[]
  /** 0 to 1. */
  readonly progress: number
  /** Whether a new version of the site waits for the reader. */
  readonly isNew: boolean
}

let state: KeeperState = { status: 'asking', kept: [], progress: 0, isNew: false }

const listeners = new Set<() => void>()

export const keeperState = (): KeeperState => state

export function onKeeperChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function change(next: Partial<KeeperState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}
