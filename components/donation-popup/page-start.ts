let hasStarted = false

/**
 * When the page in the window was there, on the clock of performance.now(): its load, or, where a soft
 * navigation led to it and nothing was loaded, the moment of the first call.
 */
export function pageStart(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const isLoadedPage =
    !hasStarted &&
    navigation instanceof PerformanceNavigationTiming &&
    new URL(navigation.name).pathname === location.pathname
  hasStarted = true
  return isLoadedPage ? navigation.loadEventStart : performance.now()
}
