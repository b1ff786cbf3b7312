import { render, screen } from '@testing-library/react'
import { Breadcrumbs } from '@/components/article/breadcrumbs'
import { MainNav } from '@/components/header/main-nav'
import { SiteFooter } from '@/components/frame/site-footer'
import { childPages, pagesIn } from '@/content/model/page-registry'
import { site } from '@/content/model/site'

test('the menu lists the guides below each page as well, and what the footer alone has', () => {
  render(<MainNav label="Menu" layout="stack" current={undefined} />)

  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const footer = pagesIn('footer').filter((page) => !page.menus.includes('header'))
  expect(hrefs).toEqual([
    ...pagesIn('header').flatMap(({ path }) => [path, ...childPages(path).map((page) => page.path)]),
    ...footer.map(({ path }) => path),
  ])
  expect(hrefs).toEqual(expect.arrayContaining(['/types-of-fences/choose', '/glossary']))
})

test('the breadcrumbs and their structured data name the same pages', () => {
  const { container } = render(<Breadcrumbs path="/history" />)

  const seen = screen.getAllByRole('link').map((link) => link.textContent)
  const data = JSON.parse(container.querySelector('script')?.textContent ?? '')
  expect(data['@type']).toBe('BreadcrumbList')
  expect(data.itemListElement.map((item: { name: string }) => item.name)).toEqual(seen)
  expect(data.itemListElement[1].item).toBe(`${site.url}/history`)
})

test('the footer holds quick, legal, partner and social links, and the year', () => {
  render(<SiteFooter />)

  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining([
      ...[...pagesIn('footer'), ...pagesIn('legal')].map(({ path }) => path),
      ...site.partners.map((partner) => partner.href),
      ...site.social.map((network) => network.href),
    ]),
  )
  expect(screen.getByRole('heading', { name: site.partnersHeading })).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} ${site.name}`))).toBeInTheDocument()
})
