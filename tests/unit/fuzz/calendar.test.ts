import fc from 'fast-check'
import { moveEvents } from '@/components/calendar/browser/move-events'
import { firstSaturday } from '@/components/calendar/first-saturday'
import { fuzz, hostileText } from '../../lib/fuzz'

const date = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const day = fc.oneof(
  { weight: 9, arbitrary: date.map((at) => at.toISOString().slice(0, 10)) },
  { weight: 1, arbitrary: fc.constantFrom('0001-01-01', '9999-12-31') },
)

const plan = [
  'BEGIN:VEVENT',
  'UID:20270501-paperwork@fences.example',
  'DTSTART;VALUE=DATE:20270320',
  'DTEND;VALUE=DATE:20270404',
  'END:VEVENT',
  '',
].join('\r\n')

test('a plan moves to any day and back, with every line as long as it was', () => {
  fuzz(day, (first) => {
    let moved
    try {
      moved = moveEvents(plan, first)
    } catch {
      // The link then leads to the file as it is. Only at the ends of what a calendar can write.
      expect(first).toMatch(/^(?:0001|9999)/)
      return
    }
    expect(moved).toMatch(
      /^(?:BEGIN:VEVENT|UID:\d{8}-paperwork@fences\.example|DT\w+;VALUE=DATE:\d{8}|END:VEVENT|\r\n)+$/,
    )
    expect(moved.split('\r\n').map(({ length }) => length)).toEqual(
      plan.split('\r\n').map(({ length }) => length),
    )
    expect(moveEvents(moved, '2027-05-01')).toBe(plan)
  })
})

test('what a network sends instead of a plan is refused or left without a date that is none', () => {
  fuzz(fc.tuple(hostileText, hostileText, day), ([before, after, first]) => {
    for (const text of [before, `${before}\nUID:20270501${after}`, `UID:${before}`]) {
      let moved = ''
      try {
        moved = moveEvents(text, first)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
      expect(moved).not.toMatch(/VALUE=DATE:(?:\D|NaN|Invalid)/)
    }
  })
})

test('by any clock, the day that is offered is the next Saturday of the season that leaves the days before it', () => {
  const month = fc.nat(11)
  const now = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  fuzz(fc.tuple(now, fc.nat(120), month, month), ([at, lead, from, to]) => {
    const today = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())
    const next = new Date(today + lead * 86_400_000)
    const isInSeason = () => (next.getUTCMonth() - from + 12) % 12 <= (to - from + 12) % 12
    while (next.getUTCDay() !== 6 || !isInSeason()) next.setUTCDate(next.getUTCDate() + 1)
    expect(firstSaturday(today, lead, [from, to])).toBe(next.toISOString().slice(0, 10))
  })
})
