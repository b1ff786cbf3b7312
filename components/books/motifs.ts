import type { Book } from '@/content/model/schemas/books'

/** The left half of a shape mirrored to the right would double its bytes in a cover: these are drawn as a whole. */
const mirrored = (draw: (side: 1 | -1) => string) => draw(1) + draw(-1)

/** What is stamped on the cloth, one motif a subject: 60 by 60 units around its middle, filled with `evenodd`. */
export const motifs: Readonly<Record<Book['subject'], string>> = {
  // An apple with its leaf.
  fruit:
    'M0-10C-6-17-24-15-24 5-24 18-12 29-5 29-2 29-2 27 0 27S2 29 5 29C12 29 24 18 24 5 24-15 6-17 0-10ZM-1-12C-1-19 1-24 5-29L8-27C4-22 2-18 2-12ZM5-18C7-26 15-30 24-28 22-20 14-16 5-18Z',
  // A tulip.
  garden:
    'M-16-27C-12-24-9-20-7-16-6-22-3-27 0-30 3-27 6-22 7-16 9-20 12-24 16-27 20-11 14-2 0-2S-20-11-16-27ZM-1.2 0H1.2V30H-1.2ZM-2.5 30C-20 24-25 9-23-2-10 4-3 14-2.5 30ZM2.5 30C20 24 25 9 23-2 10 4 3 14 2.5 30Z',
  // A tree in leaf, its branches left in cloth.
  trees:
    'M0-30C10-30 15-25 16-18 24-17 28-10 26-3 30 5 25 13 16 13 12 17 5 17 2 14V30H-2V14C-5 17-12 17-16 13-25 13-30 5-26-3-28-10-24-17-16-18-15-25-10-30 0-30ZM-1-18H1V12H-1ZM2 4 12-6 13.4-4.6 2 7ZM-2-2-12-11-13.4-9.6-2 1Z',
  // An ear of wheat.
  farm: `M-1-12H1V30H-1ZM0-31C4-27 4-21 0-16-4-21-4-27 0-31Z${mirrored((side) =>
    [-9, 0, 9]
      .map(
        (y) =>
          `M${2 * side} ${y}C${2 * side} ${y - 8} ${7 * side} ${y - 12} ${14 * side} ${y - 13} ${15 * side} ${y - 5} ${10 * side} ${y} ${2 * side} ${y}Z`,
      )
      .join(''),
  )}M2 27C4 17 12 12 23 11 21 21 12 27 2 27ZM-2 29C-4 22-9 18-17 17-15 24-10 29-2 29Z`,
  // A leaf, its veins left in cloth.
  science: `M0-31C17-19 24 0 16 14 11 22 5 24 1.2 25V31H-1.2V25C-5 24-11 22-16 14-24 0-17-19 0-31ZM-.8-19H.8V21H-.8Z${mirrored(
    (side) =>
      [-8, 1, 10]
        .map((y) => `M${2 * side} ${y}L${12 * side} ${y - 8}V${y - 5.6}L${2 * side} ${y + 2.4}Z`)
        .join(''),
  )}`,
  // The sun over three furrows.
  'country-life': `M-13 7A13 13 0 0 1 13 7Z${[0, 30, 60, 90, 120, 150, 180]
    .map((degrees) => {
      const at = (radius: number, turn: number) => {
        const angle = ((degrees + turn) * Math.PI) / 180
        return `${(Math.cos(angle) * radius).toFixed(1)} ${(7 - Math.sin(angle) * radius).toFixed(1)}`
      }
      return `M${at(17, 7)}L${at(29, 0)} ${at(17, -7)}Z`
    })
    .join('')}M-29 11H29V13.5H-29ZM-22 18H22V20.5H-22ZM-15 25H15V27.5H-15Z`,
}
