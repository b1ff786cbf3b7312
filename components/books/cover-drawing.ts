import { createHash } from 'node:crypto'
import type { Book } from '@/content/model/schemas/books'
import { bindings } from './bindings'
import { cloths } from './cloth'
import { fitText } from './fit-text'
import { drawLine } from './lettering'
import { motifs } from './motifs'

const width = 300
const height = 400

/** The file of a book's own cover, named by its content: browsers keep it until it is drawn otherwise. */
export function coverFile(book: Book, author: string, position: number): string {
  const hash = createHash('sha256')
    .update(drawCover(book, author, position))
    .digest('hex')
    .slice(0, 8)
  return `${book.id}-${hash}.svg`
}

/**
 * Our own cover for a book: cloth, a stamped binding, title, author and year. No letter is text, which every computer
 * would set in a font of its own. `position` is the book's place in the list: it decides which binding and cloth it has.
 */
export function drawCover(book: Book, author: string, position: number): string {
  const choices = cloths[book.subject]
  const { cloth, ink, foil } = choices[position % choices.length] ?? choices[0]
  const binding = bindings[position % bindings.length] ?? bindings[0]

  const draw = (...given: Parameters<typeof fitText>) =>
    fitText(...given)
      .map(({ line, ...at }) => drawLine(line, at))
      .join('')
  const title = draw(book.title, binding.title, { largest: binding.largest })
  const small =
    draw(author.toUpperCase(), binding.author, { largest: 14, tracking: 0.1 }) +
    draw(book.year, binding.year, { largest: 14, tracking: 0.06 })

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><path id="motif" fill-rule="evenodd" d="${motifs[book.subject]}"/></defs>
<path fill="${cloth}" d="M0 0h300v400H0z"/>
<g id="stamp" fill="${foil}" color="${foil}">${binding.stamp(cloth)}</g>
<path fill-opacity=".16" d="M0 0h14v400H0z"/>
<path fill="#fff" fill-opacity=".1" d="M14 0h2v400h-2z"/>
<g id="title" fill="${ink}">${title}</g>
<g id="small" fill="${foil}">${small}</g>
</svg>
`
}
