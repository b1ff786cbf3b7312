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
