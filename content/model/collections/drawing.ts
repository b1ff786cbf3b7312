import { generate, parse, walk } from 'css-tree'
import path from 'node:path'
import { SaxesParser } from 'saxes'
import { text } from '../schemas/common'
import { ContentError } from '../store/define'
import { didYouMean } from '../store/explain-errors'
import { mergeFaults } from '../store/merge-marks'
import { parseOnce } from '../store/parse-once'

export const drawingFolder = 'content/drawings'

/** An element of a drawing; a string is text. */
export type DrawingNode = string | DrawingElement
export type DrawingElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: DrawingNode[]
}

/** A file of content/drawings/: plain shapes, and the parts that components/diagram/parts.ts draws. 360 units wide. */
export type Drawing = {
  readonly name: string
  readonly file: string
  /** Its name, over the caption and for screen readers. */
  readonly title: string
  /** Everything the drawing says, for people who cannot see it. */
  readonly description: string
  /** What to take away from it. */
  readonly caption: string
  /** Where its view begins, and how high that is. */
  readonly top: number
  readonly height: number
  readonly nodes: readonly DrawingNode[]
}

/** How high the frame of a detail is, beside a word of the glossary. */
export const frameHeight = (width: number): number => width * 0.75

/** What an attribute may hold, and that in words. */
type Kind = readonly [pattern: RegExp, says: string]
const number: Kind = [/^-?\d*\.?\d+$/, 'a number']
const point: Kind = [/^-?\d*\.?\d+ -?\d*\.?\d+$/, '"x y", two numbers']
const pathData: Kind = [/^[MLHVCSQTAZ\d\s.,+-]*$/i, 'path data, such as "M0 0h10v10z"']
const points: Kind = [/^[\d\s.,-]+$/, 'numbers']
const transform: Kind = [/^[a-z\d\s.,()-]+$/i, 'a transform, such as "translate(10 20)"']
const anchor: Kind = [/^(?:start|middle|end)$/, '"start", "middle" or "end"']
const flag: Kind = [/^$/, 'empty']

type Attributes = Readonly<Record<string, Kind>>

/** Looks come from classes alone, so that a drawing follows the site's colors. */
const shapes = new Map<string, Attributes>([
  ['g', {}],
  ['path', { d: pathData }],
  ['circle', { cx: number, cy: number, r: number }],
  ['ellipse', { cx: number, cy: number, rx: number, ry: number }],
  ['rect', { x: number, y: number, width: number, height: number, 'rx?': number }],
  ['line', { x1: number, y1: number, x2: number, y2: number }],
  ['polyline', { points }],
  ['polygon', { points }],
])

const box = { x: number, y: number, width: number, height: number }

/** Shapes, and the parts that many drawings have in common. What has a question mark may be left out. */
const elements = new Map<string, Attributes>([
  ...Array.from(shapes, ([name, has]): [string, Attributes] => [
    name,
    { ...has, 'transform?': transform, 'class?': [/^/, ''] },
  ]),
  ['soil-hatch', { y: number }],
  ['gravel', box],
  ['concrete-grain', box],
  ['dimension', { from: point, to: point, 'outside?': flag }],
  ['leader', { x: number, y: number, to: pathData }],
  ['label', { x: number, y: number, 'anchor?': anchor, 'strong?': flag }],
  ['boards', { from: number, to: number, pitch: number, top: number, bottom: number }],
  ['arrow', { from: point, to: point, 'bend?': number }],
])

/** The words of a drawing, and what each is for. */
const wordsHold = new Map([
  ['title', 'it is the name of the drawing'],
  ['desc', 'it says all that the drawing shows, for people who cannot see it'],
  ['caption', 'it says what to take away from the drawing'],
])

/** The declarations of each class in content/drawings/classes.css. */
export type DrawingClasses = ReadonlyMap<string, string>

export const readDrawingClasses = parseOnce((_file, source): DrawingClasses => {
  const classes = new Map<string, string>()
  walk(parse(source), {
    visit: 'Rule',
    enter: ({ prelude, block }) => {
      const declarations = block.children.toArray().map((declaration) => generate(declaration))
      classes.set(generate(prelude).slice(1), declarations.join(';'))
    },
  })
  return classes
})

/** @throws ContentError naming file, line and column of every fault */
export const readDrawing = parseOnce((file, source, classes: DrawingClasses): Drawing => {
  const faults = mergeFaults(file, source)
  if (faults.length > 0) throw new ContentError(faults)
  const root = parseSvg(source, classes, (says, line, column) =>
    faults.push(`${file}:${line}:${column}: ${says}`),
  )
  if (faults.length > 0) throw new ContentError(faults)

  const wordsOf = (name: string) => {
    const found = root.children.find((node) => typeof node !== 'string' && node.name === name)
    const words = found === undefined ? '' : textOf(found).replace(/\s+/g, ' ').trim()
    const { success, error } = text.safeParse(words)
    if (words === '') faults.push(`${file}: has no <${name}>; ${wordsHold.get(name)}`)
    else if (!success) faults.push(...error.issues.map(({ message }) => `${file}: its <${name}> ${message}`))
    return words
  }
  const [, top, height] = /^0 (-?\d+) 360 (\d+)$/.exec(root.attributes['viewBox'] ?? '') ?? []
  if (top === undefined || height === undefined)
    faults.push(
      `${file}: must begin with <svg viewBox="0 top 360 height">, with whole numbers for top and height`,
    )
  const drawing: Drawing = {
    name: path.posix.basename(file, '.svg'),
    file,
    title: wordsOf('title'),
    description: wordsOf('desc'),
    caption: wordsOf('caption'),
    top: Number(top),
    height: Number(height),
    nodes: root.children.filter((node) => typeof node !== 'string' && !wordsHold.has(node.name)),
  }
  if (faults.length > 0) throw new ContentError(faults)
  return drawing
})

/** The picture of a house ad, which says nothing that its words do not: no title, no caption, 360 by 240 units. */
export const cardSize = { width: 360, height: 240 }

/** @throws ContentError naming file, line and column of every fault */
export const readCardDrawing = parseOnce((file, source, classes: DrawingClasses): readonly DrawingNode[] => {
  const faults: string[] = []
  const root = parseSvg(source, classes, (says, line, column) =>
    faults.push(`${file}:${line}:${column}: ${says}`),
  )
  const viewBox = `0 0 ${cardSize.width} ${cardSize.height}`
  if (root.attributes['viewBox'] !== viewBox)
    faults.push(`${file}: must begin with <svg viewBox="${viewBox}">`)
  if (faults.length > 0) throw new ContentError(faults)
  return root.children
})

type Report = (says: string, line: number, column: number) => void

/** The elements of an SVG file; what a drawing may not hold is reported. */
function parseSvg(source: string, classes: DrawingClasses, report: Report): DrawingElement {
  const root: DrawingElement = { name: 'svg', attributes: {}, children: [] }
  const open: DrawingElement[] = []
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true })
  /** Where the tag begins that is read: its end may be lines away. */
  let start = { line: 1, column: 1 }
  const here = (says: string) => report(says, start.line, start.column)
  parser.on('opentagstart', ({ name }) => {
    start = { line: parser.line, column: parser.column - name.length - 1 }
  })
  parser.on('error', ({ message }) =>
    report(`is no well-formed XML: ${message.replace(/^\d+:\d+: /, '')}`, parser.line, parser.column + 1),
  )
  parser.on('opentag', ({ name, attributes }) => {
    const element: DrawingElement =
      open.length === 0 ? { ...root, attributes } : { name, attributes, children: [] }
    if (open.length === 0 && name !== 'svg') here(`must begin with <svg>, and not with <${name}>`)
    if (open.length > 0) for (const says of elementFaults(name, attributes, classes)) here(says)
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (words) => {
    if (words.trim() !== '' && ![...wordsHold.keys(), 'label'].includes(open.at(-1)?.name ?? ''))
      report(`has words outside of a <label>: "${words.trim().slice(0, 40)}"`, parser.line, parser.column)
    else if (words.trim() !== '') open.at(-1)?.children.push(words)
  })
  parser.on('closetag', () => {
    if (open.length > 1) open.pop()
  })
  parser.write(source).close()
  return open[0] ?? root
}

function elementFaults(
  name: string,
  attributes: Readonly<Record<string, string>>,
  classes: DrawingClasses,
): string[] {
  if (wordsHold.has(name)) return []
  const known = elements.get(name)
  if (!known) return [`a drawing has no element <${name}>${didYouMean(name, [...elements.keys()])}`]
  const kinds = new Map(Object.entries(known).map(([key, kind]) => [key.replace('?', ''), kind]))
  const missing = Object.keys(known).filter((key) => !key.endsWith('?') && attributes[key] === undefined)
  const wrong = Object.entries(attributes).flatMap(([key, value]) => {
    const [pattern, says] = kinds.get(key) ?? []
    if (!pattern) return [`<${name}> has no attribute "${key}"; looks come from class names alone`]
    return pattern.test(value) ? [] : [`${key} of <${name}> must be ${says} (found "${value}")`]
  })
  const unknown = (attributes['class'] ?? '').split(' ').filter((word) => word !== '' && !classes.has(word))
  return [
    ...missing.map((key) => `<${name}> needs ${key}="…"`),
    ...wrong,
    ...unknown.map(
      (word) =>
        `there is no class "${word}" in ${drawingFolder}/classes.css${didYouMean(word, [...classes.keys()])}`,
    ),
  ]
}

function textOf(node: DrawingNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}
