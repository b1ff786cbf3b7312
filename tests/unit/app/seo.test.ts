/** @jest-environment node */
import { fullTitle, pageMetadata } from '@/app/seo'
import { getPage, pages } from '@/content/model/page-registry'
import { site } from '@/content/model/site'
import { isShipped } from '../shipped'

test.each(pages.map((page) => page.path))(
  '%s has its own title, description, keywords and canonical',
  (path) => {
    const metadata = pageMetadata(path)

    expect(metadata.title).toBe(fullTitle(getPage(path)))
    expect(metadata.description).toMatch(/\p{L}{3}/u)
    expect(metadata.keywords).toEqual(getPage(path).keywords)
    expect(metadata.alternates?.canonical).toBe(path === '/' ? site.url : `${site.url}${path}`)
    expect(metadata.openGraph).toMatchObject({ url: metadata.alternates?.canonical })
  },
)

test('titles differ', () => {
  const titles = pages.map(fullTitle)

  expect(new Set(titles).size).toBe(titles.length)
})

if (isShipped) {
  test('titles and descriptions that ship fill a search result', () => {
    for (const page of pages) {
      expect(fullTitle(page).length).toBeLessThan(70)
      expect(page.description.length).toBeGreaterThan(80)
      expect(page.keywords.length).toBeGreaterThan(2)
    }
  })
}
