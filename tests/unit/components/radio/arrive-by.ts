/** Says how the reader came to this page. jsdom has no navigation timing. */
export function arriveBy(type: NavigationTimingType): void {
  class Timing {
    readonly type = type
  }
  Object.assign(window, { PerformanceNavigationTiming: Timing })
  Object.assign(performance, { getEntriesByType: () => [new Timing()] })
}
