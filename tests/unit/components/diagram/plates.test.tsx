/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { gzipSync } from 'node:zlib'
import { Plate } from '@/components/diagram/plates/plate'
import { plateFiles } from '@/components/diagram/plates/plate-files'
import { plateStyle } from '@/components/diagram/plates/plate-style'
import { plates as drawn } from '@/components/diagram/plates/plates'
import { plates } from '@/content/model/collections/plates'
import { type PlateName } from '@/content/model/collections/style-pages'

const names = Object.keys(drawn) as PlateName[]
const svgs = Array.from(plateFiles(), ([name, { svg }]) => [name, svg] as const)

test.each(names)('“%s” is a picture with words of its own', (name) => {
  render(<Plate name={name} />)

  const picture = screen.getByRole('img', { name: plates()[name] })
  expect(picture).toHaveAttribute('src', `/pictures/plates/${plateFiles().get(name)?.file}`)
  expect(Object.values(plates()).filter((words) => words === plates()[name])).toHaveLength(1)
})

test.each(svgs)('“%s” has at most 2 KB', (_name, svg) => {
  expect(svg).not.toMatch(/NaN|undefined|className|\[object/)
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(2048)
})

test('all plates have one scale, one ground, one mark at 6 ft and one neighbor behind the fence', () => {
  const scenes = svgs.map(([, svg]) => {
    const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml')
    const path = (name: string) => root.querySelector(`.${name}`)?.outerHTML
    return [
      root.getAttribute('viewBox'),
      root.getAttribute('width'),
      root.getAttribute('height'),
      ...['sky', 'mark', 'neighbor', 'soil', 'earth'].map(path),
    ]
  })

  for (const scene of scenes) expect(scene).toEqual(scenes[0])
  expect(scenes[0]).toEqual(
    expect.arrayContaining(['0 -92 162 108', '162', '108', expect.stringContaining('d="M0-72h162"')]),
  )
})

test('the browser that fetches a plate chooses its light or its dark colors', () => {
  const style = plateStyle('<path class="vinyl"/>')
  const [light, dark] = style.split('@media(prefers-color-scheme:dark)')

  expect(light).toMatch(/--vinyl:#[0-9a-f]{6}/)
  expect(dark).toMatch(/--vinyl:#[0-9a-f]{6}/)
  for (const [, svg] of svgs)
    for (const [, name] of svg.matchAll(/var\((--\w+)\)/g)) expect(svg.split(`${name}:#`)).toHaveLength(3)
})

test('a part without a style rule is refused', () => {
  expect(() => plateStyle('<path class="oak"/>')).toThrow('no rule "oak"')
})
