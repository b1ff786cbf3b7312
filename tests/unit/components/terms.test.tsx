import { Readability } from '@mozilla/readability'
import { render, screen } from '@testing-library/react'
import { Prose } from '@/components/kit/prose'
import { isReservedId } from '@/content/model/reserved-ids'
import { prose } from '../../lib/words'

test('a term in a text is a link to the glossary', () => {
  render(<Prose text={prose('Below the [frost line](term:frost-line) only.')} />)

  expect(screen.getByRole('link', { name: 'frost line' })).toHaveAttribute('href', '/glossary#frost-line')
})

test('reader modes keep every word of a sentence with a term', () => {
  const filler =
    'A post that stands too high in the ground leans sooner or later, and so does its gate. '.repeat(9)
  const line = prose(
    'Dig below the [frost line](term:frost-line), and tamp the [backfill](term:backfill) well.',
  )
  const { container } = render(
    <article>
      <p>{filler}</p>
      <p>
        <Prose text={line} />
      </p>
      <ul>
        <li>
          <Prose text={line} />
        </li>
      </ul>
    </article>,
  )
  const sentence = 'Dig below the frost line, and tamp the backfill well.'
  expect(container).toHaveTextContent(sentence)

  const read = new Readability(document).parse()?.textContent ?? ''
  expect(read.split(sentence)).toHaveLength(3)
})

test('no heading may take the id of a definition, or of a letter of the glossary', () => {
  expect(['definition', 'letter-b', 'terms', 'letters'].map(isReservedId)).toEqual([true, true, false, false])
})
