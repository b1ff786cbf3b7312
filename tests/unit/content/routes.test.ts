import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { holderOf, ownRoutes, reservedNames, titledRoutes } from '@/content/model/pages/routes'
import { fill } from '../../lib/fill'

let project: string
let app: string

beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'fence-wiki-routes-'))
  app = path.join(project, 'app')
  await fill(project, {
    'app/page.tsx': "export const metadata = pageMetadata('/')",
    'app/gates/page.tsx': "export const metadata = pageMetadata('/gates')",
    'app/(frames)/board/page.tsx': "export const metadata: Metadata = { title: 'Board' }",
    'app/_home/page.tsx': '',
    'app/[...path]/page.tsx': 'export async function generateMetadata() {}',
    'app/list.xml/route.ts': '',
    'app/(frames)/files/[file]/route.ts': '',
  })
})

afterAll(() => rmSync(project, { recursive: true }))

test('a page of app/ has its address without groups, and front matter unless it titles itself', async () => {
  expect(await ownRoutes(app)).toEqual(['/', '/board', '/gates'])
  expect(await titledRoutes(app)).toEqual(['/board'])
})

test('what app/ holds besides guides is taken, and what stands below it', async () => {
  const reserved = await reservedNames(app)
  const holders = ['/board', '/list', '/files', '/files/a', '/404', '/api/x'].map((path) =>
    holderOf(path, reserved),
  )
  expect(holders).not.toContain(undefined)
  for (const free of ['/', '/gates', '/gates/404', '/home']) expect(holderOf(free, reserved)).toBeUndefined()
})
