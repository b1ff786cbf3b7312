import { wrongSums } from '@/content/model/checks/check-sums'

const found = (words: string) => wrongSums('content/guides/slopes.md', { lead: words })

test.each([
  'Each drops 36 ÷ 6 = 6 in. (15 cm).',
  'That is 8 ft (2.4 m) × 2 + 6 ft (1.8 m) = 22 ft (6.7 m).[^sum]',
  '72 in. + 1½ in. = 73½ in.',
  '100 ÷ 3 ≈ 33',
  '1,000 × $1.80 = $1,800',
  'Two posts = one gate.',
  // Feet and inches are not mixed by a machine.
  '6 ft × 12 = 72 in.',
])('%s is right', (words) => expect(found(words)).toEqual([]))

test.each([
  ['Each drops 36 ÷ 6 = 7 in. (15 cm).', 6],
  ['That is 8 ft (2.4 m) × 2 + 6 ft (1.8 m) = 24 ft.', 22],
  ['72 in. + 1½ in. = 74½ in.', 73.5],
  ['100 × 0.18 = 19', 18],
])('%s is wrong', (words, sum) => {
  expect(found(words)).toEqual([expect.stringContaining(`comes to ${sum}`)])
})
