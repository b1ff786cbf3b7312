import { pageMetadata } from '@/app/seo'
import { site } from '@/content/model/collections/site'
import { getPage, pages } from '@/content/model/pages/page-registry'
import { fullTitle } from '@/content/model/pages/page-title'
import { isShipped } from '../shipped'

test.each(pages().map((page) => page.path))(
  '%s has its own title, description, keywords and canonical',
  (path) => {
    const metadata = pageMetadata(path)

    expect(metadata.title).toBe(fullTitle(getPage(path)))
    expect(metadata.description).toMatch(/\p{L}{3}/u)
    expect(metadata.keywords).toEqual(getPage(path).keywords)
    expect(metadata.alternates?.canonical).toBe(path === '/' ? site().url : `${site().url}${path}`)
    expect(metadata.openGraph).toMatchObject({ url: metadata.alternates?.canonical })
    expect(metadata.robots).toEqual({ 'max-image-preview': 'large' })
  },
)

test('titles differ, and search engines show all of each', () => {
  const titles = pages().map(fullTitle)

  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.filter(({ length }) => length > 60)).toEqual([])
})

test('a title has the name of the site behind it, that of the home page before it, where there is room', () => {
  const titled = (path: string, length: number) => fullTitle({ path, title: 'F'.repeat(length) })
  const room = 60 - ` | ${site().name}`.length

  expect(titled('/history', room)).toBe(`${'F'.repeat(room)} | ${site().name}`)
  expect(titled('/history', room + 1)).toBe('F'.repeat(room + 1))
  expect(titled('/', room)).toBe(`${site().name}: ${'F'.repeat(room)}`)
})

if (isShipped) {
  test('every guide that ships says "fence" in its heading', () => {
    const guides = pages().filter(({ reviewed }) => reviewed !== undefined)

    expect(guides.filter(({ heading }) => !/\bfences?\b/i.test(heading)).map(({ path }) => path)).toEqual([])
  })
}
