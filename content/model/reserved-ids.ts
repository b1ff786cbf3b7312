/** Ids of the layout: header, dialogs, live regions, the donation popup, the radio, the tabs of /history, the sources. */
const layoutIds = [
  'main',
  'page-top',
  'menu',
  'search',
  'search-status',
  'live-region',
  'donation-heading',
  'radio-start',
  'history-timeline',
  'history-cultural',
  'history-resources',
  'sources',
]

/** Whether a page has an element with this id beside its headings: sources are `s3`, citations `c3-1`. */
export function isReservedId(id: string): boolean {
  return layoutIds.includes(id) || /^(?:s\d+|c\d+-\d+)$/.test(id)
}
