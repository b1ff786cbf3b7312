import { marks } from '@/components/diagram/plates/marks'
import { height, width } from '@/components/diagram/plates/scene'
import { pageOfStyle, type PlateName } from '@/content/model/collections/style-pages'
import { readTextPage } from '@/content/model/text/text-page'

/** The names under “How to know it”. */
const namesOn = (style: string): string[] =>
  readTextPage(pageOfStyle(style))
    .content.sections.filter(({ id }) => id === 'field-marks')
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block !== 'string' && block.kind === 'terms' ? block.items : []))
    .map(({ term }) => term)

test.each(Object.keys(marks) as PlateName[])('the leaders of “%s” lead to what its page names', (style) => {
  expect(namesOn(style)).toEqual(expect.arrayContaining(Object.keys(marks[style])))
  for (const [x, up] of Object.values(marks[style])) {
    expect(x).toBeGreaterThan(18)
    expect(x).toBeLessThan(width - 18)
    expect(up).toBeGreaterThan(0)
    expect(up).toBeLessThan(height)
  }
})
