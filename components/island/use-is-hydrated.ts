import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while hydrating, where React must render the same; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
