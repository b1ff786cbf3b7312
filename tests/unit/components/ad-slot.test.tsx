import { render, screen } from '@testing-library/react'
import { AdSlot } from '@/components/ads/ad-slot'
import { cardsOf, houseAds, roomFor } from '@/content/model/house-ads'
import { pages } from '@/content/model/page-registry'
import { site } from '@/content/model/site'

const slots = ['top', 'middle', 'bottom'] as const
const wordy = ['word '.repeat(4000)]

test('as shipped a slot shows a card that is labelled as ours, with the ids of both devices', () => {
  const { container } = render(<AdSlot name="bottom" path="/radio" content={[]} />)
  const card = screen.getByRole('complementary', { name: /^From Fence Wiki: / })
  const ids = [...card.querySelectorAll<HTMLElement>('[data-banner-id]')].map(
    (box) => box.dataset['bannerId'],
  )

  expect(ids).toEqual([site.ads.slots.bottom.desktop, site.ads.slots.bottom.phone])
  expect(screen.getByText('From Fence Wiki')).toBeInTheDocument()
  expect(container.querySelectorAll('img[loading=lazy][alt=""]')).toHaveLength(1)
})

test('no card leads to its own page or to one above it, and none stands on a page twice', () => {
  for (const { path } of pages) {
    const cards = cardsOf(path, site).slice(0, slots.length)
    expect(new Set(cards).size).toBe(slots.length)
    for (const { href } of cards) {
      const [target = ''] = href.split('#')
      expect(`${path}/`.startsWith(`${target}/`)).toBe(false)
    }
  }
})

test('every card stands on some page', () => {
  const shown = new Set(pages.flatMap(({ path }) => cardsOf(path, site).slice(0, 1)))
  expect(shown.size).toBe(houseAds.length)
})

test('a short page has one house ad, and a phone fewer than a desktop', () => {
  const shown = (content: unknown, device: 'onDesktop' | 'onPhone') =>
    slots.filter((name) => roomFor(name, content)[device])
  expect(shown(['Words.'], 'onDesktop')).toEqual(['bottom'])
  expect(shown(['Words.'], 'onPhone')).toEqual(['bottom'])
  expect(shown(wordy, 'onDesktop')).toEqual([...slots])
  expect(shown([wordy[0]?.slice(0, 5000)], 'onDesktop')).toEqual(['top', 'bottom'])
  expect(shown([wordy[0]?.slice(0, 5000)], 'onPhone')).toEqual(['bottom'])

  const { container } = render(<AdSlot name="middle" path="/terms" content={['Words.']} />)
  expect(container).toBeEmptyDOMElement()
  render(<AdSlot name="middle" path="/terms" content={wordy} />)
  const box = screen.getByRole('complementary').querySelector('[data-banner-id]')
  expect(box).toHaveAttribute('data-banner-id', site.ads.slots.middle.desktop)
})

test('with ads off the ids stay, and nothing is displayed', () => {
  jest.replaceProperty(site.ads, 'mode', 'off')
  const { container } = render(<AdSlot name="bottom" path="/radio" content={[]} />)
  expect(container.querySelectorAll('[data-banner-id][hidden]')).toHaveLength(2)
  expect(container.children).toHaveLength(2)
  jest.restoreAllMocks()
})
