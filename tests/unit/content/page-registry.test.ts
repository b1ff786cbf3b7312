import { childPages, neighborsOf, pages, type PagePath } from '@/content/model/page-registry'

const paths = (path: PagePath) => childPages(path).map((page) => page.path)

test('a page knows its child pages, in the order of the list', () => {
  const below = pages.filter(({ path }) => path.startsWith('/installation-maintenance/'))

  expect(paths('/installation-maintenance')).toEqual(below.map(({ path }) => path))
  expect(paths('/')).toEqual([])
})

test('child pages are read one after the other, the first behind its parent', () => {
  const family: PagePath[] = ['/installation-maintenance', ...paths('/installation-maintenance')]

  for (const [index, path] of family.entries()) {
    if (index === 0) continue
    expect(neighborsOf(path).previous?.path).toBe(family[index - 1])
    expect(neighborsOf(path).next?.path).toBe(family[index + 1])
  }
})

test('a page that is no child has no neighbors', () => {
  expect(neighborsOf('/history')).toEqual({ previous: undefined, next: undefined })
  expect(neighborsOf('/')).toEqual({ previous: undefined, next: undefined })
})
