import { act, fireEvent, render, screen } from '@testing-library/react'
import { DonationPopupIsland } from '@/components/donation-popup/donation-popup.island'

// With fake timers the page counts as loaded when the card is rendered.
jest.mock('@/components/donation-popup/page-start', () => ({ pageStart: () => performance.now() }))

const popup = () => screen.queryByRole('region', { name: 'Did it help?' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
    },
  })
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
})

afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

const show = () =>
  render(
    <DonationPopupIsland
      href="https://donate.example"
      name="Support us"
      heading="Did it help?"
      text="Give."
    />,
  )

test('fades for half a second when closed, then is gone', () => {
  show()
  pass(10_000)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  pass(499)
  expect(popup()).toHaveAttribute('data-leaving')
  pass(1)

  expect(popup()).not.toBeInTheDocument()
})

test('is gone at once under reduced motion', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  show()
  pass(10_000)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  pass(0)

  expect(popup()).not.toBeInTheDocument()
})

test('is announced with the name of who asks', () => {
  const region = document.createElement('div')
  region.dataset['liveRegion'] = ''
  document.body.append(region)
  show()
  pass(10_100)

  expect(region).toHaveTextContent('Support us: Did it help?')
})

test('Esc closes it from anywhere, but not while it closes a dialog', () => {
  show()
  pass(10_000)
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  pass(500)
  expect(popup()).toBeInTheDocument()

  dialog.remove()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  pass(500)
  expect(popup()).not.toBeInTheDocument()
})

test('gives the focus back to where it came from', () => {
  const link = document.createElement('a')
  link.href = '#'
  document.body.append(link)
  show()
  pass(10_000)
  link.focus()
  act(() => screen.getByRole('link', { name: 'Donate' }).focus())
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(link).toHaveFocus()
})

test('waits while a dialog is open', () => {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  show()
  pass(15_000)
  expect(popup()).not.toBeInTheDocument()

  dialog.remove()
  pass(1000)
  expect(popup()).toBeInTheDocument()
})
