import { reloadOnceForChunk } from '@/components/frame/reload-once'

beforeEach(() => {
  sessionStorage.clear()
  // jsdom cannot reload and says so on the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

const named = (name: string) => Object.assign(new Error('Loading chunk 7 failed'), { name })

test.each([new Error('Failed to load chunk /_next/static/chunks/a.js'), named('ChunkLoadError')])(
  'a chunk that is gone reloads the page, once: %s',
  (error) => {
    expect(reloadOnceForChunk(error)).toBe(true)
    expect(reloadOnceForChunk(error)).toBe(false)
  },
)

test('any other error does not reload', () => {
  expect(reloadOnceForChunk(new Error('x is undefined'))).toBe(false)
})
