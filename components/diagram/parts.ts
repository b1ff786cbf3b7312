import type { DrawingElement, DrawingNode } from '@/content/model/collections/drawing'
import { escapeXml } from '../escape-xml'
import { lines, pathOf, short, uprights, type Point } from './points'

type Attributes = DrawingElement['attributes']

// Dashed strokes and not <pattern>s: browsers print those as blurred pictures.
const parts: Readonly<Record<string, (has: Attributes, children: readonly DrawingNode[]) => string>> = {
  'soil-hatch': ({ y }) => pathOf('hatch', 'M10 5h350', `translate(0 ${y}) skewX(-45)`),
  'concrete-grain': (has) => concreteGrain(boxOf(has)),
  gravel: (has) => gravel(boxOf(has)),
  boards: ({ from, to, pitch, top, bottom }) =>
    pathOf(
      'joint',
      uprights(Number(from), Number(to), Number(pitch), () => [Number(top), Number(bottom)]),
    ),
  dimension: ({ from = '', to = '', outside }) =>
    dimension(pointOf(from), pointOf(to), outside !== undefined),
  arrow: ({ from = '', to = '', bend = '0' }) => arrow(pointOf(from), pointOf(to), Number(bend)),
  leader: ({ x, y, to }) => `${pathOf('leader', `M${x} ${y}${to}`)}<circle cx="${x}" cy="${y}" r="1.9"/>`,
  label: ({ x = '', y = '', anchor, strong }, children) =>
    label(x, y, anchor, strong !== undefined, children.filter((child) => typeof child === 'string').join('')),
}

/** The inside of a drawing's SVG file. */
export function markupOf(node: DrawingNode): string {
  if (typeof node === 'string') return escapeXml(node.trim())
  const { name, attributes, children } = node
  const part = parts[name]
  if (part) return part(attributes, children)
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const content = children.map(markupOf).join('')
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`
}

function pointOf(written: string): Point {
  const [x = 0, y = 0] = written.split(' ').map(Number)
  return [x, y]
}

type Box = { x: number; y: number; width: number; height: number }

const boxOf = ({ x, y, width, height }: Attributes): Box => ({
  x: Number(x),
  y: Number(y),
  width: Number(width),
  height: Number(height),
})

/** Sand and pebbles: dots along a zigzag, whose length no dash divides. */
function concreteGrain({ x, y, width, height }: Box): string {
  const turns = Array.from({ length: Math.floor(height / 5) }, (_, index): Point => {
    return [index % 2 === 0 ? x + 2 : x + width - 2, y + 3 + index * 5]
  })
  return pathOf('grain', lines(turns)) + pathOf('pebbles', lines(turns))
}

/** Rows of round stones, each a dark dot under a light one. */
function gravel({ x, y, width, height }: Box): string {
  const rows = Math.max(1, Math.round(height / 5.4))
  const stones = Array.from({ length: rows }, (_, row) => {
    const indent = row % 2 === 0 ? 3 : 5.6
    return lines([
      [x + indent, y + ((row + 0.5) * height) / rows],
      [x + width - 2.8, y + ((row + 0.5) * height) / rows],
    ])
  }).join('')
  return (
    pathOf('concrete', `M${x} ${y}h${width}v${height}h${-width}z`) +
    pathOf('stone-edge', stones) +
    pathOf('stone', stones)
  )
}

const outsideTail = 16

/** A dimension line with an arrowhead at each end; with `outside` they point inward, for a gap too narrow for two. */
function dimension(from: Point, to: Point, outside: boolean): string {
  const there = direction(from, to)
  const back: Point = [-there[0], -there[1]]
  const shafts = outside
    ? lines([from, along(from, back, outsideTail)]) + lines([to, along(to, there, outsideTail)])
    : lines([from, to])
  const heads = outside ? head(from, back) + head(to, there) : head(from, there) + head(to, back)
  return pathOf('dimension', shafts + heads)
}

/** An arrow that shows a movement, bent to its left by so many units. */
function arrow(from: Point, to: Point, bend: number): string {
  const [dx, dy] = direction(from, to)
  const middle: Point = [(from[0] + to[0]) / 2 + dy * bend * 2, (from[1] + to[1]) / 2 - dx * bend * 2]
  const [backX, backY] = direction(middle, to)
  const back: Point = [-backX, -backY]
  const end = along(to, back, 8)
  const curve = `M${short(from[0])} ${short(from[1])}Q${short(middle[0])} ${short(middle[1])} ${short(end[0])} ${short(end[1])}`
  return pathOf('move', curve) + pathOf('move-head', head(to, back, 10, 4.2))
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

function along([x, y]: Point, [dx, dy]: Point, distance: number): Point {
  return [x + dx * distance, y + dy * distance]
}

function head(tip: Point, [dx, dy]: Point, length = 7, half = 2.2): string {
  const [x, y] = along(tip, [dx, dy], length)
  const side: Point = [-dy * half, dx * half]
  return `${lines([tip, [x + side[0], y + side[1]], [x - side[0], y - side[1]]])}Z`
}

/** Text, a line for each of its lines; `y` is the baseline of the first. */
function label(x: string, y: string, anchor: string | undefined, strong: boolean, text: string): string {
  const [first = '', ...rest] = text
    .split('\n')
    .map((line) => escapeXml(line.trim()))
    .filter((line) => line !== '')
  const begin = strong ? `<tspan class="strong">${first}</tspan>` : first
  const more = rest.map((line) => `<tspan x="${x}" dy="1.2em">${line}</tspan>`).join('')
  const set = anchor === undefined ? '' : ` text-anchor="${anchor}"`
  return `<text x="${x}" y="${y}"${set}>${begin}${more}</text>`
}
