/**
 * Ids of the layout: header, dialogs, contents, live regions, the definition of a term, the donation popup, the radio,
 * the tabs of /history, the sources, the sheet of checklists, the map, the list of states and its field, the
 * letter to the neighbor.
 */
const layoutIds = [
  'main',
  'page-top',
  'page-contents',
  'menu',
  'search',
  'search-status',
  'live-region',
  'definition',
  'donation-heading',
  'radio-start',
  'history-timeline',
  'history-cultural',
  'history-resources',
  'sources',
  'print-list',
  'map',
  'states',
  'zip',
  'letter',
]

/** Tools that words may link to. The build looks whether the page has them: delivery/build/check-links.ts. */
export const toolAnchors: readonly string[] = [
  '/fence-calculator#fc-lot',
  '/fence-calculator#fc-lot-by-tape',
  '/fence-calculator#fc-packet',
]

/**
 * Whether the layout may use this id on a page: also sources (`s3`), citations (`c3`), the letters of the
 * glossary (`letter-p`), the fields of the fence calculator (`fc-length-0`) and the patterns of the map (`map-farm`).
 */
export function isReservedId(id: string): boolean {
  return layoutIds.includes(id) || /^(?:s\d+|c\d+|letter-.|fc-.+|map-.+)$/.test(id)
}
