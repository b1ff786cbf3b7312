import { block, section } from '@/content/model/schemas/blocks'
import { calendarTable } from '@/content/model/text/calendar-table'

const href = '/history#timeline'
const table = {
  kind: 'table',
  caption: 'When',
  head: ['Season', 'Work'],
  rows: [
    ['Spring', 'Look'],
    ['Fall', 'Paint'],
  ],
}
const calendar = (events: readonly object[]) => ({
  ...table,
  calendar: { file: 'fence-care', name: 'Care', note: 'Twice a year.', events },
})
const spring = { id: 'spring', month: 'April', saturday: 1, href }
const fall = { id: 'fall', month: 'October', saturday: 2, href }

test.each([
  ['an event too few', [spring]],
  ['a month that there is not', [spring, { ...fall, month: 'Octember' }]],
  ['a fifth Saturday, which most months lack', [spring, { ...fall, saturday: 5 }]],
  ['a link to another site', [spring, { ...fall, href: 'https://calendar.example/' }]],
])('%s is refused', (_, events) => {
  expect(block.safeParse(calendar([spring, fall])).success).toBe(true)
  expect(block.safeParse(calendar(events)).success).toBe(false)
})

test('the table of a calendar is found in a section, in one below it, or not at all', () => {
  const blocks = [calendar([spring, fall])]
  const direct = section.parse({ id: 'year', heading: 'Year', blocks })
  const nested = section.parse({ id: 'care', heading: 'Care', blocks: ['Look.'], sections: [direct] })

  expect(calendarTable('fence-care', [direct])?.calendar.name).toBe('Care')
  expect(calendarTable('fence-care', [nested])?.calendar.name).toBe('Care')
  expect(calendarTable('weekend-plan', [direct, nested])).toBeUndefined()
})
