import { countPlan, type Count } from '@/content/model/planner/count'
import type { Fault } from '@/content/model/planner/faults'
import type { StateRules } from '@/content/model/fence-laws/planner-rules'
import { examplePlan, type Plan } from '@/content/model/planner/plan'
import type { Frame } from './frame'

/** A plan that is kept on this device, as the query of its link. */
export type KeptPlan = { readonly name: string; readonly query: string }

export type Sheet = 'list' | 'permit' | 'quote'

/** All that the calculator draws from. */
export type View = {
  readonly plan: Plan
  /** The name of the picture that lies under it: picture/lay-picture.ts. */
  readonly picture: string | undefined
  /** Of the last plan that could be counted. */
  readonly count: Count
  readonly faults: readonly Fault[]
  /** What stands in fields whose words are no value of the plan. */
  readonly drafts: Readonly<Record<string, string | undefined>>
  /** What is wrong with them, by field. */
  readonly errors: Readonly<Record<string, string | undefined>>
  /** The chosen side, and the chosen post among all. */
  readonly side: number
  readonly post: number
  /** Whether its script runs, and has the plan of the address. What is pressed before, waits for both. */
  readonly isLive: boolean
  /** Whether the fields under "Adjust" have been asked for: a large plan has five hundred. */
  readonly isAdjusting: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** What is said after an action. */
  readonly said: string
  /** By the key of a line; undefined until the reader asks for prices. */
  readonly prices: Readonly<Record<string, string>> | undefined
  readonly kept: readonly KeptPlan[]
  /** What is laid out for the printer. */
  readonly sheet: Sheet | undefined
  /** While something is dragged, the drawing keeps its scale. */
  readonly frame: Frame | undefined
  /** Of the states; empty until they have been fetched, and undefined where they cannot be. */
  readonly rules: readonly StateRules[] | undefined
}

export const exampleView: View = {
  plan: examplePlan,
  picture: undefined,
  count: countPlan(examplePlan),
  faults: [],
  drafts: {},
  errors: {},
  side: 0,
  post: 0,
  isLive: false,
  isAdjusting: false,
  canUndo: false,
  canRedo: false,
  said: '',
  prices: undefined,
  kept: [],
  sheet: undefined,
  frame: undefined,
  rules: [],
}

/** What is wrong at a field: with its words, or with the plan. */
export const faultAt = ({ faults, errors }: View, field: string): string | undefined =>
  errors[field] ?? faults.find((fault) => fault.field === field)?.message
