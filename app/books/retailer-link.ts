import type { Book } from '@/content/model/schemas/books'
import type { Site } from '@/content/model/schemas/site'

/** Where a book's card leads: its own link, else the retailer's search for title and author. */
export function retailerLink(book: Book, author: string, retailer: Site['retailer']): string {
  if (book.link) return book.link
  // Shops find titles by what people type: a straight apostrophe.
  const query = `${book.title} ${author}`.replaceAll('’', "'")
  return retailer.searchUrl.replace('{query}', encodeURIComponent(query))
}
