/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { AdSlot } from '@/components/ads/ad-slot'
import { houseAds, roomFor } from '@/content/model/collections/house-ads'
import { cardsOf } from '@/content/model/collections/page-cards'
import { site } from '@/content/model/collections/site'
import { pages } from '@/content/model/pages/page-registry'
import { isShipped } from '../shipped'

const slots = ['top', 'middle', 'bottom'] as const
const wordy = ['word '.repeat(4000)]

test('as shipped a slot shows a card that is labelled as ours, with the ids of both devices', () => {
  const { container } = render(<AdSlot name="bottom" path="/radio" content={[]} />)
  const card = screen.getByRole('complementary', { name: /^From Fence Wiki: / })
  const ids = [...card.querySelectorAll<HTMLElement>('[data-banner-id]')].map(
    (box) => box.dataset['bannerId'],
  )

  expect(ids).toEqual([site().ads.slots.bottom.desktop, site().ads.slots.bottom.phone])
  expect(screen.getByText('From Fence Wiki')).toBeInTheDocument()
  expect(container.querySelectorAll('img[loading=lazy][alt=""]')).toHaveLength(1)
})

test('no card leads to its own page, none to one above it unless it suits, and none stands on a page twice', () => {
  for (const { path } of pages()) {
    const cards = cardsOf(path, site())
    expect(new Set(cards).size).toBe(slots.length)
    for (const { href, on = [] } of cards) {
      const [target = ''] = href.split('#')
      expect(target).not.toBe(path)
      if (`${path}/`.startsWith(`${target}/`))
        expect(on.some((section) => `${path}/`.startsWith(`${section}/`))).toBe(true)
    }
  }
})

test('every card stands on some page', () => {
  const shown = new Set(pages().flatMap(({ path }) => cardsOf(path, site())))
  expect(shown.size).toBe(houseAds().length)
})

test('as shipped the last card of a guide suits it, and its closest section comes before wider ones', () => {
  const fits = (path: string, on: readonly string[] = []) =>
    on.filter((section) => `${path}/`.startsWith(`${section}/`))
  if (!isShipped) return
  const off = pages()
    .filter(({ reviewed }) => reviewed)
    .filter(({ path }) => fits(path, cardsOf(path, site()).at(-1)?.on).length === 0)
  expect(off.map(({ path }) => path)).toEqual([])

  const repair = '/installation-maintenance/care-and-repair'
  const [first, , last] = cardsOf(`${repair}/leaning-post`, site())
  expect([first, last].map((card) => fits(`${repair}/leaning-post`, card?.on))).toEqual([[repair], [repair]])
})

test('no card leads where the lead, the answer in brief or what comes next leads', () => {
  const path = '/fence-laws/ohio'
  const [first, , last] = cardsOf(path, site())
  const leads = { lead: `See [this](${first?.href}).`, answer: `And [that](${last?.href}#more).` }
  const hrefs = cardsOf(path, site(), leads).map(({ href }) => href)
  expect(hrefs).not.toContain(first?.href)
  expect(hrefs).not.toContain(last?.href)
  for (const { path, next } of pages()) {
    const led = cardsOf(path, site()).map(({ href }) => href.split('#')[0])
    expect(led).not.toContain(next?.href.split('#')[0])
  }
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
  expect(box).toHaveAttribute('data-banner-id', site().ads.slots.middle.desktop)
})

test('with ads off the ids stay, and nothing is displayed', () => {
  jest.replaceProperty(site().ads, 'mode', 'off')
  const { container } = render(<AdSlot name="bottom" path="/radio" content={[]} />)
  expect(container.querySelectorAll('[data-banner-id][hidden]')).toHaveLength(2)
  expect(container.children).toHaveLength(2)
  jest.restoreAllMocks()
})
