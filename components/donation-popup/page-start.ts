let hasStarted = false

/**
 * The `performance.now()` timestamp at which the current page loaded, or, after a soft navigation, was first shown,
 * which is the time of the first call.
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
