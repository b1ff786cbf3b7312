/** A page or a section of it, as search-index.json lists it. */
export type SearchDocument = {
  /** The page's label in menus. */
  page: string
  /** The heading above the section's own; empty for pages and their main sections. */
  under: string
  /** `/page` or `/page#section` */
  href: string
  title: string
  /** Other words readers use for it. */
  aliases: readonly string[]
  text: string
  /** Names further down in a long section: found, but not shown. */
  more: string
}
