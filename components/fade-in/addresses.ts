/** Where the element asks for browser/fade-in.ts; the build puts a hashed address in its place. */
export const fadeInAddress = '/scripts/fade-in.js'
