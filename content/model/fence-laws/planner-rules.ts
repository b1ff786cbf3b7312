import { costShort, spanText } from './say'
import { factOf } from './state-page'
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
  /** Places and their frost depth in inches; the name is empty where it holds for the whole state. */
  readonly frost: readonly (readonly [place: string, inches: number])[]
}

export const plannerRules = (): readonly StateRules[] =>
  states.map((state) => {
    const [notice, cost] = [factOf(state, 'dig-notice'), factOf(state, 'cost')]
    const days = Number(notice?.value) / (notice?.unit === 'hours' ? 24 : 1)
    return {
      state: state.postal,
      name: state.name,
      href: statePath(state),
      ...(notice && { wait: spanText(notice), days: Math.ceil(days), law: notice.section }),
      ...(cost && { cost: costShort(cost.value), costLaw: cost.section }),
      frost: state.records
        .filter(({ topic }) => topic === 'frost')
        .map(({ place = '', value }) => [place, Number(value)] as const),
    }
  })
