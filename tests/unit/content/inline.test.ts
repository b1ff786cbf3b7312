import { plainText } from '@/content/model/text/inline'

test('plain text is what a reader sees of Markdown', () => {
  expect(plainText(['**Rot:** see *the* [care](/page#care) section.[^woodhb]', 'Cut at 4×4 & less.'])).toBe(
    'Rot: see the care section. Cut at 4×4 & less.',
  )
})
