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
  /** In search-index.json its beginning. */
  text: string
}

/** search-texts.json: the whole texts that search-index.json has only the beginnings of, by address. */
export type SearchTexts = Readonly<Record<string, string>>
