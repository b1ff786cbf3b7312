/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { EmbedIsland } from '@/components/embed/embed.island'

let comeNear: () => void

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.resolve()) })
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => report([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  })
})

afterEach(() => {
  jest.useRealTimers()
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true })
})

const show = (script?: string, saysReady = false) =>
  render(
    <EmbedIsland
      src="https://board.example/frame"
      title="Fence news"
      provider={{ name: 'board.example', page: 'https://board.example/page' }}
      height={1600}
      loading="Loading RSS feed..."
      saysReady={saysReady}
      fallback={<p>Our own list</p>}
      {...(script && { script })}
    />,
  )

test('a board that never answers leaves no link to it', async () => {
  jest.mocked(fetch).mockReturnValue(new Promise(() => undefined))
  show()
  comeNear()
  await act(() => jest.advanceTimersByTimeAsync(12_000))
  expect(screen.getByText('Fence news did not load.')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('offline its script is not asked for, and it tries again once there is a connection', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'))
  show('https://forms.example/embed.js')
  comeNear()
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(document.querySelector('script[src]')).toBeNull()

  onLine.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  fireEvent.load(screen.getByTitle('Fence news'))
  expect(screen.queryByText(/did not load|offline/)).not.toBeInTheDocument()
})

test('where the provider sends a message, the load event does not count: a refused frame fires it too', () => {
  show(undefined, true)
  comeNear()
  fireEvent.load(screen.getByTitle('Fence news'))
  expect(screen.getByText('Loading RSS feed...')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(12_000))

  expect(screen.getByText('Our own list')).toBeVisible()
})

test('with Global Privacy Control it waits for a click', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  show()
  comeNear()
  expect(screen.queryByTitle('Fence news')).not.toBeInTheDocument()

  fireEvent.click(screen.getByRole('button', { name: 'Show it here' }))

  expect(screen.getByTitle('Fence news')).toBeInTheDocument()
})

test('a frame of our own waits for no click and names no provider, and a still one may run nothing', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  render(
    <EmbedIsland
      src="/news-board"
      title="Fence news"
      height={1600}
      loading="Loading RSS feed..."
      saysReady={false}
      isStill
      fallback={<p>Our own list</p>}
    />,
  )
  comeNear()

  const frame = screen.getByTitle('Fence news')
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin allow-popups allow-popups-to-escape-sandbox')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('messages count only from the frame and its origin', () => {
  show()
  comeNear()
  const frame = screen.getByTitle<HTMLIFrameElement>('Fence news')
  const send = (origin: string, source: MessageEventSource | null) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { origin, source })))

  send('https://evil.example', frame.contentWindow)
  send('https://board.example', window)
  expect(screen.getByText('Loading RSS feed...')).toBeInTheDocument()

  send('https://board.example', frame.contentWindow)
  expect(screen.queryByText('Loading RSS feed...')).not.toBeInTheDocument()
})
