import { useEffect, type RefObject } from 'react'

/** Marks an island as hydrated: the loader then replays the clicks that it deferred. */
export function useIsland(root: RefObject<HTMLElement | null>): void {
  useEffect(() => root.current?.setAttribute('data-hydrated', ''), [root])
}
