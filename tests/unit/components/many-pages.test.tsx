// Hundreds of pages more, in no menu: what stands around every page, and beside it, is the same for that.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { Breadcrumbs } from '@/components/article/breadcrumbs'
import { GuideNav } from '@/components/article/guide-nav'
import { SiteFooter } from '@/components/frame/site-footer'
import { SiteHeader } from '@/components/header/site-header'
import { pages } from '@/content/model/pages/page-registry'
import { openStore, setCurrentStore, type Store } from '@/content/model/store/store'

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

const guide = (title: string) => `---
title: ${title}
heading: ${title}
description: One of hundreds of guides, which stands in no menu.
label: ${title}
keywords: [guide]
published: 2026-11-21
updated: 2026-11-21
change: Added.
---

Words.
`

/** This project with more guides. */
function storeWithGuides(more: number): Store {
  const root = mkdtempSync(path.join(tmpdir(), 'fence-wiki-pages-'))
  const content = path.join(root, 'content')
  mkdirSync(content)
  for (const name of readdirSync('content'))
    if (name !== 'guides') symlinkSync(path.resolve('content', name), path.join(content, name))
  cpSync('content/guides', path.join(content, 'guides'), { recursive: true })
  mkdirSync(path.join(content, 'guides', 'guides'), { recursive: true })
  for (let index = 0; index < more; index += 1)
    writeFileSync(path.join(content, 'guides', 'guides', `guide-${index}.md`), guide(`Guide ${index}`))
  return openStore({ root })
}

/** What every page has around its own words. */
function frame(more: number): string {
  setCurrentStore(storeWithGuides(more))
  expect(pages().filter(({ path }) => path.startsWith('/guides/'))).toHaveLength(more)
  return renderToStaticMarkup(
    <>
      <SiteHeader current="/history" />
      <Breadcrumbs path="/history" />
      <GuideNav path="/history" />
      <SiteFooter />
    </>,
  )
}

test('500 pages more, in no menu, add nothing to any other page', () => {
  const [as, grown] = [frame(0), frame(500)]
  expect(as).toContain('/types-of-fences')
  expect(grown).toBe(as)
})
