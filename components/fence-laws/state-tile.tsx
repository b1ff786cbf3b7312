import type { State } from '@/content/model/fence-laws/schema'
import { statePath } from '@/content/model/fence-laws/states'
import { tiles } from './tiles'

/** From tile to tile. */
export const tileStep = 40
const side = 37

/** The whole map of tiles, with room for outlines. */
export const mapViewBox = `-2 -2 ${12 * tileStep + 1} ${8 * tileStep + 1}`

/** The square of a state on the map, as data of a path; nothing where it has no tile. */
export function tileSquare(postal: string): string {
  const [column, row] = tiles[postal] ?? []
  return column === undefined || row === undefined
    ? ''
    : `M${column * tileStep} ${row * tileStep}h${side}v${side}h-${side}z`
}

/** The squares of all states but these. */
export const otherSquares = (named: readonly State[]): string =>
  Object.keys(tiles)
    .filter((postal) => named.every((state) => state.postal !== postal))
    .map(tileSquare)
    .join('')

type Props = { state: State } & Record<`data-${string}`, unknown>

/** A state's tile. A list beside the map names the states: who goes by keys or by ear need not pass each of them twice. */
export function StateTile({ state, ...data }: Props) {
  const [column, row] = tiles[state.postal] ?? []
  if (column === undefined || row === undefined) return null
  return (
    <a href={statePath(state)} tabIndex={-1} {...data}>
      <title>{state.name}</title>
      <rect x={column * tileStep} y={row * tileStep} width={side} height={side} rx={4} />
      <text x={column * tileStep + side / 2} y={row * tileStep + side / 2}>
        {state.postal}
      </text>
    </a>
  )
}
