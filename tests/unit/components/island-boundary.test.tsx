import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { DonationPopupIsland } from '@/components/donation-popup/donation-popup.island'
import { EmbedIsland } from '@/components/embed/embed.island'
import { IslandBoundary } from '@/components/island/island-boundary'
import { RadioBarIsland } from '@/components/radio/radio-bar.island'
import { RadioPlayerIsland } from '@/components/radio/radio-player.island'
import { SearchDialogIsland } from '@/components/search/dialog/search-dialog.island'

let address = '/radio'
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => address }))

const radio = {
  station: 'Radio Fence',
  programme: 'Music',
  isLive: true,
  soundUrl: '/api/stream?port=8000',
  statusUrl: '',
}

let logged: jest.SpyInstance

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  jest.restoreAllMocks()
})

/** Makes every island throw in the effect that marks it as hydrated. */
function breakHydration() {
  const { setAttribute } = Element.prototype
  jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(function set(
    this: Element,
    name: string,
    value: string,
  ) {
    if (name === 'data-hydrated') throw new Error('broken island')
    setAttribute.call(this, name, value)
  })
}

function showOnPage(island: ReactNode) {
  return render(
    <>
      <h1>The page</h1>
      {island}
    </>,
  )
}

function dialogIn(container: HTMLElement, id: string): HTMLElement {
  const dialog = container.querySelector('dialog')
  if (!dialog) throw new Error('There is no dialog.')
  expect(dialog).toHaveAttribute('id', id)
  return dialog
}

/** The page is there, the loader waits for no island that will never hydrate, and the console has the error. */
function expectPageToLive(container: HTMLElement, name: string) {
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument()
  expect(container.querySelector('[data-island]')).toBeNull()
  expect(logged).toHaveBeenCalledWith(
    `The ${name} stopped working.`,
    expect.objectContaining({ message: 'broken island' }),
  )
}

test('every island has a boundary, and is broken below', () => {
  const islands = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.island.tsx'))
    .map((file) => path.join('components', file))
  expect(islands.length).toBeGreaterThan(0)
  const own = readFileSync('tests/unit/components/island-boundary.test.tsx', 'utf8')
  for (const file of islands) {
    const text = readFileSync(file, 'utf8')
    const [, name = file] = /export function (\w+Island)\(/.exec(text) ?? []
    expect(text).toMatch(new RegExp(`export function ${name}\\(.+\\n  return \\(\\n    <IslandBoundary `))
    expect(own).toContain(`<${name}`)
  }
})

// First of those that render it: the station's element, which this test makes impossible to create, is created once for all tests.
test('a radio bar that fails shows nothing to readers who were not listening, and is rendered again on the next page', () => {
  const create = document.createElement.bind(document)
  jest.spyOn(document, 'createElement').mockImplementation((name: string) => {
    if (name === 'audio') throw new Error('broken island')
    return create(name)
  })
  address = '/'
  const { container, rerender } = showOnPage(<RadioBarIsland settings={radio} />)

  expectPageToLive(container, 'radio bar')
  expect(screen.queryByRole('alert')).toBeNull()

  logged.mockClear()
  address = '/books'
  rerender(<RadioBarIsland settings={radio} />)
  expect(logged).toHaveBeenCalledWith('The radio bar stopped working.', expect.anything())
})

test('a search that fails says so in its dialog, and still leads to popular pages', () => {
  breakHydration()
  const { container } = showOnPage(
    <SearchDialogIsland id="search" label="Search" host="x.example" popular={<a href="#books">Books</a>} />,
  )

  expectPageToLive(container, 'search')
  const dialog = within(dialogIn(container, 'search'))
  expect(dialog.getByRole('alert', { hidden: true })).toHaveTextContent('The search does not work right now.')
  expect(dialog.getByRole('link', { name: 'Books', hidden: true })).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: /close search/i, hidden: true })).toBeInTheDocument()
})

test('a player that fails is replaced by the browser’s own', () => {
  breakHydration()
  const { container } = showOnPage(<RadioPlayerIsland settings={radio} tip={null} program={null} />)

  expectPageToLive(container, 'radio player')
  expect(screen.getByRole('alert')).toHaveTextContent('Our player does not work right now.')
  expect(container.querySelector('audio')).toHaveAttribute('src', radio.soundUrl)
})

test('a frame that fails is replaced by its fallback', () => {
  breakHydration()
  const { container } = showOnPage(
    <EmbedIsland
      src="https://board.example/frame"
      page="https://board.example/page"
      title="Fence news"
      provider="board.example"
      height={1600}
      loading="Loading RSS feed..."
      saysReady={false}
      fallback={<p>Our own list</p>}
    />,
  )

  expectPageToLive(container, 'embed "Fence news"')
  expect(screen.getByRole('alert')).toHaveTextContent('Fence news cannot be shown here right now.')
  expect(screen.getByText('Our own list')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open on board.example' })).toBeInTheDocument()
})

test('a donation popup that fails shows nothing', () => {
  breakHydration()
  const { container } = showOnPage(
    <DonationPopupIsland
      href="https://donate.example"
      name="Support us"
      heading="Did it help?"
      text="Give."
    />,
  )

  expectPageToLive(container, 'donation popup')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('children are rendered again with the next attempt', () => {
  const Child = ({ word }: { word: string }): ReactNode => {
    if (word === 'bad') throw new Error('broken island')
    return <p>{word}</p>
  }
  const { rerender } = render(
    <IslandBoundary name="child" attempt="bad" fallback={<p>failed</p>}>
      <Child word="bad" />
    </IslandBoundary>,
  )
  expect(screen.getByText('failed')).toBeInTheDocument()

  rerender(
    <IslandBoundary name="child" attempt="good" fallback={<p>failed</p>}>
      <Child word="good" />
    </IslandBoundary>,
  )
  expect(screen.getByText('good')).toBeInTheDocument()
})
