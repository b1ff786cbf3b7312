/** Address of the page in each ad's frame; the slot's id follows the "#". */
export const adFrameAddress = '/ad-frame'

/** Where components/frame/page-shell.tsx asks for ad-loader.ts; the build puts a hashed address in its place. */
export const adLoaderAddress = '/scripts/ad-loader.js'
