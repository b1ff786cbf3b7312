import { renderToStaticMarkup } from 'react-dom/server'
import { FrostPost } from '@/components/fence-laws/frost-post'
import { frostDepths } from '@/content/model/fence-laws/at-a-glance'
import { states } from '@/content/model/fence-laws/states'

/** The words beside the post, and how deep in the drawing each stands. */
function labelsOf(depths: readonly number[]) {
  const svg = renderToStaticMarkup(<FrostPost depths={depths} />)
  return Array.from(svg.matchAll(/<text[^>]* x="-70" y="([\d.]+)">([^<]*)/g), ([, y, words]) => ({
    y: Number(y),
    words,
  }))
}

test.each([
  { depths: [0.5, 12], words: ['0.5–12 in.'] },
  { depths: [36, 30, 32], words: ['30–36 in.'] },
  { depths: [24, 12], words: ['24 in.', '12 in.'] },
  { depths: [32, 32], words: ['32 in.'] },
])('the labels of frost $depths in. deep are $words', ({ depths, words }) => {
  expect(labelsOf(depths).map((label) => label.words)).toEqual(words)
})

test('no label of a state’s frost lies on another', () => {
  const drawn = states()
    .map(frostDepths)
    .filter((depths) => depths.length > 0)

  expect(drawn).not.toEqual([])
  for (const depths of drawn) {
    const [deep, shallow] = labelsOf(depths)
    if (deep && shallow) expect(deep.y - shallow.y).toBeGreaterThanOrEqual(11)
  }
})
