/** Runs a script that may come before the page has been parsed to its end. */
export function whenParsed(start: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}
