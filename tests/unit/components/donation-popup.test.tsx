/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DonationPopupIsland } from '@/components/donation-popup/donation-popup.island'

// With fake timers the page counts as loaded when the card is rendered.
jest.mock('@/components/donation-popup/page-start', () => ({ pageStart: () => performance.now() }))

const popup = () => screen.queryByRole('region', { name: 'Did it help?' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  class ResizeObserver {
    observe() {}
    unobserve() {}
  }
  Object.assign(window, { ResizeObserver, matchMedia: () => ({ matches: false }) })
})

afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

const show = () =>
  render(<DonationPopupIsland href="https://x.example" name="Us" heading="Did it help?" text="Give." />)

/** An open dialog; it is closed when it is removed. */
function openDialog(): HTMLElement {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  return dialog
}

test('Esc closes it from anywhere, but not while it closes a dialog', () => {
  show()
  pass(10_000)
  const dialog = openDialog()
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
  const dialog = openDialog()
  show()
  pass(15_000)
  expect(popup()).not.toBeInTheDocument()

  dialog.remove()
  pass(1000)
  expect(popup()).toBeInTheDocument()
})
