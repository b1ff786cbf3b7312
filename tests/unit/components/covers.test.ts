/** @jest-environment jsdom */
import { gzipSync } from 'node:zlib'
import { bindings } from '@/components/books/bindings'
import { drawCover } from '@/components/books/cover-drawing'
import type { Box } from '@/components/books/fit-text'
import { content } from '@/content/model/pages/books'
import type { Book } from '@/content/model/schemas/books'
import { text } from '../../lib/words'

/** Titles that an operator might write. */
const hostile = [
  'The Nursery-Book',
  'Donaudampfschifffahrtskapitäne',
  'Ő Éclat: Ångström’s Łódź & Œuvre',
  'Fences & Gates of the <i>"Hudson"</i> Valley',
  'Война и мир',
  '🌲',
  'A',
  'of the and of',
  `The Complete Handbook ${'of Pruning, Grafting and Training '.repeat(30)}`,
  'W'.repeat(300),
]

const book = (title: string): Book => ({
  id: 'own',
  title: text(title),
  year: text('1901'),
  subject: 'fruit',
})

/** Every shipped book in its place, and every hostile title in every binding. */
const covers = [
  ...content().books.map((own, position) => ({ own, position })),
  ...hostile.flatMap((title) => bindings.map((_, position) => ({ own: book(title), position }))),
].map(({ own, position }) => ({
  name: `${own.title.slice(0, 40)} (${position})`,
  own,
  binding: bindings[position % bindings.length] ?? bindings[0],
  svg: drawCover(own, content().author.name, position),
}))

const numbers = (words = '') => (words.match(/-?[\d.]+/g) ?? []).map(Number)

/** The box around an outline, control points included: the curve lies within. */
function boxOf(data: string): Box {
  const xs: number[] = []
  const ys: number[] = []
  let [x, y, controlX, controlY] = [0, 0, 0, 0]
  let start: readonly [number, number] = [0, 0]
  for (const [, letter = '', points] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    if (!'mlqtcz'.includes(letter)) throw new Error(`An outline has the command ${letter}.`)
    if (letter === 'z') [x, y] = start
    if (letter === 't') {
      xs.push(2 * x - controlX)
      ys.push(2 * y - controlY)
      ;[controlX, controlY] = [2 * x - controlX, 2 * y - controlY]
    }
    const pairs = numbers(points)
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      xs.push(x + (pairs[at] ?? NaN))
      ys.push(y + (pairs[at + 1] ?? NaN))
    }
    if (letter === 'q') [controlX, controlY] = [xs.at(-2) ?? 0, ys.at(-2) ?? 0]
    if (letter !== 'z') [x, y] = [xs.at(-1) ?? 0, ys.at(-1) ?? 0]
    if (letter === 'm') start = [x, y]
    if (letter !== 'q' && letter !== 't') [controlX, controlY] = [x, y]
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** The ink of each line of type, in the cover's units. */
function linesOf(svg: string, id: string): Box[] {
  const [, group = ''] = new RegExp(`<g id="${id}"[^>]*>(.*)</g>$`, 'm').exec(svg) ?? []
  return [...group.matchAll(/<path transform="([^"]*)" d="([^"]*)"/g)].map(([, transform, letters = '']) => {
    const [x = NaN, y = NaN, scale = NaN] = numbers(transform)
    return around(
      [...letters.matchAll(/M(-?\d+) 0([^M]*)/g)].map(([, from, outline = '']) => {
        const box = boxOf(outline)
        return {
          x: x + (Number(from) + box.x) * scale,
          y: y + box.y * scale,
          width: box.width * scale,
          height: box.height * scale,
        }
      }),
    )
  })
}

/** Rounding to steps of the grid. */
const grain = 0.8

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x - grain &&
  inner.y >= outer.y - grain &&
  inner.x + inner.width <= outer.x + outer.width + grain &&
  inner.y + inner.height <= outer.y + outer.height + grain

test('every letter of every cover is an outline within the frame, and every line in its middle', () => {
  for (const { name, svg, binding } of covers) {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml')
    expect(drawing.querySelector('parsererror, text')).toBeNull()
    expect(svg).not.toMatch(/font|NaN|Infinity|undefined/)

    const [title, small] = [linesOf(svg, 'title'), linesOf(svg, 'small')]
    const outside = [
      ...title.filter((line) => !isWithin(line, binding.title)),
      ...small.filter((line) => !isWithin(line, binding.author) && !isWithin(line, binding.year)),
    ]
    const aside = [...title, ...small].filter((line) => Math.abs(line.x + line.width / 2 - 155) > grain)
    expect({ name, outside, aside }).toEqual({ name, outside: [], aside: [] })
  }
})

test('a letter that the face lacks is drawn as its plain one, and an emoji is left out', () => {
  const draw = (title: string) => drawCover(book(title), content().author.name, 0)

  expect(draw('Łódź‑Őr')).toBe(draw('Lódz-Or'))
  expect(draw('The 🌲 Tree')).toBe(draw('The Tree'))
  expect(linesOf(draw('Война и мир'), 'title')).toEqual([])
})

test('a cover takes at most 6 KB compressed', () => {
  for (const { svg } of covers.slice(0, content().books.length))
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(6 * 1024)
})
