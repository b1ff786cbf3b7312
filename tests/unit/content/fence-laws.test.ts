import { tiles } from '@/components/fence-laws/tiles'
import { prefixes } from '@/content/data/zip-prefixes.json'
import { oldRecordFindings } from '@/content/model/checks/ages'
import { heightsByTown } from '@/content/model/fence-laws/at-a-glance'
import { coverageLines } from '@/content/model/fence-laws/coverage'
import { dataPackage, rulesCsv, rulesJson } from '@/content/model/fence-laws/open-data'
import { quotesOf, readingsOf } from '@/content/model/fence-laws/quotes'
import { readState } from '@/content/model/fence-laws/read-state'
import { heightText } from '@/content/model/fence-laws/say'
import { sectionTopics } from '@/content/model/fence-laws/section-topics'
import { stateContent } from '@/content/model/fence-laws/state-page'
import { states } from '@/content/model/fence-laws/states'
import { statesOfZip } from '@/content/model/fence-laws/zip-lookup'
import { plainText } from '@/content/model/text/inline'
import { textPageOutline, allEntries } from '@/content/model/text/outline'
import { isShipped } from '../shipped'

test('a map has a place for each state, and no two share one', () => {
  expect(Object.keys(tiles)).toHaveLength(51)
  expect(new Set(Object.values(tiles).map(String)).size).toBe(51)
  for (const { postal } of states()) expect(tiles[postal]).toBeDefined()
})

describe('a ZIP code', () => {
  test.each([
    ['43215', ['OH']],
    [' 02139 ', ['MA']],
    ['20001-0002', ['DC']],
    ['99501', ['AK']],
    ['83414', ['ID', 'WY']],
  ])('%s is of %s', (typed, found) => {
    expect(statesOfZip(typed, prefixes)).toEqual({ states: found })
  })

  test.each([
    ['99999', 'No ZIP code is higher than 99950.'],
    ['34512', 'No ZIP code of the fifty states or D.C. begins with 345.'],
    ['00601', 'No ZIP code of the fifty states or D.C. begins with 006.'],
    ['abc', 'A ZIP code has five digits, like 43215.'],
    ['4321', 'A ZIP code has five digits, like 43215.'],
    ['', 'A ZIP code has five digits, like 43215.'],
    ['K1A 0B1', 'That is a Canadian postal code. This page knows the fifty states and D.C.'],
  ])('“%s” is refused in words', (typed, fault) => {
    expect(statesOfZip(typed, prefixes)).toEqual({ fault })
  })
})

const record = {
  topic: 'cost',
  value: 'none',
  words: 'No law makes your neighbor pay.',
  scope: 'All land',
  source: 'law',
  quote: 'no obligation',
}
const good = {
  name: 'Ohio',
  postal: 'OH',
  sources: {
    law: { title: 'Law', publisher: 'Ohio', href: 'https://ohio.example/', kind: 'copy', read: '2026-11-25' },
  },
  records: [record],
  ask: [{ words: 'Somebody', href: 'https://ohio.example/' }],
  missing: ['adverse', 'dig-center', 'dig-notice', 'dig-tolerance', 'dig-homeowner', 'code', 'animals'],
}
const file = 'content/data/places/ohio.json'
const faultsOf = (data: unknown) => {
  try {
    readState(file, JSON.stringify(data))
  } catch (error) {
    return String(error)
  }
  return ''
}
const withRecord = (change: object) => ({ ...good, records: [record, { ...record, ...change }] })
const withSource = (change: object) => ({ ...good, sources: { law: { ...good.sources.law, ...change } } })

test.each<[data: object, fault: string]>([
  [withRecord({ source: undefined }), '› records[1].source: is missing'],
  [withRecord({ source: 'lost' }), '› records[1].source: names no source: "lost"'],
  [withRecord({ scope: undefined }), '› records[1].scope: is missing'],
  [withSource({ read: undefined }), '› sources.law.read: is missing'],
  // A weak source.
  [withSource({ kind: 'blog' }), '› sources.law.kind: '],
  // What each state must tell, or say that it was looked for in vain.
  [{ ...good, missing: good.missing.slice(1) }, '› records: tell nothing of "adverse"'],
  [{ ...good, missing: [...good.missing, 'cost'] }, '› missing: lists "cost", of which there is a record'],
  [withRecord({ value: 'shared' }), '› records[1].value: says "shared" where records[0] says "none"'],
  [withRecord({ topic: 'frost', value: 32, unit: 'ft' }), '› records[1].unit: must be "in."'],
  [withRecord({ topic: 'frost', value: 'deep' }), '› records[1].value: '],
  [withRecord({ topic: 'height-back', value: 6, unit: 'ft' }), '› records[1].place: is missing'],
  [withRecord({ topic: 'moats' }), '› records[1].topic: '],
  [{ ...good, name: 'Iowa' }, 'its name must be iowa.json'],
])('of states’ files one is sound, and others are refused with file and field (%#)', (data, fault) => {
  expect(faultsOf(good)).toBe('')
  expect(faultsOf(data)).toContain(fault)
  expect(faultsOf(data)).toContain(file)
})

test('each record of each state is on its page, with its source', () => {
  for (const state of states()) {
    const { sections } = textPageOutline(stateContent(state))
    const words = plainText(allEntries(sections).flatMap(({ text }) => text ?? []))
    const lost = state.records.filter((one) => !words.includes(plainText([one.words])))
    expect({ state: state.name, lost }).toEqual({ state: state.name, lost: [] })
  }
})

test('each height in the table of towns is one that its record’s words say', () => {
  for (const state of states())
    for (const { town, front, back } of heightsByTown(state))
      for (const record of [...front, ...back])
        // Both units, which words of two heights put apart: “3 and 6 ft (91 cm and 1.8 m)”.
        for (const height of heightText(record).split(/ \(|\)/))
          expect(`${town}: ${record.words}`).toContain(height)
})

test('what stands beside a rule is the state’s own law, word for word, and shorter than the rules of its section', () => {
  const plain = (words: string) => words.replace(/["“”'’…]/g, '').trim()
  let count = 0
  for (const state of states())
    for (const topics of Object.values(sectionTopics))
      for (const { quote, section } of quotesOf(state, topics)) {
        count += 1
        const record = state.records.find(
          (one) => one.section === section && plain(one.quote) === plain(quote),
        )
        expect({ quote, place: record?.place, section: record?.section }).toEqual({ quote, section })
        expect(state.sources[record?.source ?? '']?.kind).toMatch(/^(?:official-text|copy)$/)
        // Nothing is quoted as the law that its own record doubts, and no piece of a sentence.
        expect(`${quote}: ${record?.words}`).not.toMatch(/\bchanged\b|ask (?:if|whether)|… \w|^\p{Ll}/u)
        expect(quotesOf(state, topics, 10_000)).toEqual([])
      }
  if (isShipped) expect(count).toBeGreaterThan(60)
})

test('beside its rules a section leads to its own sources, and to none that a quotation leads to', () => {
  for (const state of states()) {
    const found = Object.values(sectionTopics).flatMap((topics) => {
      const quotes = quotesOf(state, topics)
      const readings = readingsOf(state, topics, quotes)
      const own = state.records.filter(({ topic }) => topics.some((one) => one === topic))
      const addresses = own.map(({ source }) => state.sources[source]?.href)
      for (const { href, title } of readings) {
        expect(addresses).toContain(href)
        expect(quotes.map((quote) => quote.href)).not.toContain(href)
        expect(title.length).toBeGreaterThan(5)
      }
      expect(readingsOf(state, topics, quotes, 10_000)).toEqual([])
      return readings
    })
    expect({ state: state.name, links: found.length > 0 }).toEqual({ state: state.name, links: true })
  }
})

test('three questions are answered at the top of each state, also by “not established”', () => {
  for (const state of states()) {
    const answer = plainText(textPageOutline(stateContent(state)).text?.slice(0, 1) ?? [])
    expect(answer).toMatch(/neighbors? (?:share|owes?|pay)|make (?:your|a) neighbor pay/)
    expect(answer).toMatch(/to mark the utility lines .*before you dig/)
    expect(answer).toMatch(/[Ll]ivestock (?:may|must)/)
  }
})

const stateOf = (records: readonly object[]) => {
  const told = new Set(records.map((one) => ('topic' in one ? one.topic : 'cost')))
  const missing = [...good.missing, 'cost'].filter((topic) => !told.has(topic))
  return readState(file, JSON.stringify({ ...good, records, missing }))
}

test('the coverage counts what states tell', () => {
  const height = { ...record, topic: 'height-back', value: 6, unit: 'ft' }
  const towns = ['A', 'B', 'C'].map((place) => ({ ...height, place }))
  const lines = coverageLines([stateOf(towns)])
  expect(lines[0]).toBe('1 states, 3 records')
  expect(lines).toContain('✗ heights in three towns: 1 of 40')
  expect(lines).toContain('✗ who pays: 0 of 51; not OH')
})

test('what was read more than 18 months ago is to be read again', () => {
  const state = stateOf([record])
  expect(oldRecordFindings([state], new Date('2028-05-24'))).toEqual([])
  expect(oldRecordFindings([state], new Date('2028-05-26'))).toEqual([
    `${file} › records[0] (cost): was read on 2026-11-25; read its source again`,
  ])
})

test('the open data hold each record once, in the columns that the package names', () => {
  const rows = rulesCsv().match(/(?:"(?:[^"]|"")*"|[^,"\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^,"\r\n]*))*\r\n/g) ?? []
  const count = states().reduce((sum, { records }) => sum + records.length, 0)
  expect(rows).toHaveLength(count + 1)
  const { columns, records } = JSON.parse(rulesJson())
  expect(records).toHaveLength(count)
  expect(rows[0]?.trim()).toBe(columns.join(','))
  expect(
    JSON.parse(dataPackage()).resources[0].schema.fields.map(({ name }: { name: string }) => name),
  ).toEqual(columns)
})
