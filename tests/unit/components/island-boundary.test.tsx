/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { render, screen } from '@testing-library/react'
import { EmbedIsland } from '@/components/embed/embed.island'

// What stands in the place of the others, and what the console says, is in tests/e2e/island-faults.spec.ts.

afterEach(() => jest.restoreAllMocks())

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
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { setAttribute } = Element.prototype
  // Throws in the effect that marks it as hydrated.
  function set(this: Element, name: string, value: string) {
    if (name === 'data-hydrated') throw new Error('broken island')
    setAttribute.call(this, name, value)
  }
  jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(set)
  const src = 'https://board.example/frame'
  const provider = { name: 'board.example', page: 'https://board.example/page' }
  const words = { title: 'Fence news', provider, loading: 'Loading RSS feed...' }
  const { container } = render(
    <>
      <h1>The page</h1>
      <EmbedIsland src={src} {...words} height={1600} saysReady={false} fallback={<p>Our own list</p>} />
    </>,
  )

  // The page is there, the loader waits for no island that will never hydrate, and the console has the error.
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument()
  expect(container.querySelector('[data-island]')).toBeNull()
  expect(logged).toHaveBeenCalledWith(
    'The embed "Fence news" stopped working.',
    expect.objectContaining({ message: 'broken island' }),
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Fence news cannot be shown here right now.')
  expect(screen.getByText('Our own list')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open on board.example' })).toBeInTheDocument()
})
