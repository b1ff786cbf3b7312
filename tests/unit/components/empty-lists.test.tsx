/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import ContactPage from '@/app/contact/page'
import { Resources } from '@/app/history/resources'
import { Supplies } from '@/app/installation-maintenance/supplies'
import { SiteFooter } from '@/components/frame/site-footer'
import { site } from '@/content/model/collections/site'
import { outline as contactOutline } from '@/content/model/pages/contact'
import { content as history, outline as historyOutline } from '@/content/model/pages/history'
import { siteSchema } from '@/content/model/schemas/site'
import { parseContent } from '@/content/model/store/define'
import { setCurrentStore } from '@/content/model/store/store'
import { allEntries } from '@/content/model/text/outline'
import settings from '../../fixtures/site.json'
import { storeWith } from '../../lib/store-with'
import { prose, text } from '../../lib/words'

// An operator without partners, and without accounts anywhere.
beforeAll(() =>
  setCurrentStore(
    storeWith({ partners: [], social: [], contactForm: { ...settings.contactForm, form: 'none' } }),
  ),
)

// The header around the page needs a router.
jest.mock('@/components/frame/site-frame', () => ({
  SiteFrame: ({ children }: { children: ReactNode }) => children,
}))

const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent)

test('no partners and no social links are allowed', () => {
  const own = { ...settings, partners: [], social: [] }

  expect(parseContent('content/site.json', siteSchema, own)).toEqual({ policyReports: '', ...own })
})

test('the footer has no heading over an empty list', () => {
  render(<SiteFooter path="/terms" />)

  expect(headings()).toEqual(['Quick links', 'Legal'])
  for (const list of screen.getAllByRole('list'))
    expect(within(list).getAllByRole('listitem')).not.toHaveLength(0)
})

test('neither have the pages that list partners, nor the outlines that lead there', () => {
  render(<ContactPage />)
  render(<Resources content={history()} outline={historyOutline()} />)

  expect(headings()).not.toContain(site().partnersHeading)
  for (const { sections } of [contactOutline(), historyOutline()])
    expect(allEntries(sections).map(({ id }) => id)).not.toContain('partners')
})

test('without a form, no heading promises one', () => {
  render(<ContactPage />)

  expect(headings()).toContain('What to write about')
  expect(headings()).not.toContain('Contact form')
  expect(contactOutline().sections.map(({ id }) => id)).not.toContain('form')
})

test('a checklist without optional tools has no heading for them', () => {
  const tools = [{ name: text('Spade'), use: prose('Digging'), essential: true }]
  render(<Supplies tools={tools} materials={[]} />)

  expect(headings()).toContain('Essential')
  expect(headings()).not.toContain('Optional')
})
