import { useEffect, type RefObject } from 'react'
import type { Trigger } from './trigger'

/**
 * What makes an element an island to the loader (delivery/browser): the trigger that it finds it by, and, once hydrated,
 * the mark on which it replays the clicks that it deferred. Spread them on the element of the ref.
 */
export function useIsland<Root extends HTMLElement>(root: RefObject<Root | null>, trigger: Trigger) {
  useEffect(() => root.current?.setAttribute('data-hydrated', ''), [root])
  return { ref: root, 'data-island': trigger }
}
