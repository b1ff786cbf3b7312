/** @jest-environment node */
// Hundreds of pages more, in no menu: what stands around every page, and beside it, is the same for that.

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

type Files = typeof import('@/content/model/markdown/guide-file')

/** What every page has around its own words. */
async function frame(more: number): Promise<string> {
  let html = ''
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/content/model/markdown/guide-file', () => {
      const files = jest.requireActual<Files>('@/content/model/markdown/guide-file')
      const terms = files.readGuideFile('content/guides/terms.md')
      const added = new Map(
        Array.from({ length: more }, (_, index) => [
          `content/guides/guides/guide-${index}.md`,
          {
            ...terms,
            frontMatter: { ...Object(terms.frontMatter), title: `Guide ${index}`, menus: [], aliases: [] },
          },
        ]),
      )
      return {
        listGuideFiles: () => [...files.listGuideFiles(), ...added.keys()],
        readGuideFile: (file: string) => added.get(file) ?? files.readGuideFile(file),
      }
    })
    const { pages } = await import('@/content/model/page-registry')
    expect(pages.filter(({ path }) => path.startsWith('/guides/'))).toHaveLength(more)
    const [{ renderToStaticMarkup }, { SiteHeader }, { SiteFooter }, { Breadcrumbs }, { GuideNav }] =
      await Promise.all([
        import('react-dom/server'),
        import('@/components/header/site-header'),
        import('@/components/frame/site-footer'),
        import('@/components/article/breadcrumbs'),
        import('@/components/article/guide-nav'),
      ])
    html = renderToStaticMarkup(
      <>
        <SiteHeader current="/history" />
        <Breadcrumbs path="/history" />
        <GuideNav path="/history" />
        <SiteFooter />
      </>,
    )
  })
  return html
}

test('500 pages more, in no menu, add nothing to any other page', async () => {
  const [as, grown] = [await frame(0), await frame(500)]
  expect(as).toContain('/types-of-fences')
  expect(grown).toBe(as)
})
