/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'

const item = (title: string, published: string) => ({
  title,
  href: `https://paper.example/${title}`,
  feed: 'https://paper.example/feed',
  source: 'The Paper',
  published,
})

let news: ReturnType<typeof item>[] = []
jest.mock('@/content/model/collections/news', () => ({
  ...jest.requireActual<object>('@/content/model/collections/news'),
  news: () => news,
}))

async function cards() {
  const { newsCards } = await import('@/app/news-board/cards')
  return newsCards()
}

test('without feeds the board shows what is new here, each with a picture that no other has', async () => {
  news = []
  const found = await cards()
  expect(found.length).toBeGreaterThan(0)
  const pictures = found.map(({ picture }) => JSON.stringify(picture))
  expect(pictures).not.toContain(undefined)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('a page shows its own drawing before a photograph that it only borrows', async () => {
  news = []
  const { getPage } = await import('@/content/model/pages/page-registry')
  for (const { href, picture } of await cards()) {
    const { picture: head, sharingDrawing } = getPage(href)
    if (sharingDrawing !== undefined && head === undefined) expect(picture?.kind).not.toBe('photo')
  }
})

test('few items of feeds leave room for ours, many do not; the newest come first', async () => {
  news = [item('old', '2000-01-01T00:00:00.000Z'), item('new', '2100-01-01T00:00:00.000Z')]
  const few = await cards()
  expect(few[0]?.title).toBe('new')
  expect(few.at(-1)?.title).toBe('old')
  expect(few.filter(({ source }) => source !== 'The Paper').length).toBe(few.length - 2)

  news = Array.from({ length: 40 }, (_, index) => item(`${index}`, '2026-01-01T00:00:00.000Z'))
  expect((await cards()).every(({ source }) => source === 'The Paper')).toBe(true)
})

test('markup in a title is shown as it is, and its item says whose it is', async () => {
  news = [item('<b>Gate</b>', '2100-01-01T00:00:00.000Z')]
  const { NewsCard } = await import('@/app/news-board/news-card')
  const [first] = await cards()
  if (!first) throw new Error('There is no card')
  render(<ul>{NewsCard(first)}</ul>)
  const card = within(screen.getByRole('listitem'))
  expect(card.getByRole('link', { name: '<b>Gate</b> (opens in a new tab)' })).toHaveAttribute(
    'rel',
    'noopener',
  )
  expect(card.getByText(/The Paper/)).toBeInTheDocument()
})
