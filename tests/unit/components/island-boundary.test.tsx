import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { EmbedIsland } from '@/components/embed/embed.island'
import { IslandBoundary } from '@/components/island/island-boundary'

let logged: jest.SpyInstance

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  jest.restoreAllMocks()
})

/** Makes an island throw in the effect that marks it as hydrated. */
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

/** The page is there, the loader waits for no island that will never hydrate, and the console has the error. */
function expectPageToLive(container: HTMLElement, name: string) {
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument()
  expect(container.querySelector('[data-island]')).toBeNull()
  expect(logged).toHaveBeenCalledWith(
    `The ${name} stopped working.`,
    expect.objectContaining({ message: 'broken island' }),
  )
}

test('every island has a boundary', () => {
  const islands = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.island.tsx'))
    .map((file) => path.join('components', file))
  expect(islands.length).toBeGreaterThan(0)
  for (const file of islands) {
    const text = readFileSync(file, 'utf8')
    const [, name = file] = /export function (\w+Island)\(/.exec(text) ?? []
    expect(text).toMatch(new RegExp(`export function ${name}\\(.+\\n  return \\(\\n    <IslandBoundary `))
  }
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
