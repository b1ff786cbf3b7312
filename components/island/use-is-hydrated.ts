import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render of the browser, which must equal it; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
