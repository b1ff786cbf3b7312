/** @jest-environment node */
import { firstSaturday } from '@/components/calendar/first-saturday'

const year = [0, 11] as const
const summer = [3, 9] as const

test.each([
  // Sunday, November 22, 2026: six weeks later it is a Sunday, too.
  ['2026-11-22', 42, year, '2027-01-09'],
  ['2026-11-21', 42, year, '2027-01-02'],
  ['2026-11-21', 0, year, '2026-11-21'],
  ['2026-11-20', 0, year, '2026-11-21'],
  // Not on frozen ground.
  ['2026-11-22', 42, summer, '2027-04-03'],
  ['2027-05-03', 42, summer, '2027-06-19'],
  ['2027-09-19', 42, summer, '2028-04-01'],
  ['2027-10-25', 0, summer, '2027-10-30'],
  // Where winter is the better season.
  ['2027-05-03', 0, [9, 3], '2027-10-02'],
  ['2027-12-26', 7, [9, 3], '2028-01-08'],
] as const)('from %s, with %i days before it, in months %j: %s', (from, lead, season, saturday) => {
  expect(firstSaturday(Date.parse(from), lead, season)).toBe(saturday)
})
