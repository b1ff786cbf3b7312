import localFont from 'next/font/local'

// "optional": the browser holds the first frame for a moment, and where the file takes longer, the page keeps the
// fallback. A heading never changes its face, nor the page its lines, under the reader's eyes.

/** The headings' face: one weight, the characters of English. 11 KB, one round trip on a new connection. */
export const fraunces = localFont({
  src: '../styles/fonts/fraunces-600-core.woff2',
  weight: '600',
  variable: '--font-fraunces',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})

/** Its other Latin characters, fetched where a heading has one: é, ß, €. */
export const frauncesRest = localFont({
  src: '../styles/fonts/fraunces-600-rest.woff2',
  weight: '600',
  variable: '--font-fraunces-rest',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-2012, U+2027-FFFF',
    },
  ],
})
