/**
 * What every engine here can do: the few things a reader does, by real input, and a look into the page.
 * @typedef {{
 *   open: (url: string, size: Size) => Promise<void>,
 *   click: (selector: string) => Promise<void>,
 *   type: (text: string) => Promise<void>,
 *   press: (key: Key, options?: { control?: boolean }) => Promise<void>,
 *   evaluate: <R>(question: (given: string) => R, given?: string) => Promise<R>,
 *   close: () => Promise<void>,
 * }} Reader
 * @typedef {{ width: number, height: number }} Size
 * @typedef {'Escape' | 'k'} Key
 * @typedef {{
 *   name: string,
 *   packages: () => string[],
 *   start: () => Promise<Reader>,
 * }} Engine packages: Debian's names for what this machine lacks to start it
 */

/** @typedef {{ complaints: string[], clicks: number }} Heard what `listen` has heard on a page */

/** Runs in the page, as early as the engine allows, and notes what goes wrong there and which clicks it hears. */
export function listen() {
  /** @type {Heard} */
  const heard = { complaints: [], clicks: 0 }
  Object.assign(window, { heard })
  addEventListener('error', ({ message }) => heard.complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => heard.complaints.push(`rejected: ${reason}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    heard.complaints.push(`refused: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
  // A click that the wake script keeps for later does not come this far.
  addEventListener('click', () => (heard.clicks += 1))
}
