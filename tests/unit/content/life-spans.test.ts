import { readFileSync } from 'node:fs'
import { content } from '@/content/model/pages/types-of-fences'

const svg = readFileSync('content/drawings/life-spans.svg', 'utf8')
const years = (text: string) => (text.match(/\d+(?:–\d+|\+)/g) ?? []).toSorted()

test.each(['desc', 'label'])(
  'the drawing of the life spans says the figures of the table in its %s',
  (tag) => {
    const row = content().comparison.find(({ label }) => label === 'Typical lifespan')
    const words = [...svg.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, text]) => text)

    expect(years(words.join(' '))).toEqual(
      years(`${row?.wooden} ${row?.metal} ${row?.vinyl} ${row?.composite}`),
    )
    expect(years(words.join(' '))).toHaveLength(7)
  },
)
