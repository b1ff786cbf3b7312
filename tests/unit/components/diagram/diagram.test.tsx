import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { Diagram } from '@/components/diagram/diagram'
import { drawingStyle } from '@/components/diagram/drawing-style'
import { drawings } from '@/components/diagram/drawings'
import { diagramFileOf, diagramFiles } from '@/components/diagram/diagram-files'
import { diagrams, type DiagramName } from '@/content/diagrams'

const names = Object.keys(drawings) as DiagramName[]
const svgs = names.map((name) => [name, diagramFileOf(name).svg] as const)

function parse(svg: string) {
  return new DOMParser().parseFromString(svg, 'image/svg+xml')
}

test.each(names)('“%s” is a picture with a description and a caption', (name) => {
  const { title, description, caption } = diagrams[name]
  render(<Diagram name={name} />)

  const picture = screen.getByRole('img', { name: description })
  expect(picture).toHaveAttribute('src', `/pictures/diagrams/${diagramFileOf(name).file}`)
  expect(picture.closest('figure')).toHaveTextContent(`${title}. ${caption}`)
})

test('every drawing has a description and every description a drawing', () => {
  expect(Array.from(diagramFiles.keys())).toEqual(expect.arrayContaining(names))
  expect(diagramFiles.size).toBe(Object.keys(diagrams).length)
})

test('the page reserves the size of the file', () => {
  for (const { svg, width, height } of diagramFiles.values()) {
    expect(svg).toMatch(new RegExp(` viewBox="-12 \\d+ ${width} ${height}"`))
  }
})

test('files that differ have names that differ, so that each may be cached for ever', () => {
  const files = Array.from(diagramFiles.values(), ({ file }) => file)

  expect(new Set(files).size).toBe(files.length)
  for (const file of files) expect(file).toMatch(/^[a-z-]+-[0-9a-f]{8}\.svg$/)
})

test.each(svgs)('“%s” is a well-formed SVG file', (_name, svg) => {
  const parsed = parse(svg)

  expect(parsed.querySelector('parsererror')).toBeNull()
  expect(parsed.documentElement).toHaveProperty('namespaceURI', 'http://www.w3.org/2000/svg')
  expect(svg).not.toMatch(/className|textAnchor|\[object/)
})

test.each(svgs)('no coordinate of “%s” is lost', (_name, svg) => {
  expect(svg).not.toMatch(/NaN|undefined/)
})

test.each(svgs)('“%s” needs none of the page’s styles', (_name, svg) => {
  expect(svg).toContain('<style>')
  expect(svg).not.toContain('var(')
})

test('the colors are those of the site’s light scheme', () => {
  const [, ink] = /^ +ink: (#\w+) /m.exec(readFileSync('styles/tokens.scss', 'utf8')) ?? []

  expect(ink).toMatch(/^#[0-9a-f]{6}$/)
  expect(drawingStyle('<path class="metal"/>')).toContain(`.metal{fill:${ink}}`)
})

test('a part without a style rule is refused', () => {
  expect(() => drawingStyle('<path class="oak"/>')).toThrow('no rule "oak"')
})

test('the labels of a drawing are text', () => {
  const labels = Array.from(
    parse(diagramFileOf('gate').svg).querySelectorAll('text'),
    (text) => text.textContent,
  )

  expect(labels.filter((label) => label === '¾ in. (19 mm)')).toHaveLength(2)
  expect(labels).toContainEqual(expect.stringMatching(/^Wood brace/))
  expect(labels).toContainEqual(expect.stringMatching(/^Or a cable/))
})
