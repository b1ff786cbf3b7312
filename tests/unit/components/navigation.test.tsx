/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Breadcrumbs } from '@/components/article/breadcrumbs'
import { MainNav } from '@/components/header/main-nav'
import { site } from '@/content/model/collections/site'

test('the menu leads to guides below its pages as well, and to what the footer alone has', () => {
  render(<MainNav label="Menu" layout="stack" current={undefined} />)

  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/types-of-fences/choose', '/glossary']))
})

test('the breadcrumbs and their structured data name the same pages', () => {
  const { container } = render(<Breadcrumbs path="/history" />)

  const seen = screen.getAllByRole('link').map((link) => link.textContent)
  const data = JSON.parse(container.querySelector('script')?.textContent ?? '')
  expect(data['@type']).toBe('BreadcrumbList')
  expect(data.itemListElement.map((item: { name: string }) => item.name)).toEqual(seen)
  expect(data.itemListElement[1].item).toBe(`${site().url}/history`)
})
