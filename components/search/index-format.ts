/** One result of the search: a page, or a section of it. */
export type SearchDocument = {
  id: number
  /** `/page` or `/page#section` */
  href: string
  /** The page's word in menus. */
  page: string
  title: string
  /** The headings this section stands under on its page; empty for pages and their main sections. */
  under: string
  text: string
  /** Words further down in a long section: found by the search, too many to show. */
  more: string
  /** Other words readers use for it. */
  aliases: readonly string[]
}

/** A page or section as search-index.json holds it: own path or anchor, title, text, more, aliases, sections. */
type Packed = [own: string, title: string, text: string, more: string, aliases: string, sections: Packed[]]
export type PackedDocuments = [label: string, page: Packed][]

/** Folds documents into nested lists: no field names, and no address or heading twice. */
export function packDocuments(documents: readonly SearchDocument[]): PackedDocuments {
  const packed: PackedDocuments = []
  /** The open lists of sections: the page's, and that of its latest main section. */
  let open: Packed[][] = []

  for (const { href, page, title, under, text, more, aliases } of documents) {
    const anchor = href.split('#')[1]
    const inner: Packed[] = []
    const entry: Packed = [anchor ?? href, title, text, more, aliases.join('|'), inner]
    if (anchor === undefined) {
      packed.push([page, entry])
      open = [inner]
    } else {
      open = open.slice(0, under === '' ? 1 : 2)
      open.at(-1)?.push(entry)
      open.push(inner)
    }
  }
  return packed
}

/** The documents again, as packDocuments() took them. */
export function unpackDocuments(packed: PackedDocuments): SearchDocument[] {
  const documents: SearchDocument[] = []

  function add(page: string, href: string, under: string, [, title, text, more, aliases]: Packed) {
    const list = aliases === '' ? [] : aliases.split('|')
    documents.push({ id: documents.length, href, page, title, under, text, more, aliases: list })
  }

  for (const [label, page] of packed) {
    add(label, page[0], '', page)
    for (const section of page[5]) {
      add(label, `${page[0]}#${section[0]}`, '', section)
      for (const inner of section[5]) add(label, `${page[0]}#${inner[0]}`, section[1], inner)
    }
  }
  return documents
}
