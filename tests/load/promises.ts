import type { PagesLoad } from './pages'
import type { RadioLoad } from './radio'

export type PagesRow = PagesLoad & { name: string }
export type RadioRow = RadioLoad & { name: string; mayRefuse: boolean }

/** The promises that were not kept, in words. */
export function brokenPromises(pages: readonly PagesRow[], radio: readonly RadioRow[]): string[] {
  return [
    ...pages
      .filter(({ name, refused, broken }) => name === 'nginx' && refused + broken > 0)
      .map(({ refused, broken }) => `nginx: ${refused} answers refused, ${broken} connections broken`),
    ...radio.flatMap(({ name, mayRefuse, refused, dropped }) => [
      ...dropped.map((why) => `${name}: a listener was dropped (${why})`),
      ...(mayRefuse || refused === 0 ? [] : [`${name}: ${refused} listeners were refused`]),
    ]),
  ]
}
