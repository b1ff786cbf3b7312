import { specificationFaults } from '../lib/specification'

test('what the specification asks for is proved on the site as it ships, sentence by sentence', () => {
  expect(specificationFaults()).toEqual([])
})
