import { readPlan } from './plan-fields'

/** What the form holds before anybody changes it; the page's worked example. */
export const defaultPlan = (() => {
  const { plan } = readPlan(new URLSearchParams())
  if (!plan) throw new Error('The planner starts with a plan that it refuses')
  return plan
})()
