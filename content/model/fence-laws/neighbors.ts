import type { State } from './schema'
import { states } from './states'

/** States that share a border of some length, by their postal letters; each pair stands once, at the earlier letters. */
const borders = `
AL FL GA MS TN
AR LA MS MO OK TN TX
AZ CA NV NM UT
CA NV OR
CO KS NE NM OK UT WY
CT MA NY RI
DC MD VA
DE MD NJ PA
FL GA
GA NC SC TN
IA IL MN MO NE SD WI
ID MT NV OR UT WA WY
IL IN KY MO WI
IN KY MI OH
KS MO NE OK
KY MO OH TN VA WV
LA MS TX
MA NH NY RI VT
MD PA VA WV
ME NH
MI OH WI
MN ND SD WI
MO NE OK TN
MS TN
MT ND SD WY
NC SC TN VA
ND SD
NE SD WY
NH VT
NJ NY PA
NM OK TX
NV OR UT
NY PA VT
OH PA WV
OK TX
OR WA
PA WV
SD WY
TN VA
UT WY
VA WV
`
  .trim()
  .split('\n')
  .map((row) => row.split(' '))

/** The states next door, by name; Alaska and Hawaii have none. */
export function neighborsOf({ postal }: State): State[] {
  const isNeighbor = (other: string) =>
    borders.some(([state = '', ...rest]) =>
      state === postal ? rest.includes(other) : state === other && rest.includes(postal),
    )
  return states().filter((state) => isNeighbor(state.postal))
}
