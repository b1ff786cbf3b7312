import { plannerRules } from '@/content/model/fence-laws/planner-rules'
import {
  datesOf,
  isRecipient,
  paragraphsOf,
  recipients,
  type Letter,
  type Recipient,
} from '@/content/model/planner/packet/letters'

const all = Object.keys(recipients).filter(isRecipient)
const rulesOf = (postal: string) => plannerRules().find(({ state }) => state === postal)

const empty: Letter = {
  owner: '',
  address: '',
  addressee: '',
  begin: '',
  fence: ['Vinyl, 6 ft (1.83 m) high, 58 ft (17.68 m) long, 1 gate', 'Gate in side 1: 4 ft (1.22 m) wide.'],
  rules: undefined,
  origin: 'https://fences.example',
}
const filled: Letter = { ...empty, address: '12 Elm Street', begin: 'May 1', rules: rulesOf('CA') }

const wordsOf = (to: Recipient, letter: Letter) =>
  [...paragraphsOf(to, letter), ...datesOf(to, letter).flat()].join('\n')

test.each(all)('to %s: what is known stands in the letter, and what is open is a line', (to) => {
  const words = wordsOf(to, filled)
  expect(words).toContain('12 Elm Street')
  expect(words).toContain('58 ft (17.68 m) long')
  for (const text of [words, wordsOf(to, empty)]) expect(text).not.toMatch(/undefined|null|\(\)|, ,/)
  expect(wordsOf(to, empty)).toContain('____')
})

test('a neighbor is told who pays by the law of the state, a utility how long 811 takes', () => {
  expect(wordsOf('neighbor', filled)).toMatch(
    /in California: “.+” \(.+\)\. More at https:\/\/fences\.example\//,
  )
  expect(wordsOf('neighbor', filled)).toContain('30 days (Civil Code § 841)')
  expect(wordsOf('utility', filled)).toContain('California asks for 2 business days')
  expect(wordsOf('neighbor', empty)).not.toContain('Who pays')
})

test('only the inspector of a pool gets every gate, and the height where the state has one', () => {
  const letter = { ...filled, rules: rulesOf('AZ') }
  expect(wordsOf('pool', letter)).toContain('Gate in side 1')
  expect(wordsOf('pool', letter)).toContain('60 in. (152 cm) high')
  expect(wordsOf('hoa', letter)).not.toContain('Gate in side 1')
})

test('no state’s law is quoted without where it stands', () => {
  for (const rules of plannerRules()) {
    const words = wordsOf('neighbor', { ...filled, rules })
    if (words.includes('Who pays')) expect(words).toMatch(/Who pays .+\(.+\)\. More at/)
  }
})
