import { outlines } from '@/content/model/pages/page-contents'
import { allEntries, type OutlineEntry } from '@/content/model/text/outline'
import { isShipped } from '../shipped'

type Section = OutlineEntry & { page: string; words: string }

let sections: Section[] = []

beforeAll(async () => {
  sections = [...outlines()].flatMap(([path, outline]) => [
    { id: '', heading: '', page: path, words: outline.text.join('\n') },
    ...allEntries(outline.sections).map((entry) => ({
      ...entry,
      page: path,
      words: (entry.text ?? []).join('\n'),
    })),
  ])
})

const sentences = (words: string) => words.split(/(?<=[.:;?!](?:\[\^[a-z0-9-]+\])*)\s/)

// Where somebody gets hurt, or pays twice, by following the page. An operator's own pages may say it otherwise.
const describeShipped = isShipped ? describe : describe.skip

describeShipped('advice is safe:', () => {
  describe('chlorine bleach', () => {
    const amount = /\b(?:parts?|cups?|qt|quarts?|gal|gallons?|tablespoons?)\b/
    const plainBleach = /(?<!oxygen )\bbleach\b/i

    test('is mixed with water alone: no recipe names another cleaner beside it', () => {
      const recipes = sections
        .flatMap(({ words }) => sentences(words))
        .filter((sentence) => plainBleach.test(sentence) && amount.test(sentence))

      expect(recipes).not.toEqual([])
      for (const recipe of recipes)
        expect(recipe).not.toMatch(/cleaner|cleanser|detergent|soap|TSP|ammonia|vinegar|acid/i)
    })

    test('has its warning before the first amount', () => {
      for (const { words } of sections) {
        const recipe = sentences(words).find((words) => plainBleach.test(words) && amount.test(words))
        if (!recipe) continue
        const before = words.slice(0, words.indexOf(recipe))
        expect(before).toMatch(/never mix bleach[^]*ammonia[^]*acid[^]*poison gas/i)
      }
    })
  })

  test('no guide says that a 6 ft fence needs no permit as if that held everywhere', () => {
    for (const { words } of sections.filter(({ page }) => !page.startsWith('/fence-laws/')))
      expect(words).not.toMatch(/\b(?:often not|no permit|want no building permit)\b(?! is needed)/i)
  })

  test('no apron against digging is fastened to a rail, which leaves a gap under it', () => {
    for (const { words } of sections) expect(words).not.toMatch(/fasten[^.]* to the (?:bottom )?rail/i)
  })
})
