/** @jest-environment jsdom */
import { Readability } from '@mozilla/readability'
import { render } from '@testing-library/react'
import { Prose } from '@/components/kit/prose'
import { prose } from '../../lib/words'

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
