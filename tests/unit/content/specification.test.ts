/** @jest-environment node */
import { content as books } from '@/content/pages/books'
import { content as history } from '@/content/pages/history'
import { content as installation } from '@/content/pages/installation-maintenance'
import { aliases, pages, pagesIn } from '@/content/model/page-registry'
import { site } from '@/content/model/site'
import { readTextPage } from '@/content/model/text-page'
import { content as typesOfFences } from '@/content/pages/types-of-fences'
import { isShipped } from '../shipped'

const words = (content: unknown) => JSON.stringify(content)
const paths = (list: readonly { path: string }[]) => list.map(({ path }) => path)
const ids = (list: readonly { id: string | number }[]) => list.map(({ id }) => id)

describe('fixed on every site: pages, scripts and anchors are built on it', () => {
  test('every route of the specification is a page', () => {
    expect(paths(pages)).toEqual(
      expect.arrayContaining([
        '/',
        '/types-of-fences',
        '/installation-maintenance',
        '/history',
        '/contact',
        '/radio',
        '/books',
        '/privacy',
        '/terms',
      ]),
    )
    expect(aliases).toEqual(
      expect.arrayContaining([
        { path: '/privacy-policy', of: '/privacy' },
        { path: '/terms-of-use', of: '/terms' },
      ]),
    )
  })

  test('the four fence types come in order, and the four steps', () => {
    expect(ids(typesOfFences.fenceTypes)).toEqual(['wooden', 'metal', 'vinyl', 'composite'])
    expect(ids(installation.steps)).toEqual([1, 2, 3, 4])
  })
})

// Adding to it is free on every site; replacing it is once there are settings of one's own.
if (isShipped) {
  describe('asked of the content that ships, until content/site.json holds your own settings', () => {
    test('the header lists the seven pages', () => {
      expect(paths(pagesIn('header'))).toEqual(
        expect.arrayContaining([
          '/',
          '/types-of-fences',
          '/installation-maintenance',
          '/history',
          '/contact',
          '/radio',
          '/books',
        ]),
      )
    })

    test('each fence type leads to the encyclopedia', () => {
      for (const type of typesOfFences.fenceTypes)
        expect(type.wikipediaLink).toMatch(/^https:\/\/en\.wikipedia\.org\/wiki\//)
    })

    test('the four steps have the names the specification gives', () => {
      expect(installation.steps.map(({ title }) => title)).toEqual([
        'Planning & Preparation',
        'Marking the Layout',
        'Installing Posts',
        'Adding Rails & Panels',
      ])
    })

    test('at least ten tools are essential, five optional; there are six maintenance tips', () => {
      expect(installation.tools.filter((tool) => tool.essential).length).toBeGreaterThanOrEqual(10)
      expect(installation.tools.filter((tool) => !tool.essential).length).toBeGreaterThanOrEqual(5)
      expect(installation.maintenanceTips.length).toBeGreaterThanOrEqual(6)
    })

    test('troubleshooting covers the four problems', () => {
      expect(installation.troubleshooting.map((item) => item.problem)).toEqual(
        expect.arrayContaining(['Leaning fence', 'Loose hardware', 'Damaged sections', 'Gate issues']),
      )
    })

    test('the timeline has seven eras; the five that the specification dates are marked for the home page', () => {
      expect(history.eras.length).toBeGreaterThanOrEqual(7)
      expect(history.eras.filter((era) => era.home).map((era) => [era.era, era.year])).toEqual(
        expect.arrayContaining([
          ['Ancient Times', '10,000 BCE'],
          ['Medieval Period', '500–1500 CE'],
          ['Colonial America', '1600–1800'],
          ['Industrial Revolution', '1800s'],
          ['Modern Era', '1950–Present'],
        ]),
      )
    })

    test('the business claims are on the pages', () => {
      expect(words(typesOfFences)).toMatch(/15–30 years/)
      expect(words(typesOfFences)).toMatch(/30 years or more|30\+ years/)
      expect(words(installation)).toMatch(/at least one third/)
      expect(words(installation)).toMatch(/6–8 ft/)
      expect(words(installation)).toMatch(/¾ in\./)
      expect(words(installation)).toMatch(/at least three/i)
    })

    test('a life span that no source gives is our rule of thumb, and is hung on no source', () => {
      const spans = [
        ...words(typesOfFences).matchAll(
          /(?:15–30 years|30\+ years|30 years or more)[^.;"]*[.;"]?(?:\[\^[a-z0-9-]+\])*/g,
        ),
      ].map(([span]) => span)

      expect(spans.length).toBeGreaterThanOrEqual(5)
      for (const span of spans) {
        expect(span).toMatch(/rule/)
        expect(span.replaceAll('[^none]', '')).not.toContain('[^')
      }
    })

    test('there are books by one author, fifteen or more, four themes and four history books', () => {
      expect(books.books.length).toBeGreaterThanOrEqual(15)
      expect(history.themes.length).toBeGreaterThanOrEqual(4)
      expect(history.books.length).toBeGreaterThanOrEqual(4)
    })

    test('there are four social networks and three partners', () => {
      expect(site.social).toHaveLength(4)
      expect(site.partners).toHaveLength(3)
    })

    test('the six banner ids and their heights are data', () => {
      const { top, middle, bottom } = site.ads.slots

      expect([top, middle, bottom].map((slot) => [slot.desktop, slot.phone, slot.height])).toEqual([
        ['6079445', '1452360', 250],
        ['6079446', '1452361', 600],
        ['6079448', '1452363', 250],
      ])
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
