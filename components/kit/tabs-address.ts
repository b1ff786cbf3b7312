/** Where tabs ask for browser/tabs.ts; the build puts a hashed address in its place. */
export const tabsAddress = '/scripts/tabs.js'
