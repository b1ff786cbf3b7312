const map = `
·· ·· ·· ·· ·· ·· ·· ·· ·· ·· ·· ME
AK ·· ·· ·· ·· ·· WI ·· ·· ·· VT NH
·· WA ID MT ND MN IL MI ·· NY MA ··
·· OR NV WY SD IA IN OH PA NJ CT RI
·· CA UT CO NE MO KY WV VA MD DE ··
·· ·· AZ NM KS AR TN NC SC DC ·· ··
·· ·· ·· ·· OK LA MS AL GA ·· ·· ··
HI ·· ·· ·· TX ·· ·· ·· ·· FL ·· ··
`
  .trim()
  .split('\n')
  .map((row) => row.split(' '))

/** Where a state's tile stands on the map of tiles: column and row. A state without one is in the table alone. */
export const tiles: Readonly<Record<string, readonly [column: number, row: number]>> = Object.fromEntries(
  map
    .flatMap((states, row) => states.map((state, column) => [state, [column, row]] as const))
    .filter(([state]) => state !== '··'),
)
