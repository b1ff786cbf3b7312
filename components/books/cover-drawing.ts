import { createHash } from 'node:crypto'
import type { Book } from '@/content/model/schemas/books'
import { escapeXml } from '../escape-xml'

/** Paper, ink and ornament colors of the covers, one palette a subject. */
const palettes: Readonly<Record<Book['subject'], { cloth: string; ink: string; gilt: string }>> = {
  fruit: { cloth: '#6d2d26', ink: '#f7ead7', gilt: '#e0b072' },
  garden: { cloth: '#2f4a35', ink: '#f3efdd', gilt: '#c9b06a' },
  trees: { cloth: '#4b3a26', ink: '#f5ecd8', gilt: '#a9c08a' },
  farm: { cloth: '#c9a35a', ink: '#2a2012', gilt: '#6b3d17' },
  science: { cloth: '#26405a', ink: '#eef0e6', gilt: '#d9b56f' },
  'country-life': { cloth: '#e9dfc8', ink: '#2c3327', gilt: '#8a4a1d' },
}

const width = 300
const height = 400

/** The file of a book's own cover, named by its content: browsers keep it until it is drawn otherwise. */
export function coverFile(book: Book, author: string): string {
  const hash = createHash('sha256').update(drawCover(book, author)).digest('hex').slice(0, 8)
  return `${book.id}-${hash}.svg`
}

/** Our own cover for a book: cloth, a gilt frame with a fence ornament, title, author and year. */
export function drawCover(book: Book, author: string): string {
  const { cloth, ink, gilt } = palettes[book.subject]
  const lines = wrap(book.title, 15)
  const size = lines.length > 4 ? 27 : 32
  const lineHeight = size * 1.15
  const top = 178 - ((lines.length - 1) * lineHeight) / 2

  const title = lines
    .map(
      (line, index) =>
        `<tspan x="150" y="${(top + index * lineHeight).toFixed(1)}">${escapeXml(line)}</tspan>`,
    )
    .join('')

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<path fill="${cloth}" d="M0 0h300v400H0z"/>
<path fill="#000" fill-opacity=".16" d="M0 0h14v400H0z"/>
<path fill="none" stroke="${gilt}" stroke-width="2" d="M28 18h254v364H28z"/>
<path fill="none" stroke="${gilt}" d="M34 24h242v352H34z"/>
${ornament(book.subject, gilt)}
<g font-family="Georgia,'Times New Roman','Liberation Serif',serif" text-anchor="middle" fill="${ink}">
<text font-size="${size}" font-weight="700">${title}</text>
<text x="155" y="318" font-size="17">${escapeXml(author)}</text>
<text x="155" y="345" font-size="15" fill="${gilt}">${escapeXml(book.year)}</text>
</g>
</svg>
`
}

/** A small fence for each subject, drawn in the head of the cover. */
function ornament(subject: Book['subject'], gilt: string): string {
  const draw = (path: string) => `<path fill="none" stroke="${gilt}" stroke-width="2.5" d="${path}"/>`
  switch (subject) {
    case 'fruit':
      return draw(
        'M95 84h120M95 66h120M115 92V52m40 40V52m40 40V52M115 52c12 0 20-8 20-16M155 52c12 0 20-8 20-16',
      )
    case 'garden':
      return draw(
        'M92 62h126M92 82h126M102 92V54l7-10 7 10v38m16 0V54l7-10 7 10v38m16 0V54l7-10 7 10v38m16 0V54l7-10 7 10v38',
      )
    case 'trees':
      return draw(
        'M90 90c20-14 40 14 60 0s40 14 70 0M90 74c20-14 40 14 60 0s40 14 70 0M108 96V44m32 52V44m32 52V44m32 52V44',
      )
    case 'farm':
      return draw('M86 92l70-16m-70 0 70-16m-70 0 70-16m-16 52 84-20m-84 4 84-20m-84 4 84-20')
    case 'science':
      return draw('M98 92l28-24-28-24m28 48 28-24-28-24m28 48 28-24-28-24m28 48 28-24-28-24M126 68h0')
    case 'country-life':
      return draw('M92 52h126M92 70h126M92 88h126M102 96V42m53 54V42m53 54V42')
  }
}

/** Breaks a title into lines of about `length` letters, at spaces and after hyphens. */
export function wrap(title: string, length: number): string[] {
  const lines: string[] = []
  for (const word of title.split(/(?<=-)|\s+/)) {
    const last = lines.at(-1)
    const glue = last?.endsWith('-') ? '' : ' '
    if (last !== undefined && `${last}${glue}${word}`.length <= length)
      lines[lines.length - 1] = `${last}${glue}${word}`
    else lines.push(word)
  }
  return lines
}
