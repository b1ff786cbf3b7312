import { books } from '@/content/books'
import { history } from '@/content/history'
import { installation } from '@/content/installation-maintenance'
import { privacy, terms } from '@/content/legal'
import { aliases, pages, pagesIn } from '@/content/pages'
import { site } from '@/content/site'
import { typesOfFences } from '@/content/types-of-fences'

const words = (content: unknown) => JSON.stringify(content)

test('every route of the specification is a page', () => {
  expect(pages.map((page) => page.path)).toEqual([
    '/',
    '/types-of-fences',
    '/installation-maintenance',
    '/history',
    '/contact',
    '/radio',
    '/books',
    '/privacy',
    '/terms',
  ])
  expect(aliases).toEqual([
    { path: '/privacy-policy', of: '/privacy' },
    { path: '/terms-of-use', of: '/terms' },
  ])
})

test('the header lists seven pages', () => {
  expect(pagesIn('header')).toHaveLength(7)
})

test('the four fence types come in order, each with its encyclopedia link', () => {
  expect(typesOfFences.fenceTypes.map((type) => type.id)).toEqual(['wooden', 'metal', 'vinyl', 'composite'])
  for (const type of typesOfFences.fenceTypes)
    expect(type.wikipediaLink).toMatch(/^https:\/\/en\.wikipedia\.org\/wiki\//)
})

test('the four steps have the names the specification gives', () => {
  expect(installation.steps.map((step) => [step.id, step.title])).toEqual([
    [1, 'Planning & Preparation'],
    [2, 'Marking the Layout'],
    [3, 'Installing Posts'],
    [4, 'Adding Rails & Panels'],
  ])
})

test('ten tools are essential, five optional; six maintenance tips', () => {
  expect(installation.tools.filter((tool) => tool.essential)).toHaveLength(10)
  expect(installation.tools.filter((tool) => !tool.essential)).toHaveLength(5)
  expect(installation.maintenanceTips).toHaveLength(6)
})

test('troubleshooting covers the four problems', () => {
  expect(installation.troubleshooting.map((item) => item.problem)).toEqual([
    'Leaning fence',
    'Loose hardware',
    'Damaged sections',
    'Gate issues',
  ])
})

test('the five eras of the specification are marked for the home page, with their dates', () => {
  expect(history.eras.filter((era) => era.home).map((era) => [era.era, era.year])).toEqual([
    ['Ancient Times', '10,000 BCE'],
    ['Medieval Period', '500–1500 CE'],
    ['Colonial America', '1600–1800'],
    ['Industrial Revolution', '1800s'],
    ['Modern Era', '1950–Present'],
  ])
  expect(history.eras).toHaveLength(7)
})

test('the business claims are on the pages', () => {
  expect(words(typesOfFences)).toMatch(/15–30 years/)
  expect(words(typesOfFences)).toMatch(/30 years or more|30\+ years/)
  expect(words(installation)).toMatch(/at least one third/)
  expect(words(installation)).toMatch(/6–8 ft/)
  expect(words(installation)).toMatch(/¾ in\./)
  expect(words(installation)).toMatch(/at least three/i)
})

test('there are thirty books, four history books and three partners', () => {
  expect(books.books).toHaveLength(30)
  expect(history.books).toHaveLength(4)
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
  const ids = (sections: readonly { id: string }[]) => sections.map((section) => section.id)

  expect(ids(privacy.sections)).toEqual(
    expect.arrayContaining(['introduction', 'data-collected', 'use', 'protection', 'rights']),
  )
  expect(ids(terms.sections)).toEqual(
    expect.arrayContaining(['agreement', 'licence', 'responsibilities', 'disclaimer', 'liability']),
  )
})
