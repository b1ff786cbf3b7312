import { fullTitle, pageMetadata } from '@/app/seo'
import { pages } from '@/content/pages'
import { site } from '@/content/site'

test.each(pages.map((page) => page.path))(
  '%s has its own title, description, keywords and canonical',
  (path) => {
    const metadata = pageMetadata(path)

    expect(metadata.description?.length).toBeGreaterThan(80)
    expect(metadata.keywords?.length).toBeGreaterThan(2)
    expect(metadata.alternates?.canonical).toBe(path === '/' ? `${site.url}/` : `${site.url}${path}`)
    expect(metadata.openGraph).toMatchObject({ url: metadata.alternates?.canonical })
  },
)

test('titles differ, and fit a search result', () => {
  const titles = pages.map(fullTitle)

  expect(new Set(titles).size).toBe(titles.length)
  for (const title of titles) expect(title.length).toBeLessThan(70)
})
