import { act, renderHook } from '@testing-library/react'
import type { SearchDocument } from '@/components/search/index-format'
import { useSearch } from '@/components/search/dialog/use-search'

const index: SearchDocument[] = [
  { href: '/gates', page: 'Gates', under: '', title: 'Gates', text: 'Hinges.', more: '', aliases: [] },
]

/** Answers requests one by one, when told to. */
const answers: ((body: unknown) => void)[] = []

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  Object.assign(globalThis, {
    fetch: jest.fn(
      () => new Promise((resolve) => answers.push((body) => resolve({ ok: true, json: () => body }))),
    ),
  })
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('an index that does not answer counts as failed after ten seconds, and is taken when it comes after all', async () => {
  const { result } = renderHook(useSearch)
  expect(result.current.status).toBe('idle')

  await act(async () => {
    void result.current.load()
  })
  expect(result.current.status).toBe('loading')
  await act(() => jest.advanceTimersByTimeAsync(9999))
  expect(result.current.status).toBe('loading')
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(result.current.status).toBe('failed')

  // "Try again": asked anew, while the first request may still be answered.
  await act(async () => {
    void result.current.load()
    await jest.advanceTimersByTimeAsync(1)
  })
  expect(result.current.status).toBe('loading')
  expect(answers).toHaveLength(2)

  await act(async () => {
    answers[0]?.(index)
    await jest.advanceTimersByTimeAsync(1)
  })
  expect(result.current.status).toBe('ready')
  expect(result.current.search?.search('gate').results[0]?.href).toBe('/gates')
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(result.current.status).toBe('ready')
})
