/** @jest-environment jsdom */
import { rememberPlaying, wasPlaying } from '@/components/radio/playing-memory'
import { arriveBy } from './arrive-by'

// What hostile or blocked storage does is in tests/unit/fuzz/storage.test.ts.

beforeEach(() => {
  sessionStorage.clear()
  arriveBy('navigate')
})
afterEach(() => jest.restoreAllMocks())

test('the next page plays on, once', () => {
  rememberPlaying()

  expect(wasPlaying()).toBe(true)
  expect(wasPlaying()).toBe(false)
})

test('going back in history does not play on', () => {
  arriveBy('back_forward')
  rememberPlaying()

  expect(wasPlaying()).toBe(false)
})

test('a tab restored later does not play on', () => {
  rememberPlaying()
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)

  expect(wasPlaying()).toBe(false)
})
