import { barFrom } from '@/components/header/bar-from'

const labels = ['Home', 'Types of Fences', 'Installation & Maintenance', 'History of Fences', 'Contact']

test('a few links stand in the header from tablet on', () => {
  expect(barFrom([...labels, 'Radio', 'Books'], 'Fence Wiki')).toBe('tablet')
  expect(barFrom([], 'Fence Wiki')).toBe('tablet')
})

test('the more links and the longer their words, the later, until they never do', () => {
  const more = [...labels, 'Radio', 'Books', 'Privacy Policy', 'Terms of Service', 'Glossary']

  expect(barFrom(more, 'Fence Wiki')).toBe('laptop')
  expect(barFrom([...more, 'Questions'], 'Fence Wiki')).toBe('wide')
  expect(barFrom([...more, ...labels, 'Neighborhoods'], 'Fence Wiki')).toBe('never')
})
