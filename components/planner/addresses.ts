/** Where the page's form asks for browser/planner.ts; the build puts a hashed address in its place. */
export const plannerAddress = '/scripts/planner.js'
