import { flushColumns, numericColumns, tableLayout, type Cell } from '@/components/kit/table-layout'

const layoutOf = (head: string[], ...rows: Cell[][]) => tableLayout({ head, rows })

test('a table of short cells stays one, with less room between its columns where it needs that', () => {
  expect(layoutOf(['Run', 'Posts', 'Rails', 'Bags'], ['25 ft', 5, 12, 9])).toBe('plain')
  expect(
    layoutOf(
      ['Length of the job', 'Middle half', 'Median', 'Jobs'],
      ['Galvanized, under 100 ft', '$50–100 ($165–328)', '$77 ($251)', 15],
    ),
  ).toBe('compact')
  // Fractions are narrow.
  expect(layoutOf(['Run', 'Posts', 'Bay', 'Rails'], ['50 ft (15.2 m)', 8, '7 ft 1¹¹⁄₁₆ in.', 21])).toBe(
    'compact',
  )
})

test('a long name stands above its figures', () => {
  const gate = 'Walk gate in chain link, 4 or 6 ft (1.2 or 1.8 m) wide'
  expect(layoutOf(['Gate', 'Middle half', 'Median', 'Jobs'], [gate, '$1,150–2,000', '$1,750', 10])).toBe(
    'named',
  )
})

test('three columns of words stand one below the other', () => {
  expect(
    layoutOf(['You see', 'Cause', 'Repair'], ['It leans', 'Rot', 'Dig it out, and set another one']),
  ).toBe('stacked')
})

test('one column of words goes below the first, and short ones stay beside both', () => {
  const size = 'Pressure-treated 4×4, 8 ft (2.4 m) long'
  expect(layoutOf(['Part', 'Size', '8 ft', '100 ft'], ['Posts', size, 2, 14])).toBe('folded')
  expect(layoutOf(['Fence', 'Least', 'Better', 'To buy'], ['6 ft', '24 in.', '36 in.', size])).toBe(
    'folded last',
  )
})

test('several columns of words make cards of the rows', () => {
  const words = 'Soft brush and oxygen bleach, twice a year'
  expect(layoutOf(['Material', 'Wash', 'Each year', 'Watch for'], ['Wood', words, words, words])).toBe(
    'cards',
  )
  expect(
    layoutOf(['Gate', 'Leaf', 'Weight', 'Hinges', 'Latch', 'Posts'], ['3 ft', words, 9, 3, 'One', words]),
  ).toBe('cards')
})

test('only figures in many columns scroll, unless smaller ones fit', () => {
  const head = ['Run', '1×6 side by side', '1×6 board-on-board', '1×6 shadowbox', '1×4 pickets, apart']
  expect(layoutOf(head, ['25 ft (7.6 m)', 61, 74, 75, 55])).toBe('tight')
  expect(layoutOf([...head, 'Horizontal'], ['25 ft (7.6 m)', 61, 74, 75, 55, 40])).toBe('wide')
  expect(layoutOf(head, ['25 ft (7.6 m)', 'Many', 'Many', 'Few', 'Few of them'])).toBe('cards')
})

test('links and citations count as the words that a reader sees', () => {
  const linked = '[Posts](/installation-maintenance/care-and-repair/rotted-post)[^3:1]'
  expect(layoutOf(['Run', 'Posts', 'Rails', 'Bags'], ['25 ft', linked, '12[^3:2]', 9])).toBe('plain')
})

test('a column of numbers stays one where some rows have too few for one', () => {
  const head = ['Length', 'Middle half', 'Jobs', 'Where']
  const rows = [
    ['Under 100 ft', 'too few', 5, 'too few'],
    ['100–299 ft', '$54–82 ($177–267)', 12, 'too few'],
  ]
  expect(numericColumns({ head, rows })).toEqual([false, true, true, false])
})

test('a column of mostly numbers is flush right, words among them or not', () => {
  const rows = [
    ['Posts', 2, '18', 'Set deep'],
    ['Bars', 11, 'Up to 187', 'One in ten'],
    ['Rails', 3, '51', '2'],
  ]
  expect(flushColumns({ head: ['Part', '6 ft', '100 ft', 'Note'], rows })).toEqual([false, true, true, false])
})
