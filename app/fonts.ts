import localFont from 'next/font/local'

/** The headings' face, Latin letters of one weight: 18 KB. Licence beside the file. */
export const fraunces = localFont({
  src: '../styles/fonts/fraunces-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
})
