/** @jest-environment node */
// Hundreds of pages more, in no menu: what stands around every page, and beside it, is the same for that.

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

type Registry = typeof import('@/content/pages.json')

/** What every page has around its own words. */
async function frame(more: number): Promise<string> {
  let html = ''
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/content/pages.json', () => {
      const { pages, ...rest } = jest.requireActual<Registry>('@/content/pages.json')
      const added = Array.from({ length: more }, (_, index) => [
        `/guides/guide-${index}`,
        { ...pages['/history'], title: `Guide ${index}`, heading: `Guide ${index}`, menus: [] },
      ])
      return { ...rest, pages: { ...pages, ...Object.fromEntries(added) } }
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
