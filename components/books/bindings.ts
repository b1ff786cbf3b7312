import type { Box } from './fit-text'

/** A binding: where its words stand, and what is stamped around them. */
export type Binding = {
  readonly title: Box
  readonly largest: number
  readonly author: Box
  readonly year: Box
  /** SVG in the foil's color; `#motif` is the ornament of the book's subject. */
  readonly stamp: (cloth: string) => string
}

/** The middle of the board, which is the book without its hinge. */
const middle = 155

const centered = (width: number, y: number, height: number): Box => ({
  x: middle - width / 2,
  y,
  width,
  height,
})

const motif = (x: number, y: number, scale: number) =>
  `<use href="#motif" transform="translate(${x} ${y})scale(${scale})"/>`

const line = (width: number, d: string) =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" d="${d}"/>`

/** Two lines, the inner one turning inward at its corners, and the motif at the head. */
const framed: Binding = {
  title: centered(220, 128, 152),
  largest: 38,
  author: centered(210, 310, 26),
  year: centered(200, 344, 14),
  stamp: () =>
    line(2.5, 'M28 18H282V382H28Z') +
    line(
      1,
      'M52 26H258A16 16 0 0 0 274 42V358A16 16 0 0 0 258 374H52A16 16 0 0 0 36 358V42A16 16 0 0 0 52 26Z',
    ) +
    motif(middle, 80, 1.15) +
    line(1, 'M105 296H151M159 296H205M155 292l4 4-4 4-4-4Z'),
}

/** The motif all over the cloth, and a label. */
const stamped: Binding = {
  title: centered(208, 108, 134),
  largest: 38,
  author: centered(204, 258, 24),
  year: centered(200, 287, 14),
  stamp: (cloth) =>
    '<pattern id="all" x="155" y="40" width="48" height="80" patternUnits="userSpaceOnUse">' +
    [
      [0, 0],
      [48, 0],
      [24, 40],
      [0, 80],
      [48, 80],
    ]
      .map(([x = 0, y = 0]) => motif(x, y, 0.5))
      .join('') +
    '</pattern><path fill="url(#all)" d="M16 0H300V400H16Z"/>' +
    `<path fill="${cloth}" d="M32 80H278V322H32Z"/>` +
    line(2.5, 'M36 84H274V318H36Z') +
    line(1, 'M41 89H269V313H41Z'),
}

/** A picket fence at the foot, the motif growing behind it. */
const scenic: Binding = {
  title: centered(220, 40, 140),
  largest: 38,
  author: centered(210, 190, 24),
  year: centered(200, 219, 14),
  stamp: (cloth) =>
    line(2.5, 'M28 18H282V382H28Z') +
    [75, 155, 235].map((x) => motif(x, 282, 1.15)).join('') +
    `<path fill="${cloth}" d="M30 310H280V381H30Z"/>` +
    `<path d="M29 332H281V339H29ZM29 360H281V367H29Z${Array.from({ length: 12 }, (_, place) => `M${34.5 + place * 21} 382V320l5-9 5 9V382Z`).join('')}"/>`,
}

/** A border of pickets on two rails. */
const fenced: Binding = {
  title: centered(214, 58, 156),
  largest: 38,
  author: centered(204, 306, 24),
  year: centered(200, 336, 14),
  stamp: () =>
    // Each side is a whole number of pickets and gaps, and ends with a picket.
    '<path fill="none" stroke="currentColor" stroke-width="12" stroke-dasharray="6 4.222" d="M34 21H276M34 379H276"/>' +
    '<path fill="none" stroke="currentColor" stroke-width="12" stroke-dasharray="6 4.194" d="M28 27V373M282 27V373"/>' +
    line(1.5, 'M24.5 17.5H285.5V382.5H24.5ZM31.5 24.5H278.5V375.5H31.5Z') +
    motif(middle, 258, 1),
}

/** Four in turn: no book has the binding of its neighbor in a grid of two, three or five columns. */
export const bindings: readonly [Binding, ...Binding[]] = [framed, stamped, scenic, fenced]
