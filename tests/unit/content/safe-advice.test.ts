/** @jest-environment node */
import { readPage } from '@/content/model/page-module'
import { pages } from '@/content/model/page-registry'
import { allEntries, type OutlineEntry } from '@/content/model/outline'
import { site } from '@/content/model/site'
import { readTextPage } from '@/content/model/text-page'
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

  test('whether a 6 ft fence needs a permit is said as the table of places has it', () => {
    const places = readTextPage('/installation-maintenance/before-you-dig')
      .content.sections.flatMap(({ sections = [] }) => sections)
      .flatMap(({ id, blocks }) => (id === 'heights' ? blocks : []))
      .flatMap((block) => (typeof block !== 'string' && block.kind === 'table' ? block.rows : []))
      .map(([, permit = '']) => permit)
    const asking = places.filter((permit) => {
      const above = /above (\d+) ft/i.exec(permit)?.[1]
      return above === undefined ? /^Every/.test(permit) : Number(above) < 6
    })

    expect(places.length).toBeGreaterThan(5)
    expect(asking.length / places.length).toBeGreaterThan(0.5)
    const permits = at('/installation-maintenance/before-you-dig#permits')
    expect(permits).toMatch(/^Usually, so ask before you buy\./)
    const numbers = 'No One Two Three Four Five Six Seven Eight Nine Ten'.split(' ')
    expect(permits).toContain(
      `${numbers[asking.length]} of the ${numbers[places.length]?.toLowerCase()} places`,
    )
    for (const { words } of sections)
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

  test('a frost depth that is up for change says so where it stands', () => {
    for (const sentence of sentences(at('/installation-maintenance/before-you-dig#frost-depth')))
      if (/60 in\./.test(sentence) && /Minnesota Rules/.test(sentence))
        expect(sentence).toMatch(/as we read it on \w+ \d+, \d{4}/)
    expect(at('/installation-maintenance/before-you-dig#frost-depth')).toMatch(/60 in\. were up for change/)
  })
}
