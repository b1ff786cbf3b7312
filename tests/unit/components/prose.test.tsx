/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Prose } from '@/components/kit/prose'
import { prose } from '../../lib/words'

test('draws stress, strong words and links', () => {
  render(
    <p>
      <Prose
        text={prose(
          'Use *two* boards, **never one**, and read [the guide](/installation-maintenance#posts).',
        )}
      />
    </p>,
  )

  expect(screen.getByText('two').tagName).toBe('EM')
  expect(screen.getByText('never one').tagName).toBe('STRONG')
  expect(screen.getByRole('link', { name: 'the guide' })).toHaveAttribute(
    'href',
    '/installation-maintenance#posts',
  )
})

test('a citation leads to its source; the first of a source can be led back to', () => {
  render(<Prose text={prose('Cedar lasts.[^3:1] It rots, too.[^3:2]')} />)

  const [first, second] = screen.getAllByRole('link', { name: '3' })
  expect(first).toHaveAttribute('href', '#s3')
  expect(first).toHaveAttribute('id', 'c3')
  expect(second).toHaveAttribute('href', '#s3')
  expect(second).toHaveAttribute('tabindex', '-1')
  expect(second).not.toHaveAttribute('id')
})

test('citations of one place stand side by side', () => {
  const { container } = render(<Prose text={prose('Cedar lasts,[^1:1] and oak.[^2:1][^3:2]')} />)

  expect(Array.from(container.querySelectorAll('sup'), ({ children }) => children.length)).toEqual([1, 2])
  expect(container).toHaveTextContent('Cedar lasts,1 and oak.23')
})
