import { booksSchema } from '../schemas/books'
import { defineCollection, definePage } from '../store/store'
import { type Outline } from '../text/outline'

/** In order of first publication. Links and covers are left out, so each card makes its own. */
export const content = definePage('/books', booksSchema)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = defineCollection((store): Outline => {
  const page = content(store)
  return {
    text: [page.lead],
    sections: [
      {
        id: 'author',
        heading: 'About the author',
        text: [`${page.author.name}, ${page.author.lifespan}.`, ...page.author.about],
      },
      {
        id: 'catalogue',
        heading: 'All books',
        text: [...page.books.map(({ title, year }) => `${title} (${year}).`), page.note],
      },
    ],
  }
})
