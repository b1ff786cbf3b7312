import { plannerRules } from '@/content/model/fence-laws/planner-rules'
import {
  isRecipient,
  paragraphsOf,
  recipients,
  recordsOf,
  type Letter,
  type Recipient,
} from '@/content/model/planner/packet/letters'

const all = Object.keys(recipients).filter(isRecipient)
const rulesOf = (postal: string) => plannerRules().find(({ state }) => state === postal)

const empty: Letter = {
  owner: '',
  address: '',
  contact: '',
  addressee: '',
  begin: '',
  products: '',
  fence: 'Vinyl, 6 ft (1.83 m) high, 58 ft (17.68 m) long, 1 gate',
  gates: ['Gate in side 1: 4 ft (1.22 m) wide.'],
  hasProperty: false,
  mayBeOnLine: true,
  rules: undefined,
  origin: 'https://fences.example',
}
const filled: Letter = { ...empty, address: '12 Elm Street', begin: 'May 1', rules: rulesOf('CA') }

const wordsOf = (to: Recipient, letter: Letter) =>
  [...paragraphsOf(to, letter), ...recordsOf(to, letter).flat()].join('\n')

test.each(all)('to %s: what is known stands in the letter, and what is open is a line', (to) => {
  const words = wordsOf(to, filled)
  expect(words).toContain('12 Elm Street')
  expect(words).toContain('58 ft (17.68 m) long')
  for (const text of [words, wordsOf(to, empty)]) expect(text).not.toMatch(/undefined|null|\(\)|, ,/)
  expect(wordsOf(to, empty)).toContain('____')
})

test('a neighbor is told which law says who pays, unless the plan shows that no side stands on the line', () => {
  const words = wordsOf('neighbor', filled)
  expect(words).toContain('who pays is a matter of Civil Code § 841 in California')
  expect(words).toContain(
    '30 days (Civil Code § 841); when it is due: https://fences.example/fence-laws/california',
  )
  for (const letter of [empty, { ...filled, mayBeOnLine: false }, { ...filled, rules: rulesOf('AK') }])
    expect(wordsOf('neighbor', letter)).not.toContain('who pays')
})

test('how long to wait after 811 stands with its law, or with the page that has it', () => {
  expect(wordsOf('utility', { ...filled, rules: rulesOf('AL') })).toContain(
    'Alabama: 2 business days before you dig (Code of Alabama § 37-15-4)',
  )
  expect(wordsOf('utility', filled)).toContain('(see https://fences.example/fence-laws/california)')
})

test('distances are promised only where the plan has a property line', () => {
  expect(wordsOf('town', filled)).not.toContain('from the lot lines')
  expect(wordsOf('town', { ...filled, hasProperty: true })).toContain('from the lot lines')
})

test('every gate is listed for the inspector of a pool, and nobody else', () => {
  expect(wordsOf('pool', filled)).toContain('Gate in side 1')
  expect(wordsOf('hoa', filled)).not.toContain('Gate in side 1')
})

test('no state’s law is quoted without where it stands', () => {
  for (const rules of plannerRules()) {
    const words = wordsOf('neighbor', { ...filled, rules })
    if (words.includes('who pays')) expect(words).toMatch(/matter of \S.*\d.* in .+\. In short: .+ reads it/)
    expect(words).not.toContain('(undefined')
  }
})
