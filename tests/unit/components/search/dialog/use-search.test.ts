import type { SearchDocument } from '@/components/search/index-format'

const index: SearchDocument[] = [
  { href: '/gates', page: 'Gates', under: '', title: 'Gates', text: 'Hinges …', aliases: [] },
]
const texts = {
  '/gates': 'Hinges carry the weight, latches hold.',
  '/elsewhere': 'Latches of another build.',
}

/** Answers requests one by one, when told to. */
const answers: { file: string; give: (body: unknown, status?: number) => Promise<void> }[] = []
const answered = (file: string) => answers.filter((answer) => answer.file === file)
const indexAnswer = (turn = 0) => answered('/search-index.json').at(turn)
const textsAnswer = (turn = 0) => answered('/search-texts.json').at(turn)

let warnings: jest.SpyInstance

beforeEach(() => {
  // What is loaded is kept for the whole visit: each test is another.
  jest.resetModules()
  jest.useFakeTimers()
  answers.length = 0
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const fetch = (file: string) =>
    new Promise((resolve) => {
      const give = async (body: unknown, status = 200) => {
        const json = () => (body === undefined ? Promise.reject(new SyntaxError('no JSON')) : body)
        resolve({ ok: status === 200, status, json })
        await wait(1)
      }
      answers.push({ file, give })
    })
  Object.assign(globalThis, { fetch })
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function wait(milliseconds: number) {
  const { act } = await import('@testing-library/react/pure')
  await act(() => jest.advanceTimersByTimeAsync(milliseconds))
}

async function openSearch() {
  const { act, renderHook } = await import('@testing-library/react/pure')
  const { useSearch } = await import('@/components/search/dialog/use-search')
  const { result, rerender } = renderHook(useSearch, { initialProps: '' })
  const load = () =>
    act(async () => {
      void result.current.load()
    })
  const type = (query: string) => act(async () => rerender(query))
  const finds = (query: string) => result.current.search?.search(query).results.map(({ href }) => href)
  return { result, load, type, finds }
}

/** A search of which the first index is there. */
async function openLoadedSearch() {
  const search = await openSearch()
  await search.load()
  await indexAnswer()?.give(index)
  return search
}

test.each([
  ['missing', {}, 404],
  ['not to be had', {}, 500],
  ['cut off', undefined, 200],
  ['null', null, 200],
  ['a list', ['Latches.'], 200],
  ['of another form', { '/gates': { text: 'Latches.' } }, 200],
])(
  'texts that are %s leave the first index, and are tried again in the next search',
  async (_, body, status) => {
    const { result, type, finds } = await openLoadedSearch()
    await type('gate')
    await textsAnswer()?.give(body, status)
    expect(finds('gate')).toEqual(['/gates'])
    expect(result.current.status).toBe('ready')
    expect(warnings).toHaveBeenCalledTimes(1)

    await type('gate latch')
    expect(textsAnswer(1)).toBeUndefined()
    await type('')
    await type('latch')
    await textsAnswer(1)?.give(texts)
    expect(finds('latch')).toEqual(['/gates'])
    expect(warnings).toHaveBeenCalledTimes(1)
  },
)

test('where the index is split, nothing is fetched for a word before its letters pause', async () => {
  const { load, type } = await openSearch()
  await load()
  const words = [{ from: '', address: '/words.json' }]
  await indexAnswer()?.give({ pages: index, words, groups: [{ address: '/group.json', pages: 1 }] })
  for (const query of ['l', 'la', 'lat']) {
    await type(query)
    await wait(100)
  }
  expect(answered('/words.json')).toHaveLength(0)
  await wait(100)
  expect(answered('/words.json')).toHaveLength(1)
})
