/** @jest-environment node */
import { childPages, pages, type PagePath } from '@/content/model/page-registry'

const paths = (path: PagePath) => childPages(path).map((page) => page.path)

test('a page knows its child pages, in the order of the list', () => {
  const below = pages.filter(({ path }) => path.startsWith('/installation-maintenance/'))

  expect(paths('/installation-maintenance')).toEqual(below.map(({ path }) => path))
  expect(paths('/')).toEqual([])
})
