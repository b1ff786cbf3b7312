import { render, screen } from '@testing-library/react'
import { AdSlot } from '@/components/ads/ad-slot'
import { ArticleLayout } from '@/components/article/article-layout'
import { houseAds } from '@/content/house-ads'
import type { AdSlotName } from '@/content/model/schemas/site'
import { site } from '@/content/model/site'

// The settings of the tests, with the mode that each test sets.
jest.mock('@/content/model/site', () => {
  const { site } = jest.requireActual<typeof import('@/content/model/site')>('@/content/model/site')
  return { site: { ...site, ads: { ...site.ads } } }
})

const banners = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-banner-id]')]
const idsOf = (name: AdSlotName) =>
  banners(render(<AdSlot name={name} path="/" />).container).map(({ dataset }) => dataset['bannerId'])

const renderArticle = () =>
  render(
    <ArticleLayout path="/terms" outline={{ text: [], sections: [] }} sources={[]}>
      Words
    </ArticleLayout>,
  ).container

afterEach(() => {
  site.ads.mode = 'off'
})

test.each(['off', 'isolated', 'inline'] as const)(
  'with ads %s, a slot holds both device classes’ ids, but none for a phone where it is switched off',
  (mode) => {
    site.ads.mode = mode

    expect(idsOf('top')).toEqual(['6079445', '1452360'])
    expect(idsOf('middle')).toEqual(['6079446'])
    expect(idsOf('bottom')).toEqual(['6079448', '1452363'])
  },
)

test('with ads off, a slot is nothing but hidden ids', () => {
  const { container } = render(<AdSlot name="top" path="/" />)

  expect([...container.children]).toEqual(banners(container))
  for (const banner of banners(container)) {
    expect(banner).toHaveAttribute('hidden')
    expect(banner).not.toHaveAttribute('class')
    expect(banner).toBeEmptyDOMElement()
  }
})

test('with ads off, an article has no box around a slot that is alone in it', () => {
  for (const { parentElement } of banners(renderArticle())) expect(parentElement).toHaveTextContent('Words')
})

test.each(['isolated', 'inline'] as const)(
  'with ads %s, each slot reserves its box for a house ad',
  (mode) => {
    site.ads.mode = mode
    const container = renderArticle()

    for (const name of ['middle', 'bottom'] as const) {
      const [{ title }] = houseAds[name]
      const box = screen.getByRole('complementary', { name: `From ${site.name}: ${title}` })
      expect(box).toHaveClass('root', name === 'middle' ? 'tall' : 'wide')
      expect(box).toHaveTextContent(title)
    }
    for (const banner of banners(container)) expect(banner).not.toHaveAttribute('hidden')
  },
)

test('a house ad never leads to the page it stands on', () => {
  site.ads.mode = 'isolated'
  render(<AdSlot name="bottom" path="/radio" />)

  expect(screen.getByRole('link')).not.toHaveAttribute('href', '/radio')
})

test('only a house ad for the books shows books', () => {
  site.ads.mode = 'isolated'

  for (const path of ['/', '/books', '/history', '/terms'] as const) {
    const { container } = render(<AdSlot name="middle" path={path} />)
    const leadsToBooks = container.querySelector('a')?.getAttribute('href')?.startsWith('/books') ?? false
    expect(container.querySelectorAll('img').length > 0).toBe(leadsToBooks)
  }
})
