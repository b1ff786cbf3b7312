import { content as books } from '@/content/model/pages/books'
import { content as history } from '@/content/model/pages/history'
import { content as installation } from '@/content/model/pages/installation-maintenance'
import { aliases, pages, pagesIn } from '@/content/model/pages/page-registry'
import { content as typesOfFences } from '@/content/model/pages/types-of-fences'
import { readTextPage } from '@/content/model/text/text-page'
import { isShipped } from '../shipped'

const paths = (list: readonly { path: string }[]) => list.map(({ path }) => path)
const ids = (list: readonly { id: string | number }[]) => list.map(({ id }) => id)
const inHeader = '/ /types-of-fences /installation-maintenance /history /contact /radio /books'.split(' ')

test('every route of the specification is a page: scripts and anchors are built on it', () => {
  expect(paths(pages())).toEqual(expect.arrayContaining([...inHeader, '/privacy', '/terms']))
  expect(aliases()).toEqual(
    expect.arrayContaining([
      { path: '/privacy-policy', of: '/privacy' },
      { path: '/terms-of-use', of: '/terms' },
    ]),
  )
  expect(ids(typesOfFences().fenceTypes)).toEqual(['wooden', 'metal', 'vinyl', 'composite'])
})

// Adding to it is free on every site; replacing it is once there are settings of one's own.
if (isShipped) {
  describe('asked of the content that ships, until content/site.json holds your own settings', () => {
    test('the header lists the seven pages', () => {
      expect(paths(pagesIn('header'))).toEqual(expect.arrayContaining(inHeader))
    })

    test('the four steps have the names the specification gives', () => {
      expect(installation().steps.map(({ title }) => title)).toEqual([
        'Planning & Preparation',
        'Marking the Layout',
        'Installing Posts',
        'Adding Rails & Panels',
      ])
    })

    test('lists are as long as the specification asks: tools, tips, books and themes', () => {
      const essential = installation().tools.filter((tool) => tool.essential)
      expect(essential.length).toBeGreaterThanOrEqual(10)
      expect(installation().tools.length - essential.length).toBeGreaterThanOrEqual(5)
      expect(installation().maintenanceTips.length).toBeGreaterThanOrEqual(6)
      expect(books().books.length).toBeGreaterThanOrEqual(15)
      expect(history().themes.length).toBeGreaterThanOrEqual(4)
      expect(history().books.length).toBeGreaterThanOrEqual(4)
    })

    test('the figures of the specification are on the pages', () => {
      expect(JSON.stringify(typesOfFences())).toMatch(/15–30 years/)
      expect(JSON.stringify(typesOfFences())).toMatch(/30 years or more|30\+ years/)
      for (const figure of [/at least one third/, /6–8 ft/, /¾ in\./, /at least three/i])
        expect(JSON.stringify(installation())).toMatch(figure)
    })

    test('troubleshooting covers the four problems', () => {
      expect(installation().troubleshooting.map((item) => item.problem)).toEqual(
        expect.arrayContaining(['Leaning fence', 'Loose hardware', 'Damaged sections', 'Gate issues']),
      )
    })

    test('the timeline has seven eras; the five that the specification dates are marked for the home page', () => {
      expect(history().eras.length).toBeGreaterThanOrEqual(7)
      expect(
        history()
          .eras.filter((era) => era.home)
          .map((era) => [era.era, era.year]),
      ).toEqual(
        expect.arrayContaining([
          ['Ancient Times', '10,000 BCE'],
          ['Medieval Period', '500–1500 CE'],
          ['Colonial America', '1600–1800'],
          ['Industrial Revolution', '1800s'],
          ['Modern Era', '1950–Present'],
        ]),
      )
    })

    test('the legal pages hold the parts the specification names', () => {
      expect(ids(readTextPage('/privacy').outline.sections)).toEqual(
        expect.arrayContaining(['introduction', 'data-collected', 'use', 'protection', 'rights']),
      )
      expect(ids(readTextPage('/terms').outline.sections)).toEqual(
        expect.arrayContaining(['agreement', 'licence', 'responsibilities', 'disclaimer', 'liability']),
      )
    })
  })
}
