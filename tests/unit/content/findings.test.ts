import { text } from '../../lib/words'
import { plateFindings, recordFindings } from '@/content/model/checks/findings'
import { plates } from '@/content/model/collections/plates'

test('a page of few words for search engines is named with its field, and stops nothing', () => {
  const page = {
    path: '/gates' as const,
    description: text('What holds a gate up.'),
    keywords: [text('gate')],
  }
  expect(recordFindings([page])).toEqual([
    'content/guides/gates.md › description: has 21 characters; a search result shows twice as many',
    'content/guides/gates.md › keywords: are 1; name 3 words that readers search for',
  ])
})

test('a style without a drawing is named, and a drawing without a style', () => {
  const ids = Object.keys(plates()).map((id) => ({ id }))
  expect(plateFindings([{ styles: ids }])).toEqual([])
  expect(plateFindings([{ styles: ids.slice(1) }, { styles: [{ id: 'willow' }] }])).toEqual([
    'content/data/pages/types-of-fences.json: the style "willow" has no drawing; draw one in components/diagram/plates/, with its words in content/data/plates.json',
    `content/data/plates.json › plates.${ids[0]?.id}: no style has this id, so it is shown nowhere`,
  ])
})
