import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { searchDocuments } from '@/components/search/build-index'
import { createSearch } from '@/components/search/engine/search-index'
import { createSplitSearch } from '@/components/search/engine/split-search'
import { splitIndex } from '../../../lib/split-index'
import { isShipped } from '../../shipped'

/** What homeowners ask, with the addresses that answer: a page without an anchor stands for all its sections. */
const questions = z
  .record(
    z.string(),
    z.string().transform((addresses) => addresses.split(' ')),
  )
  .parse(parse(readFileSync('tests/fixtures/questions.yaml', 'utf8')))

// An operator's own pages may answer other questions.
const describeShipped = isShipped ? describe : describe.skip

describeShipped('questions of homeowners', () => {
  let documents: Awaited<ReturnType<typeof searchDocuments>>
  let answers: { question: string; accepted: readonly string[]; found: readonly string[] }[]

  beforeAll(async () => {
    documents = searchDocuments()
    const site = createSearch(documents)
    answers = Object.entries(questions).map(([question, accepted]) => ({
      question,
      accepted,
      found: site.search(question, 3).results.map(({ href }) => href),
    }))
  })

  /** What was found instead of an answer, by the question, where that is more than this share of all allows. */
  function missesAmong(first: number, share: number, asked = answers) {
    const misses = asked
      .map(({ question, accepted, found }) => ({ question, accepted, found: found.slice(0, first) }))
      .filter(
        ({ accepted, found }) => !found.some((href) => accepted.some((address) => answersAt(address, href))),
      )
      .map(({ question, found }) => `${question}: ${found.join(' ') || 'nothing'}`)
    return misses.length > asked.length * (1 - share) ? misses : []
  }

  test('are answered first, 85 of 100', () => {
    expect(missesAmong(1, 0.85)).toEqual([])
  })

  test('are answered among the first three, 95 of 100', () => {
    expect(missesAmong(3, 0.95)).toEqual([])
  })

  test('are answered as well by the files that each of them fetches', async () => {
    const { index, words, groups } = splitIndex(documents)
    const inParts: typeof answers = []
    // Every 24th: all of them take minutes.
    for (const answer of answers.filter((_, number) => number % 24 === 0)) {
      const search = await createSplitSearch(index, {
        words: async (address) => words.get(address) ?? { terms: '', groups: '', names: {} },
        group: async (address) => groups.get(address) ?? [],
      })
      const { results } = (await search.extend(answer.question)).search(answer.question, 3)
      inParts.push({ ...answer, found: results.map(({ href }) => href) })
    }
    expect(missesAmong(1, 0.85, inParts)).toEqual([])
    expect(missesAmong(3, 0.95, inParts)).toEqual([])
  }, 180_000)

  test('are many, and expect only addresses that exist', () => {
    expect(answers.length).toBeGreaterThanOrEqual(220)
    const known = new Set(documents.map(({ href }) => href))
    expect(answers.flatMap(({ accepted }) => accepted).filter((address) => !known.has(address))).toEqual([])
  })
})

function answersAt(address: string, href: string): boolean {
  return href === address || (!address.includes('#') && href.startsWith(`${address}#`))
}
