import localFont from 'next/font/local'

// display: swap. What stands in until the file is there is as wide and as high (styles/base/_stand-ins.scss), so headings
// keep their place when it comes. delivery/build/preload-fonts.ts preloads it where no paint waits for it.

/** The font of headings: one weight, the characters of English and ×. 11 KB are one round trip on a new connection. */
export const fraunces = localFont({
  src: '../styles/fonts/fraunces-600-core.woff2',
  weight: '600',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: false,
})

/** Its other Latin characters, downloaded where a heading has one: é, ß, €. */
export const frauncesRest = localFont({
  src: '../styles/fonts/fraunces-600-rest.woff2',
  weight: '600',
  variable: '--font-fraunces-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-D6, U+D8-2012, U+2027-FFFF' }],
})
