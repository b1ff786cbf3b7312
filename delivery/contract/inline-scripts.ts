/**
 * Which pages a browser may prerender: those of this site, once a reader hovers over a link or presses it.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      // Pages have no dot in their address; feeds and other files do.
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/*.*'] } }] },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Stands after the style sheet in the body. Firefox would paint what follows without it; a script waits for the sheet, and
 * the parser for the script. Where a deploy has removed the sheet, the page is loaded again, once: in another build's.
 */
export const waitForStyles =
  'try{const s=sessionStorage;[...document.styleSheets].pop().cssRules.length||s.styles?delete s.styles:(s.styles=1,location.reload())}catch{}'

/** Every page's policy names both: while the radio plays, a page takes the place of another of the same policy. */
export const inlineScripts = [speculationRules, waitForStyles]
