import * as sums from '@/content/model/planner/quantities'
import { readTextPage } from '@/content/model/text/text-page'

const words = JSON.stringify(readTextPage('/installation-maintenance/weekend-plan').content)

test('the weekend plan buys what the quantity formulas give for 100 ft', () => {
  const { bays: bayCount, posts } = sums.bays(100, 8)
  const bought = sums.withSpare(sums.boards(100, sums.actualInches['1x6'], 0))
  const rails = bayCount * sums.railsPerBay(6)
  const screws = sums.fasteners(bought, sums.railsPerBay(6))

  expect(words).toContain(`100 ft is ${bayCount} bays and ${posts} posts`)
  expect(words).toContain(`${rails} rails`)
  expect(words).toContain(`${bought} boards`)
  expect(words).toContain(`${screws.toLocaleString('en-US')} exterior screws`)
})

test('its concrete fills the holes of 13 small posts and two gate posts, with a tenth to spare', () => {
  const cubicFeet =
    13 * sums.concreteVolume(10, 36, sums.actualInches['4x4']) +
    2 * sums.concreteVolume(16, sums.gatePostDepth(36), sums.actualInches['6x6'])
  const bags = Math.ceil((cubicFeet * 1.1) / 0.6)

  expect(words).toContain(`${bags} bags of concrete`)
  expect(words).toContain(`${(bags * 80).toLocaleString('en-US')} lb`)
})
