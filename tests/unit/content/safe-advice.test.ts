/** @jest-environment node */
import { readPage } from '@/content/model/page-module'
import { pages } from '@/content/model/page-registry'
import { allEntries, type OutlineEntry } from '@/content/model/outline'
import { site } from '@/content/model/site'
import { isShipped } from '../shipped'

type Section = OutlineEntry & { page: string; words: string }

let sections: Section[] = []

beforeAll(async () => {
  const outlines = await Promise.all(
    pages.map(async (page) => ({ path: page.path, outline: (await readPage(page)).outlineWith(site) })),
  )
  sections = outlines.flatMap(({ path, outline }) => [
    { id: '', heading: '', page: path, words: outline.text.join('\n') },
    ...allEntries(outline.sections).map((entry) => ({
      ...entry,
      page: path,
      words: (entry.text ?? []).join('\n'),
    })),
  ])
})

/** The words of a section, by its address. */
const at = (address: string) => {
  const found = sections.find(({ page, id }) => `${page}#${id}` === address)
  if (!found) throw new Error(`There is no ${address}`)
  return found.words
}
const sentences = (words: string) => words.split(/(?<=[.:;?!](?:\[\^[a-z0-9-]+\])*)\s/)

test('every page has words to look at', () => {
  expect(
    pages.filter(({ path }) => !sections.some(({ page, words }) => page === path && words !== '')),
  ).toEqual([])
})

// Where somebody gets hurt, or pays twice, by following the page. An operator's own pages may say it otherwise.
if (isShipped) {
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

    test('never meets the acid that tells iron from mildew', () => {
      expect(at('/installation-maintenance/care-and-repair#green-or-black')).toMatch(/never both on one/)
    })
  })

  test('the pool rules name both gaps below with their ground, and both limits of the mesh', () => {
    const pool = at('/installation-maintenance/before-you-dig#pool-barriers')

    expect(pool).toMatch(/2 in\. \(5 cm\) over grass, gravel/)
    expect(pool).toMatch(/4 in\. \(10 cm\) over paving/)
    expect(pool).toMatch(/1¼ in\. \(32 mm\) at most, or slats that leave 1¾ in\./)
  })

  test('no guide says that a 6 ft fence needs no permit as if that held everywhere', () => {
    expect(at('/installation-maintenance/before-you-dig#permits')).toMatch(/, so ask before you buy\./)
    for (const { words } of sections.filter(({ page }) => !page.startsWith('/fence-laws/')))
      expect(words).not.toMatch(/\b(?:often not|no permit|want no building permit)\b(?! is needed)/i)
  })

  test('horses get woven mesh with small openings, and no welded wire', () => {
    const horses = at('/types-of-fences/choose#horses')
    const [pick = '', avoid = ''] = horses.split('**Avoid**')

    expect(pick).toMatch(/non-climb[^.]*woven[^]*2×4 in\./)
    expect(pick).not.toMatch(/welded/)
    expect(avoid).toMatch(/welded wire[^]*openings/)
  })

  test('the apron against digging is an L that leaves no gap under a rail', () => {
    const apron = at('/types-of-fences/choose#dog-digs')

    expect(apron).toMatch(/about 3 ft .* into an L/)
    expect(apron).toMatch(/fasten the upright leg to the fence itself/i)
    for (const { words } of sections) expect(words).not.toMatch(/fasten[^.]* to the (?:bottom )?rail/i)
  })
}
