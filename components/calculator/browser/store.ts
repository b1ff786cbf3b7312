import { readStoredJson, store } from '../../kit/browser/storage'
import type { KeptPlan } from '../view'

const plansKey = 'fence-plans'
const pricesKey = 'fence-prices'

/** What another page wrote is as if nothing were kept. */
const read = (key: string): unknown => readStoredJson('localStorage', key)

/** @returns whether the browser keeps it */
const write = (key: string, value: unknown): boolean => store('localStorage', key, JSON.stringify(value))

function isKept(value: unknown): value is KeptPlan {
  const { name, query }: Readonly<Record<string, unknown>> = Object(value)
  return typeof name === 'string' && typeof query === 'string'
}

export function keptPlans(): KeptPlan[] {
  const plans = read(plansKey)
  return Array.isArray(plans) ? plans.filter(isKept) : []
}

export const keepPlans = (plans: readonly KeptPlan[]): boolean => write(plansKey, plans)

export const keptPrices = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(read(pricesKey))).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

export const keepPrices = (prices: Readonly<Record<string, string>>): boolean => write(pricesKey, prices)

/** The name of the picture under the plan of this entry of the history. */
export const pictureHere = (): string | undefined => history.state?.picture
