/** Where a checklist asks for browser/tick-list.ts; the build puts a hashed address in its place. */
export const ticksAddress = '/scripts/ticks.js'
