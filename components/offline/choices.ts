/** What a reader may keep. A single page is named by its path. */
export const everything = 'all'
export const guides = 'guides'

/** What a worker keeps, by the address that it was registered with; one that names nothing keeps everything. */
export function choicesIn({ search }: Pick<URL, 'search'>): readonly string[] {
  const named = [...new URLSearchParams(search).keys()].filter(
    (name) => name === guides || name.startsWith('/'),
  )
  return named.length > 0 ? named : [everything]
}

/** The part of that address. */
export const queryOf = (kept: readonly string[]): string =>
  kept
    .filter((choice) => choice !== everything)
    .map((choice) => `&${choice}`)
    .join('')

/** Who needs a file, as places in the list of choices; without it, whoever keeps anything. */
export type Need = { readonly of?: readonly number[] }

/**
 * Whether whoever keeps this needs it.
 * @param choices of the build
 */
export function isNeeded({ of }: Need, kept: readonly string[], choices: readonly string[]): boolean {
  if (kept.includes(everything)) return true
  if (!of) return kept.length > 0
  return of.some((place) => kept.some((choice) => choice === choices[place]))
}
