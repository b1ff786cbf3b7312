/**
 * What each engine offers the tests: real input, and evaluation in the page.
 * @typedef {{
 *   open: (url: string, size: Size) => Promise<void>,
 *   click: (selector: string) => Promise<void>,
 *   type: (text: string) => Promise<void>,
 *   press: (key: Key, options?: { control?: boolean, times?: number }) => Promise<void>,
 *   evaluate: <R>(question: (given: string) => R, given?: string) => Promise<R>,
 *   close: () => Promise<void>,
 * }} Reader
 * @typedef {{ width: number, height: number }} Size
 * @typedef {'Escape' | 'Enter' | 'Tab' | 'k'} Key
 * @typedef {{
 *   name: string,
 *   packages: () => string[],
 *   start: () => Promise<Reader>,
 * }} Engine packages: Debian's names for what this machine lacks to start it
 */

/** @typedef {{ complaints: string[], clicks: number }} Recorded what `record` has recorded on a page */

/** Runs in the page, as early as the engine allows, and records errors and clicks. */
export function record() {
  /** @type {Recorded} */
  const recorded = { complaints: [], clicks: 0 }
  Object.assign(window, { recorded })
  addEventListener('error', ({ message }) => recorded.complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => recorded.complaints.push(`rejected: ${reason}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    recorded.complaints.push(`refused: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
  // A click that the loader defers does not get here.
  addEventListener('click', () => (recorded.clicks += 1))
}
