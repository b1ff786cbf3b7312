import { plainSvg } from '@/app/og/drawing-card'
import { diagramFiles } from '@/components/diagram/diagram-files'
import { pages } from '@/content/model/pages/page-registry'
import { isShipped } from '../shipped'

test('a drawing on a card mixes its colors itself, and has no labels', () => {
  expect(plainSvg('<svg><style>.soil{fill:color-mix(in srgb,#102030 50%,#304050)}</style></svg>')).toBe(
    '<svg><style>text,.paper,.leader,.leader+circle{display:none}.soil{fill:#203040}</style></svg>',
  )
})

test('no drawing keeps a color that librsvg cannot read', () => {
  for (const [name, { svg }] of diagramFiles())
    expect(`${name}: ${/color-mix|var\(/.exec(plainSvg(svg))?.[0]}`).toBe(`${name}: undefined`)
})

test('no two subjects are shared with the same picture or drawing', () => {
  const shown = pages().flatMap(
    ({ sharingCard, sharingDrawing, sharingPicture }) =>
      sharingCard ?? sharingDrawing ?? sharingPicture ?? [],
  )
  const twice = shown.filter((name, index) => shown.indexOf(name) !== index)
  // Whose site it is may choose otherwise.
  if (isShipped) expect(twice).toEqual([])
})
