import { rememberPlaying, wasPlaying } from '@/components/radio/playing-memory'

/** jsdom knows no navigation timing. */
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

test('a page that follows at once plays on, once', () => {
  rememberPlaying()

  expect(wasPlaying()).toBe(true)
  expect(wasPlaying()).toBe(false)
})

test('without a radio before, nothing plays', () => {
  expect(wasPlaying()).toBe(false)
})

test('a page that the reader goes back to stays silent', () => {
  arriveBy('back_forward')
  rememberPlaying()

  expect(wasPlaying()).toBe(false)
})

test('a tab that comes back later stays silent', () => {
  rememberPlaying()
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)

  expect(wasPlaying()).toBe(false)
})

test.each(['nonsense', '-1', 'Infinity', '1e999'])('%s in the storage plays nothing', (value) => {
  sessionStorage.setItem('radio', value)

  expect(wasPlaying()).toBe(false)
})

test('refused storage plays nothing and throws nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  rememberPlaying()

  expect(wasPlaying()).toBe(false)
})
