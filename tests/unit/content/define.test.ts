/** @jest-environment node */
import { z } from 'zod'
import { ContentError, parseContent } from '@/content/model/define'
import { block } from '@/content/model/schemas/blocks'
import { historySchema } from '@/content/model/schemas/history'
import { siteSchema } from '@/content/model/schemas/site'
import { content as history } from '@/content/pages/history'
import site from '@/content/site.json'

function faultsOf(file: string, schema: z.ZodType, data: unknown): readonly string[] {
  try {
    parseContent(file, schema, data)
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
  return []
}

test('a misspelt setting is named, with the one that was meant', () => {
  const { email, ...contact } = site.contact

  expect(
    faultsOf('content/site.json', siteSchema, { ...site, contact: { ...contact, emial: email } }),
  ).toEqual([
    'content/site.json › contact.email: is missing',
    'content/site.json › contact.emial: is not a field known here; did you mean "email"?',
  ])
})

test('an invalid e-mail address and a bad link are both told at once', () => {
  const data = {
    ...site,
    contact: { ...site.contact, email: 'hello@' },
    donate: { ...site.donate, href: 'donate.example' },
  }

  expect(faultsOf('content/site.json', siteSchema, data)).toEqual([
    'content/site.json › contact.email: must be an e-mail address (found "hello@")',
    'content/site.json › donate.href: must be a full address that starts with https:// (found "donate.example")',
  ])
})

test('an era without a title is found by its place', () => {
  const eras = history.eras.map((era, index) => (index === 0 ? { ...era, title: undefined } : era))

  expect(faultsOf('content/pages/history.ts', historySchema, { ...history, eras })).toEqual([
    'content/pages/history.ts › eras[0].title: is missing',
  ])
})

test('an empty text counts as a fault', () => {
  expect(faultsOf('content/site.json', siteSchema, { ...site, name: '  ' })).toEqual([
    'content/site.json › name: must not be empty (found "  ")',
  ])
})

test('a table row with a cell too few is told as such, not as a failed union', () => {
  const table = {
    kind: 'table',
    caption: 'Depths',
    head: ['Height', 'Depth'],
    rows: [['6 ft', '36 in.'], ['4 ft']],
  }

  expect(faultsOf('content/pages/history.ts', block, table)).toEqual([
    'content/pages/history.ts › rows[1]: has 1 cells, but the table has 2 columns',
  ])
})

test('good content comes back as it is', () => {
  expect(parseContent('content/site.json', siteSchema, site)).toEqual(site)
})
