import localFont from 'next/font/local'

// display: optional. The browser waits about 100 ms for the file; where it takes longer, the page keeps the fallback.
// A later swap would move the text that is being read. delivery/build/preload-fonts.ts preloads it where no paint waits for
// it; without that, no first page of a visit had it, even on a fast connection.

/** The font of headings: one weight, the characters of English and ×. 11 KB are one round trip on a new connection. */
export const fraunces = localFont({
  src: '../styles/fonts/fraunces-600-core.woff2',
  weight: '600',
  variable: '--font-fraunces',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})

/** Its other Latin characters, downloaded where a heading has one: é, ß, €. */
export const frauncesRest = localFont({
  src: '../styles/fonts/fraunces-600-rest.woff2',
  weight: '600',
  variable: '--font-fraunces-rest',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-D6, U+D8-2012, U+2027-FFFF' }],
})
