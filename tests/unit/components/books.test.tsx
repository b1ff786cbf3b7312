import { retailerLink } from '@/app/books/retailer-link'
import { site } from '@/content/model/collections/site'
import type { Book } from '@/content/model/schemas/books'
import { text } from '../../lib/words'

test('without a link of its own a book leads to the retailer’s search, with a straight apostrophe', () => {
  const title = text('The Horticulturist’s Rule-Book')
  const book: Book = { id: 'rules', title, year: text('1901'), subject: 'fruit' }

  expect(retailerLink(book, 'L. H. Bailey', site().retailer)).toBe(
    "https://www.amazon.com/s?k=The%20Horticulturist's%20Rule-Book%20L.%20H.%20Bailey&i=digital-text",
  )
})
