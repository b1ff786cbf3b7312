import { render, screen, within } from '@testing-library/react'
import { Anatomy } from '@/components/diagram/anatomy'
import { Boards } from '@/components/diagram/boards'
import { Gate } from '@/components/diagram/gate'
import { Layout } from '@/components/diagram/layout'
import { PostDepth } from '@/components/diagram/post-depth'
import { PostSpacing } from '@/components/diagram/post-spacing'
import { Slopes } from '@/components/diagram/slopes'
import { diagrams } from '@/content/diagrams'

const all = (
  <>
    <Anatomy />
    <PostDepth />
    <PostSpacing />
    <Gate />
    <Slopes />
    <Layout />
    <Boards />
  </>
)

test.each(Object.values(diagrams))(
  '“$title” is a picture with a name, a description and a caption',
  (words) => {
    render(all)

    const picture = screen.getByRole('img', { name: words.title })
    expect(picture).toHaveAccessibleDescription(words.description)
    expect(picture.closest('figure')).toHaveTextContent(words.caption)
  },
)

test('every drawing has words and every text a drawing', () => {
  render(all)

  expect(screen.getAllByRole('img')).toHaveLength(Object.keys(diagrams).length)
})

test('all diagrams can share a page: no id appears twice', () => {
  const { container } = render(all)

  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id)

  expect(new Set(ids).size).toBe(ids.length)
})

test('nothing in a diagram needs a style that the security policy refuses', () => {
  const { container } = render(all)

  expect(container.querySelectorAll('[style], style')).toHaveLength(0)
})

test('no coordinate is lost', () => {
  const { container } = render(all)

  expect(container.innerHTML).not.toMatch(/NaN|undefined/)
})

test('the labels of a drawing are text', () => {
  render(<Gate />)

  const picture = within(screen.getByRole('img', { name: diagrams.gate.title }))
  expect(picture.getAllByText('¾ in. (19 mm)')).toHaveLength(2)
  expect(picture.getByText('Wood brace')).toBeInTheDocument()
  expect(picture.getByText('Or a cable')).toBeInTheDocument()
})
