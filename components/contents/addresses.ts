/** Where the contents ask for browser/page-contents.ts; the build puts a hashed address in its place. */
export const contentsAddress = '/scripts/contents.js'
