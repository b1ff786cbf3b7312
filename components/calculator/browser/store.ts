import { readStoredJson, store } from '../../kit/browser/storage'
import type { KeptPlan } from '../view'

const plansKey = 'fence-plans'
const pricesKey = 'fence-prices'

/** What another page wrote is as if nothing were kept. */
const read = (key: string): unknown => readStoredJson('localStorage', key)

/** @returns whether the browser keeps it */
const write = (key: string, value: unknown): boolean => store('localStorage', key, JSON.stringify(value))

const isKept = (value: unknown): value is KeptPlan =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string'

export function keptPlans(): KeptPlan[] {
  const plans = read(plansKey)
  return Array.isArray(plans) ? plans.filter(isKept) : []
}

export const keepPlans = (plans: readonly KeptPlan[]): boolean => write(plansKey, plans)

/** Undefined until the reader has entered some. */
export function keptPrices(): Record<string, string> | undefined {
  const prices = read(pricesKey)
  if (typeof prices !== 'object' || prices === null) return undefined
  return Object.fromEntries(
    Object.entries(prices).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

export const keepPrices = (prices: Readonly<Record<string, string>>): boolean => write(pricesKey, prices)

/** The name of the picture under the plan of this entry of the history. */
export const pictureHere = (): string | undefined => history.state?.picture
