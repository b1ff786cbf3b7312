/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { Blocks } from '@/components/article/blocks'
import { block, type Block } from '@/content/model/schemas/blocks'
import { sectionEntries } from '@/content/model/text/outline'
import { prose, text } from '../../lib/words'

const swatches = {
  kind: 'swatches',
  caption: text('Marks on the ground'),
  items: [
    { color: 'red', name: text('Red'), text: prose('Electric power') },
    { color: 'white', name: text('White'), text: prose('Where you will dig') },
  ],
  note: prose('The locator paints them.'),
} satisfies Block

test('every color has its name and its meaning beside it, and is itself nothing to read', () => {
  const { container } = render(<Blocks blocks={[swatches]} />)

  expect(screen.getByText('Marks on the ground')).toBeInTheDocument()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Red', 'White'])
  expect(screen.getAllByRole('definition').map((meaning) => meaning.textContent)).toEqual([
    'Electric power',
    'Where you will dig',
  ])
  expect(container.querySelectorAll('.swatch.red[aria-hidden="true"]')).toHaveLength(1)
  expect(screen.getByText('The locator paints them.')).toBeInTheDocument()
})

test('the search finds the colors by their words', () => {
  const [entry] = sectionEntries([{ id: 'colors', heading: text('Colors'), blocks: [swatches] }])

  expect(entry?.text).toEqual([
    'Marks on the ground:',
    'Red: Electric power;',
    'White: Where you will dig;',
    'The locator paints them.',
  ])
})

test('a color is one of the marks that have a token, and no other', () => {
  const tokens = readFileSync('styles/tokens/_utility-marks.scss', 'utf8')
  const accepts = (color: string) =>
    block.safeParse({ ...swatches, items: [{ color, name: 'A color', text: 'What it means' }] }).success
  const colors = Array.from(tokens.matchAll(/^ {2}'(\w+)': #[0-9a-f]{3,6},$/gm), ([, name = '']) => name)

  expect(colors.filter(accepts)).toEqual(colors)
  expect(colors.length).toBeGreaterThan(6)
  expect(accepts('teal')).toBe(false)
})
