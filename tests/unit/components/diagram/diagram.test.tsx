import { readFileSync } from 'node:fs'
import { diagramFiles } from '@/components/diagram/diagram-files'
import { drawingStyle } from '@/components/diagram/drawing-style'
import { readDrawing } from '@/content/model/collections/drawing'
import { drawingClasses } from '@/content/model/collections/drawings'

test('files that differ have names that differ, so that each may be cached for ever', () => {
  const files = Array.from(diagramFiles().values(), ({ file }) => file)

  expect(new Set(files).size).toBe(files.length)
  for (const file of files) expect(file).toMatch(/^[a-z0-9-]+-[0-9a-f]{8}\.svg$/)
})

test('a file needs none of the page’s styles', () => {
  for (const { svg } of diagramFiles().values()) {
    expect(svg).toContain('<style>')
    expect(svg).not.toMatch(/NaN|undefined|var\(/)
  }
})

test('the colors are those of the site’s light scheme', () => {
  const [, ink] = /^ +ink: (#\w+) /m.exec(readFileSync('styles/tokens/_colors.scss', 'utf8')) ?? []

  expect(ink).toMatch(/^#[0-9a-f]{6}$/)
  expect(drawingStyle('<path class="metal"/>')).toContain(`.metal{fill:${ink}}`)
})

/** What the check says of a class that there is not, and of a drawing without a frame, is in mistakes.yaml. */
const words = '<title>Hinge</title><desc>A hinge.</desc><caption>It turns.</caption>'
const drawingOf = (parts: string) => `<svg viewBox="0 0 360 90">\n${words}\n${parts}</svg>`

test.each([
  ['<path d="M0 0" fill="red"/>', ':3:1: <path> has no attribute "fill"; looks come from class names alone'],
  ['<gravell x="1"/>', ':3:1: a drawing has no element <gravell>; did you mean "gravel"?'],
  ['<leader x="1" y="2"/>', ':3:1: <leader> needs to="…"'],
  ['<arrow from="1" to="2 3"/>', ':3:1: from of <arrow> must be "x y", two numbers (found "1")'],
  ['<rect x="1" y="2" width="wide" height="4"/>', ':3:1: width of <rect> must be a number (found "wide")'],
  ['<constructor/>', ':3:1: a drawing has no element <constructor>'],
  ['words', ':3:6: has words outside of a <label>: "words"'],
  ['<g>', ':3:10: is no well-formed XML: unexpected close tag.'],
])('%s is refused with its line and column', (parts, message) => {
  expect(() => readDrawing('content/drawings/hinge.svg', drawingOf(parts), drawingClasses())).toThrow(
    `content/drawings/hinge.svg${message}`,
  )
})
