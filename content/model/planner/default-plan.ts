import { readPlan } from './plan-fields'

/** The page's worked example: what the form holds before anybody changes it, where the ground does not freeze. */
export const defaultPlan = (() => {
  const { plan } = readPlan(new URLSearchParams({ frost: '0' }))
  if (!plan) throw new Error('The planner starts with a plan that it refuses')
  return plan
})()
