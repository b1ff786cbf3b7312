import { render, screen } from '@testing-library/react'
import { AdSlot } from '@/components/ads/ad-slot'

// With ads off there are none.
jest.mock('@/content/model/site', () => {
  const { site } = jest.requireActual<typeof import('@/content/model/site')>('@/content/model/site')
  return { site: { ...site, ads: { ...site.ads, mode: 'isolated' } } }
})

test('a house ad never leads to the page it stands on', () => {
  render(<AdSlot name="bottom" path="/radio" />)

  expect(screen.getByRole('link')).not.toHaveAttribute('href', '/radio')
})

test('only a house ad for the books shows books', () => {
  for (const path of ['/', '/books', '/history', '/terms'] as const) {
    const { container } = render(<AdSlot name="middle" path={path} />)
    const leadsToBooks = container.querySelector('a')?.getAttribute('href')?.startsWith('/books') ?? false
    expect(container.querySelectorAll('img').length > 0).toBe(leadsToBooks)
  }
})
