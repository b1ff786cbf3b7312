/** Where a plan asks for browser/plan-days.ts; the build puts a hashed address in its place. */
export const planDaysAddress = '/scripts/plan-days.js'
