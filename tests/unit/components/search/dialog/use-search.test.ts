/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useSearch } from '@/components/search/dialog/use-search'
import type { SplitIndex } from '@/components/search/index-format'

const page = { href: '/gates', page: 'Gates', under: '', title: 'Gates', text: 'Hinges …', aliases: [] }
const index: SplitIndex = {
  pages: [page],
  words: [{ from: '', address: '/words.json' }],
  groups: [{ address: '/group.json', pages: 1 }],
}

afterEach(() => jest.useRealTimers())

test('nothing is fetched for a word before its letters pause', async () => {
  jest.useFakeTimers()
  const asked: string[] = []
  const json = (file: string) =>
    file === '/search-index.json' ? index : { terms: '', groups: '', names: {} }
  const fetch = async (file: string) => {
    asked.push(file)
    return { ok: true, status: 200, json: async () => json(file) }
  }
  Object.assign(globalThis, { fetch })
  const { result, rerender } = renderHook(useSearch, { initialProps: '' })
  await act(() => result.current.load())
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  for (const query of ['l', 'la', 'lat']) {
    rerender(query)
    await wait(100)
  }
  expect(asked).toEqual(['/search-index.json'])
  await wait(100)
  expect(asked).toEqual(['/search-index.json', '/words.json'])
})
