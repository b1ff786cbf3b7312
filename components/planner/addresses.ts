/** Where the page's form asks for browser/planner.ts; the build puts a hashed address in its place. */
export const plannerAddress = '/scripts/planner.js'

/** The place of the list. A page that comes back with a plan for its fragment shows the list at once. */
export const listId = 'plan-list'
