import { readFileSync } from 'node:fs'

// Each price of the page is worked out again from the bids in content/data/fence-bids.csv.

type Bid = ReturnType<typeof readBids>[number]

const bids = readBids(readFileSync('content/data/fence-bids.csv', 'utf8'))

/** The cells of a line, which may be quoted. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  )
}

function readBids(text: string) {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const names = cellsOf(head)
  return lines.map((line) => {
    const cells = cellsOf(line)
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    const number = (name: string) => Number(cell(name))
    return {
      ...{ group: cell('group'), state: cell('state'), date: cell('letting_date') },
      ...{ contract: cell('contract'), item: cell('item_as_worded') },
      ...{ quantity: number('quantity'), price: number('low_bidder_unit_price') },
      bidders: number('bidders_seen'),
      spread: number('highest_price_among_bidders') / number('lowest_price_among_bidders'),
      extension: number('extension_computed'),
    }
  })
}

/** Part of the way through sorted numbers, between the two nearest. */
function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)] ?? NaN
  const above = sorted[Math.ceil(place)] ?? NaN
  return below + (above - below) * (place - Math.floor(place))
}

type Choice = {
  group: string
  since?: string
  before?: string
  from?: number
  below?: number
  state?: string
}

function choose({ group, since = '', before = '9', from = 0, below = Infinity, state }: Choice): Bid[] {
  return bids
    .filter((bid) => bid.group === group && bid.state === (state ?? bid.state))
    .filter(({ date, quantity }) => date >= since && date < before && quantity >= from && quantity < below)
}

const pricesOf = (choice: Choice) => choose(choice).map(({ price }) => price)
const median = (choice: Choice) => quantile(pricesOf(choice), 0.5)

const cents = (dollars: number) => (Math.round(dollars * 100 + 1e-9) / 100).toFixed(2)
const whole = (dollars: number) => Math.round(dollars + 1e-9).toLocaleString('en-US')
/** Cents below ten dollars, in both ends of a range that begins there. */
const money = (...dollars: number[]) => dollars.map((dollars[0] ?? 0) < 10 ? cents : whole).join('–')
const perMeter = (...dollars: number[]) => dollars.map((foot) => whole(foot / 0.3048)).join('–')
const perFoot = (...dollars: number[]) => `$${money(...dollars)} ($${perMeter(...dollars)})`

function expectedCells(choice: Choice, write: (...dollars: number[]) => string): string[] {
  const prices = pricesOf(choice)
  const count = String(prices.length)
  if (prices.length < 8) return ['too few', 'too few', count]
  return [write(quantile(prices, 0.25), quantile(prices, 0.75)), write(quantile(prices, 0.5)), count]
}

const source = readFileSync('content/guides/types-of-fences/cost.md', 'utf8')

/** The rows of the table whose caption begins so, as the Markdown has them. */
function rowsOf(caption: string): string[][] {
  const at = source.indexOf(`:::table[${caption}`)
  if (at < 0) throw new Error(`no table "${caption}"`)
  const lines = source
    .slice(at, source.indexOf('\n:::', at))
    .split('\n')
    .filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const lengths = [
  { from: 0, below: 100 },
  { from: 100, below: 300 },
  { from: 300, below: 1000 },
  { from: 1000, below: Infinity },
]

test.each([
  ['Chain link, galvanized, 4 ft', 'chain-link-4', '2023-01-01', 'January 2023'],
  ['Chain link, galvanized, 6 ft', 'chain-link-6', '2020-01-01', 'January 2020'],
  ['Chain link coated with vinyl', 'coated-chain-link-4', '2020-01-01', 'January 2020'],
  ['Woven farm wire', 'woven-wire', '2023-01-01', 'January 2023'],
])('%s: the table is what the bids say', (caption, group, since, words) => {
  const rows = rowsOf(caption)

  expect(rows.map(([, ...cells]) => cells)).toEqual(
    lengths.map((length) => expectedCells({ group, since, ...length }, perFoot)),
  )
  expect(source).toMatch(new RegExp(`${caption}.* since ${words}: `))
})

test('the materials side by side are what the bids of 100–999 ft since 2020 say', () => {
  const wire = ['chain-link-4', 'chain-link-6', 'coated-chain-link-4']
  const groups = ['woven-wire', 'split-rail', ...wire, 'wood', 'aluminum-4']

  expect(rowsOf('Jobs of 100–999 ft').map(([, ...cells]) => cells)).toEqual(
    groups.map((group) => expectedCells({ group, since: '2020-01-01', from: 100, below: 1000 }, perFoot)),
  )
})

test('gates and removal are what the bids say', () => {
  const gate = (...dollars: number[]) => `$${dollars.map(whole).join('–')}`

  expect(rowsOf('One gate').map(([, ...cells]) => cells)).toEqual(
    ['gate-walk', 'gate-drive', 'gate-farm'].map((group) =>
      expectedCells({ group, since: '2020-01-01' }, gate),
    ),
  )
  expect(rowsOf('Taking a fence down').map(([, ...cells]) => cells)).toEqual(
    ['remove-chain-link', 'remove-farm-wire', 'remove-any'].flatMap((group) =>
      lengths.slice(0, 2).map((length) => expectedCells({ group, since: '2023-01-01', ...length }, perFoot)),
    ),
  )
})

/** What running text says of a price, `$40 a foot ($131 a meter)` or `$25 ($82)`. */
const said = (foot: number, words = '') =>
  words === ''
    ? `$${money(foot)} ($${perMeter(foot)})`
    : `$${money(foot)} a foot ($${perMeter(foot)} a meter)`

test('the figures of the running text are what the bids say', () => {
  const short = median({ group: 'chain-link-4', since: '2023', below: 100 })
  const longer = median({ group: 'chain-link-4', since: '2023', from: 100, below: 300 })
  const woven = { group: 'woven-wire', since: '2023', from: 100, below: 300 }
  const michigan = { group: 'chain-link-4', from: 100, below: 1000, state: 'MI' }
  const half = (length: { from: number; below: number }) => {
    const prices = pricesOf({ group: 'chain-link-4', since: '2023', ...length })
    return [quantile(prices, 0.25), quantile(prices, 0.75)]
  }
  const usual = half({ from: 100, below: 300 })
  const mile = median({ group: 'woven-wire', since: '2023', from: 1000 }) * 5280

  for (const words of [
    `were $${money(...usual)} a foot ($${perMeter(...usual)} a meter) on runs of 100–299 ft`,
    `half were ${perFoot(...half({ from: 0, below: 100 }))}`,
    said(20),
    `chain link comes to $${whole(short * 50)}, and 200 ft (61 m) to $${whole(longer * 200)}: four times the fence for ${((longer * 200) / (short * 50)).toFixed(1)} times the money`,
    `= $${whole(mile)} ($${whole(mile / 1.609344)} a kilometer)`,
    `${said(median({ ...woven, state: 'IN' }), 'a foot')} in Indiana and ${said(median({ ...woven, state: 'MI' }))} in Michigan`,
    `${said(median({ ...michigan, since: '2020', before: '2021' }), 'a foot')} in 2020, and ${said(median({ ...michigan, since: '2023' }))} since 2023`,
    `That is $${cents(23640.31 / 475)} a foot ($${perMeter(23640.31 / 475)} a meter)`,
  ])
    expect(source).toContain(words)
})

test('bidders differ by as much as the page says', () => {
  const spreads = bids
    .filter(({ group }) =>
      ['chain-link-4', 'chain-link-6', 'coated-chain-link-4', 'woven-wire'].includes(group),
    )
    .filter(({ date, quantity, bidders }) => date >= '2023' && quantity >= 100 && bidders >= 3)
    .map(({ spread }) => spread)

  expect(source).toContain(`Take the ${spreads.length} wire and chain-link jobs since 2023`)
  expect(source).toContain(`asked ${quantile(spreads, 0.5).toFixed(1)} times the lowest`)
  expect(source).toContain(`it was ${quantile(spreads, 0.75).toFixed(1)} times or more`)
})

test('single jobs are told as they were bid', () => {
  const only = (state: string, words: RegExp) => {
    const [bid, ...others] = bids.filter((one) => one.state === state && words.test(one.item))
    expect(others).toEqual([])
    return bid
  }
  const davidson = bids.filter(({ contract }) => contract === 'C204941')
  const posts = davidson.filter(({ item }) => / PST /.test(item))
  const total = davidson.reduce((sum, { extension }) => sum + extension, 0)

  for (const [state, item, price, words] of [
    ['NC', /^GENERIC.*WHITE VINYL FENCE/, 79.88, `$79.88 a foot ($${perMeter(79.88)} a meter)`],
    ['MI', /Vinyl, Split Rail/, 37, said(37)],
    ['IN', /WHITE VINYL/, 54, said(54)],
    ['MI', /Wood, Privacy/, 49.01, `$49.01 a foot ($${perMeter(49.01)} a meter)`],
  ] as const) {
    expect(only(state, item)?.price).toBe(price)
    expect(source).toContain(words)
  }
  expect(posts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(21)
  expect(source).toContain(`with its 21 posts it came to $${cents(total / 220)} ($${perMeter(total / 220)})`)
})

test('each line is its price times its feet', () => {
  for (const { quantity, price, extension } of bids) expect(extension).toBeCloseTo(quantity * price, 1)
})

test('no line of North Carolina, where posts are paid apart, and no on-call repair is in a table of new fence', () => {
  const grouped = bids.filter(({ group }) => group !== '')
  const newFence = grouped.filter(({ group }) => !/^(?:remove|gate)-/.test(group))

  expect(grouped.filter(({ state }) => state === 'NC')).toEqual([])
  expect(newFence.filter(({ contract }) => contract.startsWith('M '))).toEqual([])
})

test('the drawing of the materials says the table', () => {
  const svg = readFileSync('content/drawings/cost-materials.svg', 'utf8')

  for (const [, range = '', middle = '', count = ''] of rowsOf('Jobs of 100–999 ft')) {
    const [foot, meter, medianFoot, medianMeter] = `${range} ${middle}`.match(/\$[\d.,–]+/g) ?? []
    expect(svg).toContain(
      `${count} jobs, middle half ${foot}, median ${medianFoot} a foot (${meter}, ${medianMeter} a meter)`,
    )
  }
})

test('the drawings say the medians of the tables', () => {
  for (const [name, group, since] of [
    ['chain-link-4', 'chain-link-4', '2023'],
    ['chain-link-6', 'chain-link-6', '2020'],
    ['woven-wire', 'woven-wire', '2023'],
  ] as const) {
    const svg = readFileSync(`content/drawings/cost-${name}.svg`, 'utf8')
    const all = choose({ group, since })

    expect(svg.match(/<circle class="dot"/g)).toHaveLength(all.length)
    for (const length of lengths) {
      const prices = pricesOf({ group, since, ...length })
      if (prices.length >= 8)
        expect(svg).toContain(
          `${prices.length} jobs, median $${money(quantile(prices, 0.5))} a foot ($${perMeter(quantile(prices, 0.5))} a meter)`,
        )
    }
  }
})
