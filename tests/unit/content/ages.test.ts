import { oldSourceFindings } from '@/content/model/checks/ages'

const sources = {
  code: { kind: 'law', read: '2026-11-21' },
  catalog: { kind: 'manufacturer', read: '2026-11-21' },
  shop: { kind: 'firm', read: '2026-11-21' },
  history: { kind: 'book', read: '2026-11-21' },
} as const
const due = (day: string) =>
  oldSourceFindings(sources, [{ lead: 'A roll costs $80.[^shop]', tip: 'Dig.[^code]' }], new Date(day)).map(
    (line) => /› (\S+)/.exec(line)?.[1],
  )

test('what was read is read again as its kind ages: prices first, then laws, then products', () => {
  expect(due('2027-11-20')).toEqual([])
  expect(due('2027-11-22')).toEqual(['shop'])
  expect(due('2028-05-22')).toEqual(['code', 'shop'])
  expect(due('2028-11-22')).toEqual(['code', 'catalog', 'shop'])
})
