import { costShort, spanText } from './say'
import { factOf } from './cited-records'
import { statePath, states } from './states'

/** What the fence calculator takes from a state: written to /data/planner.json, which it asks for when it starts. */
export type StateRules = {
  /** Its two letters. */
  readonly state: string
  readonly name: string
  readonly href: string
  /** How long to wait after 811, in words and as days on which offices are open, and the law that says so. */
  readonly wait?: string
  readonly days?: number
  readonly law?: string
  /** Who pays for a fence on the line, and the law. */
  readonly cost?: string
  readonly costLaw?: string
  /** How long before a fence a neighbor is told in writing, or before a repair: its state's page says for what. */
  readonly notice?: readonly [span: string, law: string]
  /** How many inches high a pool’s barrier must be, and where that holds. */
  readonly pool?: readonly [inches: number, scope: string]
  /** Places and their frost depth in inches; the name is empty where it holds for the whole state. */
  readonly frost: readonly (readonly [place: string, inches: number])[]
}

export const plannerRules = (): readonly StateRules[] =>
  states().map((state) => {
    const [wait, cost, notice, pool] = (['dig-notice', 'cost', 'notice', 'pool'] as const).map((topic) =>
      factOf(state, topic),
    )
    const days = Number(wait?.value) / (wait?.unit?.includes('hours') ? 24 : 1)
    return {
      state: state.postal,
      name: state.name,
      href: statePath(state),
      ...(wait && { wait: spanText(wait), days: Math.ceil(days), law: wait.section }),
      ...(cost && { cost: costShort(cost.value), costLaw: cost.section }),
      ...(notice?.section && { notice: [spanText(notice), notice.section] as const }),
      ...(pool?.value !== undefined && {
        pool: [Number(pool.value) * (pool.unit === 'ft' ? 12 : 1), pool.scope] as const,
      }),
      frost: state.records
        .filter(({ topic }) => topic === 'frost')
        .map(({ place = '', value }) => [place, Number(value)] as const),
    }
  })
