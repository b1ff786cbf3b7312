/** @jest-environment node */
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

const linesOf = (text: string, name: string) => text.split('\r\n').filter((line) => line.startsWith(name))

test('all days of a plan move together, over months, leap years and the change of clocks', () => {
  const moved = moveEvents(plan, '2028-03-04')

  expect(linesOf(moved, 'DT')).toEqual([
    'DTSTAMP:20261121T120000Z',
    'DTSTART;VALUE=DATE:20280122',
    'DTEND;VALUE=DATE:20280206',
    'DTSTART;VALUE=DATE:20280304',
    'DTEND;VALUE=DATE:20280305',
  ])
})

test('a plan for another day has events of its own, and for the same day the same ones', () => {
  expect(linesOf(moveEvents(plan, '2028-03-04'), 'UID')).toEqual([
    'UID:20280304-paperwork@fences.example',
    'UID:20280304-day-1@fences.example',
  ])
  expect(moveEvents(plan, '2027-05-01')).toBe(plan)
  expect(moveEvents(moveEvents(plan, '2031-01-04'), '2027-05-01')).toBe(plan)
})

test('what is no plan is refused: a network may answer with a page of its own', () => {
  expect(() => moveEvents('<!doctype html><title>Log in</title>', '2028-03-04')).toThrow('no plan')
})
