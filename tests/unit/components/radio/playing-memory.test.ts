import { rememberPlaying, wasPlaying } from '@/components/radio/playing-memory'

/** jsdom has no navigation timing. */
function arriveBy(type: NavigationTimingType) {
  class Timing {
    readonly type = type
  }
  Object.assign(window, { PerformanceNavigationTiming: Timing })
  Object.assign(performance, { getEntriesByType: () => [new Timing()] })
}

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

test('without a radio before, nothing plays', () => {
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

test.each(['nonsense', '-1', 'Infinity', '1e999'])('%s in the storage plays nothing', (value) => {
  sessionStorage.setItem('radio', value)

  expect(wasPlaying()).toBe(false)
})

test('blocked storage plays nothing and throws nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  rememberPlaying()

  expect(wasPlaying()).toBe(false)
})
