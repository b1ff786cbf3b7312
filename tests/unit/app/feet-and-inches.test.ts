import { feetAndInches } from '@/app/installation-maintenance/feet-and-inches'

test.each([
  [8, '8 ft'],
  [7.692, '7 ft 8¼ in.'],
  [6.25, '6 ft 3 in.'],
  [7.999, '8 ft'],
  [5.02, '5 ft ¼ in.'],
])('%d ft reads %s on a tape', (feet, shown) => {
  expect(feetAndInches(feet)).toBe(shown)
})
