import { definePage } from '../define'
import { type Outline } from '../outline'
import { booksSchema } from '../schemas/books'
import data from '../../data/pages/books.json' with { type: 'json' }

/** In order of first publication. Links and covers are left out, so each card makes its own. */
export const content = definePage('/books', booksSchema, data)

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline: Outline = {
  text: [content.lead],
  sections: [
    {
      id: 'author',
      heading: 'About the author',
      text: [`${content.author.name}, ${content.author.lifespan}.`, ...content.author.about],
    },
    {
      id: 'catalogue',
      heading: 'All books',
      text: [...content.books.map(({ title, year }) => `${title} (${year}).`), content.note],
    },
  ],
}
