import { render, screen } from '@testing-library/react'
import { retailerLink } from '@/app/books/retailer-link'
import { BookCard } from '@/components/books/book-card'
import type { Book } from '@/content/model/schemas/books'
import { site } from '@/content/model/site'
import { text } from '../../lib/words'

const book: Book = {
  id: 'apples & pears',
  title: text('Apples & Pears'),
  year: text('1901'),
  subject: 'fruit',
}

test('a card opens the retailer in a tab without opener and referrer', () => {
  render(<BookCard book={book} href="https://shop.example/1" retailer="Amazon" />)

  const card = screen.getByRole('link')
  expect(card).toHaveAttribute('href', 'https://shop.example/1')
  expect(card).toHaveAttribute('target', '_blank')
  expect(card.getAttribute('rel')).toMatch(/noopener noreferrer/)
  expect(card).toHaveTextContent('View on Amazon →')
})

test('the cover is lazy, three to four, and named by the title', () => {
  render(<BookCard book={book} href="https://shop.example/1" retailer="Amazon" />)

  const cover = screen.getByRole('img', { name: 'Apples & Pears' })
  expect(cover).toHaveAttribute('loading', 'lazy')
  expect(Number(cover.getAttribute('width')) / Number(cover.getAttribute('height'))).toBe(3 / 4)
  expect(cover).toHaveAttribute('data-fallback', '/placeholder.svg')
})

test('an operator’s own cover is used as it is', () => {
  render(
    <BookCard
      book={{ ...book, cover: 'https://img.example/c.jpg' }}
      href="https://shop.example/1"
      retailer="Amazon"
    />,
  )

  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://img.example/c.jpg')
})

test('without a link of its own a book leads to the retailer’s search, with a straight apostrophe', () => {
  const link = retailerLink(
    { ...book, title: text('The Horticulturist’s Rule-Book') },
    'L. H. Bailey',
    site.retailer,
  )

  expect(link).toBe(
    "https://www.amazon.com/s?k=The%20Horticulturist's%20Rule-Book%20L.%20H.%20Bailey&i=digital-text",
  )
  expect(retailerLink({ ...book, link: 'https://shop.example/1' }, 'L. H. Bailey', site.retailer)).toBe(
    'https://shop.example/1',
  )
})
