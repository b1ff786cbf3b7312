import { moveEvents } from '@/components/calendar/browser/move-events'

const plan = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:20270501-paperwork@fences.example',
  'DTSTAMP:20261121T120000Z',
  'DTSTART;VALUE=DATE:20270320',
  'DTEND;VALUE=DATE:20270404',
  'SUMMARY:Permit of 20270501',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:20270501-day-1@fences.example',
  'DTSTART;VALUE=DATE:20270501',
  'DTEND;VALUE=DATE:20270502',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

test('all days of a plan move together, over months, leap years and the change of clocks, with ids of their own', () => {
  const moved = moveEvents(plan, '2028-03-04')
  expect(moved.split('\r\n').filter((line) => /^(?:DT|UID|SUMMARY)/.test(line))).toEqual([
    'UID:20280304-paperwork@fences.example',
    'DTSTAMP:20261121T120000Z',
    'DTSTART;VALUE=DATE:20280122',
    'DTEND;VALUE=DATE:20280206',
    'SUMMARY:Permit of 20270501',
    'UID:20280304-day-1@fences.example',
    'DTSTART;VALUE=DATE:20280304',
    'DTEND;VALUE=DATE:20280305',
  ])
  expect(moveEvents(plan, '2027-05-01')).toBe(plan)
})
