import type { Page } from '@playwright/test'

/**
 * Records layout shifts on the page that is opened next.
 * @returns reads the layout shifts until then
 */
export async function collectShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  return () => page.evaluate((): number[] => Reflect.get(window, 'shifts'))
}
