/** @jest-environment node */
import {
  actualInches,
  bays,
  boards,
  concreteVolume,
  fasteners,
  gatePostDepth,
  railsPerBay,
  withSpare,
} from '@/content/model/quantities'
import { readTextPage } from '@/content/model/text-page'

const words = JSON.stringify(readTextPage('/installation-maintenance/weekend-plan').content)

test('the weekend plan buys what the quantity formulas give for 100 ft', () => {
  const { bays: bayCount, posts } = bays(100, 8)
  const bought = withSpare(boards(100, actualInches['1x6'], 0))
  const rails = bayCount * railsPerBay(6)
  const screws = fasteners(bought, railsPerBay(6))

  expect(words).toContain(`100 ft is ${bayCount} bays and ${posts} posts`)
  expect(words).toContain(`${rails} rails`)
  expect(words).toContain(`${bought} boards`)
  expect(words).toContain(`${screws.toLocaleString('en-US')} exterior screws`)
})

test('its concrete fills the holes of 13 small posts and two gate posts, with a tenth to spare', () => {
  const cubicFeet =
    13 * concreteVolume(10, 36, actualInches['4x4']) +
    2 * concreteVolume(16, gatePostDepth(36), actualInches['6x6'])
  const bags = Math.ceil((cubicFeet * 1.1) / 0.6)

  expect(words).toContain(`${bags} bags of concrete`)
  expect(words).toContain(`${(bags * 80).toLocaleString('en-US')} lb`)
})
