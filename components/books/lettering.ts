import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type Font, type Glyph } from 'opentype.js'
import { outlineOf } from './outline'

/** Words as outlines of our own face: a cover looks the same whatever fonts a computer has. */
export type Lettering = { readonly glyphs: readonly PlacedGlyph[]; readonly ink: Ink }
type PlacedGlyph = { readonly glyph: Glyph; readonly x: number }

/** Where the ink is, for type of size 1, from the first letter's origin; y grows downward. */
export type Ink = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

let face: Font | undefined

function loadFace(): Font {
  if (face) return face
  const { buffer, byteOffset, byteLength } = readFileSync(
    path.join(process.cwd(), 'styles/fonts/fraunces-latin-600-normal.woff'),
  )
  face = parse(buffer.slice(byteOffset, byteOffset + byteLength))
  return face
}

/** Letters without a plain one inside them. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', ı: 'i' }

/**
 * The text in characters of our face. One that it lacks becomes its letter without accents (ő is o), or is left out:
 * the title stands beside the cover in any case.
 */
export function drawable(text: string): string {
  const has = (character: string) => loadFace().charToGlyphIndex(character) > 0
  return [...text.normalize('NFC')]
    .map((character) => {
      if (has(character)) return character
      if (/[\u2010\u2011]/.test(character)) return '-'
      if (/\s/.test(character)) return ' '
      const plain = plainLetters[character] ?? character.normalize('NFKD')
      return [...plain].filter((letter) => has(letter) && !/\p{M}/u.test(letter)).join('')
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Sets a line of text; `tracking` is the room between letters, as a part of the type's size. */
export function setLine(text: string, tracking = 0): Lettering {
  const font = loadFace()
  // Spaced letters take no ligatures.
  const glyphs =
    tracking > 0 ? [...text].map((letter) => font.charToGlyph(letter)) : font.stringToGlyphs(text)
  const placed: PlacedGlyph[] = []
  const ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  let x = 0
  for (const [index, glyph] of glyphs.entries()) {
    const next = glyphs[index + 1]
    const box = glyph.getBoundingBox()
    if (box.x2 > box.x1) {
      placed.push({ glyph, x: x / font.unitsPerEm })
      ink.left = Math.min(ink.left, (x + box.x1) / font.unitsPerEm)
      ink.right = Math.max(ink.right, (x + box.x2) / font.unitsPerEm)
      ink.top = Math.min(ink.top, -box.y2 / font.unitsPerEm)
      ink.bottom = Math.max(ink.bottom, -box.y1 / font.unitsPerEm)
    }
    x += (glyph.advanceWidth ?? 0) + tracking * font.unitsPerEm
    if (next && tracking === 0) x += font.getKerningValue(glyph, next)
  }
  return placed.length > 0
    ? { glyphs: placed, ink }
    : { glyphs: [], ink: { left: 0, right: 0, top: 0, bottom: 0 } }
}

/** Steps to the em in the outlines of large type and of small: a sixth of a pixel in both. */
const steps = { large: 240, small: 100 }

/**
 * SVG of a line whose first letter starts at x, y. It is one element: browsers lay out each one of a picture, and an
 * outline that comes again costs next to nothing once it is compressed.
 */
export function drawLine(
  { glyphs }: Lettering,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const grid = size > 16 ? steps.large : steps.small
  const letters = glyphs.map(
    ({ glyph, x: from }) =>
      `M${Math.round(from * grid)} 0${outlineOf(glyph.path, grid / loadFace().unitsPerEm)}`,
  )
  const scale = (size / grid).toFixed(5)
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale})" d="${letters.join('')}"/>`
}
