import type { ExportedPage } from './exported-pages'

/** Next writes each `og:` tag once more for Twitter, which reads the `og:` tags itself; only its card is its own. */
export function removeCopies({ $ }: ExportedPage): void {
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove()
}
