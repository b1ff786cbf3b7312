/** @jest-environment node */
import { barFrom } from '@/components/header/bar-from'

const labels = ['Home', 'Types of Fences', 'Installation & Maintenance', 'History of Fences', 'Contact']

test('a few links fit into the header from tablet on', () => {
  expect(barFrom([...labels, 'Radio', 'Books'], 'Fence Wiki')).toBe('tablet')
  expect(barFrom([], 'Fence Wiki')).toBe('tablet')
})

test('more or longer links need a wider header, or the menu at any width', () => {
  const more = [...labels, 'Radio', 'Books', 'Privacy Policy', 'Terms of Service', 'Glossary']

  expect(barFrom(more, 'Fence Wiki')).toBe('laptop')
  expect(barFrom([...more, 'Questions'], 'Fence Wiki')).toBe('wide')
  expect(barFrom([...more, ...labels, 'Neighborhoods'], 'Fence Wiki')).toBe('never')
})
