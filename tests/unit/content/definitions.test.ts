import { pages } from '@/content/model/pages/page-registry'
import { readTextPage } from '@/content/model/text/text-page'
import { isShipped } from '../shipped'

const citations = /(\[\^[\w-]+\])+$/

test('as shipped every definition on a page of a fence begins and ends like a sentence', () => {
  if (!isShipped) return
  const definitions = pages()
    .filter(({ path }) => path.startsWith('/types-of-fences/'))
    .flatMap(({ path }) =>
      readTextPage(path)
        .content.sections.flatMap(({ blocks }) => blocks)
        .flatMap((block) => (typeof block !== 'string' && block.kind === 'terms' ? block.items : []))
        .map(({ term, text }) => ({ path, term, text: text.replace(citations, '') })),
    )
  const off = definitions.filter(
    ({ text }) => /^[^\p{L}\p{N}]*\p{Ll}/u.test(text) || !/[.?!][”"]?$/.test(text),
  )
  expect(off).toEqual([])
  expect(definitions.length).toBeGreaterThan(200)
})
