import type { StateRules } from '@/content/model/fence-laws/planner-rules'
import type { View } from './view'

/** The rules of the state that was chosen with the frost depth, or without one. */
export const rulesOf = ({ plan, rules }: View): StateRules | undefined =>
  rules?.find(({ state }) => state === plan.state)
