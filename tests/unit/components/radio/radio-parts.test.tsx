/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { titleOf } from '@/components/radio/use-now-playing'
import { VolumeSlider } from '@/components/radio/volume-slider'

test.each([
  [{ key: 'ArrowUp', shiftKey: true }, 0.6],
  [{ key: 'ArrowLeft', shiftKey: true }, 0.4],
  [{ key: 'PageUp' }, 0.6],
  [{ key: 'PageDown' }, 0.4],
])('%j moves ten steps', (key, expected) => {
  const onChange = jest.fn()
  render(<VolumeSlider value={0.5} onChange={onChange} />)
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Volume' }), key)
  expect(onChange).toHaveBeenCalledWith(expect.closeTo(expected, 5))
})

test('plain arrows are left to the native slider', () => {
  const onChange = jest.fn()
  render(<VolumeSlider value={0.5} onChange={onChange} />)
  const slider = screen.getByRole('slider')

  expect(fireEvent.keyDown(slider, { key: 'ArrowUp' })).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
  expect(slider).toHaveAttribute('step', '0.01')
  expect(slider).toHaveAttribute('aria-valuetext', '50 percent')
})

test.each([
  [{ icestats: { source: { title: 'Rain', artist: 'Us' } } }, 'Us – Rain'],
  [{ icestats: { source: [{ listenurl: 'x' }, { title: 'Rain' }] } }, 'Rain'],
  [{ icestats: { source: { title: ' ' } } }, undefined],
  [{ icestats: {} }, undefined],
  ['nonsense', undefined],
  [null, undefined],
])('the title in %j is %s', (status, title) => {
  expect(titleOf(status)).toBe(title)
})
