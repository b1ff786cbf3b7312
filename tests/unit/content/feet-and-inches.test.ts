/** @jest-environment node */
import { feetAndInches, inches } from '@/content/model/feet-and-inches'

test.each([
  [8, '8 ft'],
  [100 / 13, '7 ft 8⁵⁄₁₆ in.'],
  [6.25, '6 ft 3 in.'],
  [7.999, '8 ft'],
  [5.02, '5 ft ¼ in.'],
  [0.5, '6 in.'],
])('%d ft reads %s on a tape', (feet, shown) => {
  expect(feetAndInches(feet)).toBe(shown)
})

test.each([
  [3.5, '3½'],
  [0.75, '¾'],
  [16, '16'],
])('%d in. reads %s', (exact, shown) => {
  expect(inches(exact)).toBe(shown)
})
