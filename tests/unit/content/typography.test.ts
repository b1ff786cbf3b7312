import { bindNumbers, closed, isNumber } from '@/content/model/text/typography'

const shown = (words: string) => bindNumbers(words).replaceAll('\u00a0', '_')

test.each([
  ['Posts 8 ft (2.4 m) apart', 'Posts 8_ft (2.4_m) apart'],
  ['5 ft 10½ in. and 7 ft 1¹¹⁄₁₆ in.', '5_ft_10½_in. and 7_ft_1¹¹⁄₁₆_in.'],
  ['½ cu ft in a bag of 50 lb', '½_cu_ft in a bag of 50_lb'],
  ['800 ft² at 50 °F, 20 percent', '800_ft² at 50_°F, 20_percent'],
  ['holes of 10 × 36 in.', 'holes of 10_×_36_in.'],
  ['Minn. Rules 1303, Part 5, § 8', 'Minn. Rules_1303, Part_5, §_8'],
  [
    'a fee, 24 V.S.A. § 4413, or Building Code §§ 7 and 8',
    'a fee, 24_V.S.A._§_4413, or Building Code_§§_7 and 8',
  ],
  ['the other. 25 Del. C. § 1304', 'the other. 25_Del._C._§_1304'],
  ['on November 21, 2026', 'on November_21, 2026'],
])('%s stays together', (words, bound) => {
  expect(shown(words)).toBe(bound)
})

test.each(['in May 2024', 'call 811 in the morning', 'one of 2 mature trees', 'Mary 3'])(
  '%s may break anywhere',
  (words) => {
    expect(bindNumbers(words)).toBe(words)
  },
)

test('numbers with their units are numbers, and no other words', () => {
  const cells = ['5', '1,446', '$20–52', '¾ in.', '7 ft 1¹¹⁄₁₆ in.', '16 in. (41 cm)', '0.53 cu ft (15 L)']
  expect(cells.filter((cell) => !isNumber(cell))).toEqual([])
  const words = ['Two', '4×4', '10 ft, cut later', '1 if it lasts', '$ …', '4 bags', 'ft', '']
  expect(words.filter(isNumber)).toEqual([])
})

test.each([
  ['Which post?', '.', 'Which post?'],
  ['Who asked “why?”', ':', 'Who asked “why?”'],
  ['Dig deep', '.', 'Dig deep.'],
  ['Over 6 ft', ':', 'Over 6 ft:'],
] as const)('a title keeps its own mark: %s', (title, mark, says) => {
  expect(closed(title, mark)).toBe(says)
})
