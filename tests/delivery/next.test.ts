import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { after, before, describe, test } from 'node:test'
import { chromium, type Browser, type Page } from '@playwright/test'
import { load } from 'cheerio'
import packageFile from '../../package.json' with { type: 'json' }
import { pages } from '../../content/model/page-registry'
import { finishExport } from '../../delivery/build/finish-export'
import { flightFileOf } from '../../delivery/build/check-flight'
import { parsePage } from '../../delivery/build/exported-pages'
import { operatorMessages } from '../../delivery/operator-error'
import { collectComplaints } from '../e2e/lib/console'
import { startPreview, type Preview } from '../e2e/lib/preview'
import { browserArguments, findHeadless } from '../lib/browser.mjs'
import { build, copyProject } from '../lib/copy-project.mjs'
import { runIn } from '../lib/run-in.mjs'
import { noThirdParties } from '../lib/third-parties.mjs'
import { skipBecause } from '../lib/tools.mjs'

// Builds the site once with DELIVERY=plain, which leaves Next's export as it is, and asks three things of it: whether
// it is a site that works, whether the facts in delivery/README.md are still true, and whether the full delivery
// refuses what another Next might export.

let folder: string
let built: { code: number; printed: string }
const inOut = (name: string) => path.join(folder, 'out', name)

before(async () => {
  folder = await copyProject()
  built = await build(folder, { DELIVERY: 'plain' })
  assert.equal(built.code, 0, built.printed)
})
after(() => rm(folder, { recursive: true }))

const policyTag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/

/** A page as Next exported it. */
const exported = async (file: string) => (await readFile(inOut(file), 'utf8')).replace(policyTag, '')

/** Every page, without the copies in folders and the second 404 page. */
async function exportedFiles(): Promise<string[]> {
  const files = await readdir(path.join(folder, 'out'), { recursive: true })
  return files.filter((file) => /(?:^index|(?<!(?:^|\/)index))\.html$/.test(file) && !file.startsWith('_'))
}

const inlineScripts = (html: string) => {
  const $ = load(html)
  return $('script:not([src], [type="application/ld+json"])')
    .get()
    .map((node) => $(node).text())
}

const readme = await readFile('delivery/README.md', 'utf8')
/** `- **Title** (Next 16.4): …`, by title. */
const facts = new Map(
  [...readme.matchAll(/^- \*\*([^*]+)\*\* \((Next|React) ([\d.]+)\)/gm)].map(
    ([, title = '', name = '', version = '']) => [title, { name, version }],
  ),
)
const installed: Readonly<Record<string, string>> = {
  Next: packageFile.dependencies.next,
  React: packageFile.dependencies.react,
}
const asserted = new Set<string>()

/** A fact of delivery/README.md: true, and looked at with the version that is installed. */
function fact(title: string, isTrue: () => void | Promise<void>): void {
  asserted.add(title)
  test(`fact: ${title}`, async () => {
    const known = facts.get(title)
    assert(known, `delivery/README.md has no fact "${title}"`)
    await isTrue()
    const version = installed[known.name] ?? ''
    assert(
      version.startsWith(`${known.version}.`),
      `${known.name} is ${version} now, and "${title}" is still true: say so in delivery/README.md`,
    )
  })
}

describe('DELIVERY=plain', () => {
  test('says what readers do without', () => {
    assert.match(built.printed, /DELIVERY=plain: out\/ is Next's own export/)
    for (const lacking of [/React at once/, /offline/, /before React runs/, /deploy/, /Trusted Types/])
      assert.match(built.printed, lacking)
  })

  test('any other value stops the build by name', async () => {
    const check = [process.execPath, '--import=tsx', 'delivery/build/check.ts']
    const { code, printed } = await runIn(folder, check, { DELIVERY: 'plane' })
    assert.equal(code, 1)
    assert.match(printed, /environment › DELIVERY: must be "plain", or not be set \(found "plane"\)/)
  })

  test('each page has a policy with a hash for each of its inline scripts, and nothing unsafe', async () => {
    const files = await exportedFiles()
    assert(files.length > pages.length, files.join(' '))
    for (const file of files) {
      const html = await readFile(inOut(file), 'utf8')
      const policy = policyTag.exec(html)?.[1] ?? ''
      assert(html.search(/charset/i) < html.indexOf(policy) && html.indexOf(policy) < html.indexOf('<script'))
      assert.equal(html.match(/<meta charset/gi)?.length, 1, file)
      const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? []
      const hashes = scripts.match(/'sha256-/g)?.length
      assert.equal(hashes, new Set(inlineScripts(html)).size, file)
      assert.match(policy, /^default-src 'none'; /)
      assert.doesNotMatch(policy, /unsafe|\*|data:|trusted-types/)
    }
  })

  test('the headers of every host leave scripts to the page, and nothing else', async () => {
    const recipes = ['nginx.conf', 'Caddyfile', 'apache.conf'].map((name) => `../delivery/recipes/${name}`)
    for (const file of ['_headers', '.htaccess', ...recipes]) {
      const text = await readFile(inOut(file), 'utf8')
      assert.match(text, /Content-Security-Policy.*frame-ancestors 'none'/, file)
      assert.doesNotMatch(text, /script-src|trusted-types|unsafe/, file)
    }
  })

  test('who kept the site offline loses the copy, and nobody is offered another', async () => {
    assert.doesNotMatch(await readFile(inOut('offline-worker.js'), 'utf8'), /precache/i)
    assert.match(await readFile(inOut('offline-worker.js'), 'utf8'), /unregister/)
    assert.doesNotMatch(await readFile(inOut('index.html'), 'utf8'), /<keep-site/)
  })

  test('text is compressed, and pages answer on hosts without clean URLs', async () => {
    const files = await readdir(path.join(folder, 'out'), { recursive: true })
    for (const file of ['history.html.br', 'history/index.html', 'history/index.html.gz', 'scripts/page.js'])
      assert(files.includes(file), file)
    assert(!files.some((file) => file.startsWith('_not-found') && file.endsWith('index.html')))
  })
})

const cannot = findHeadless() ? false : skipBecause('no Chromium; `npx playwright install chromium`')

describe('Next’s own export in a browser', { skip: cannot }, () => {
  let browser: Browser
  let preview: Preview
  /** Of a visit with one soft navigation. */
  const softRequests: string[] = []
  before(async () => {
    const executablePath = findHeadless()
    assert(executablePath)
    browser = await chromium.launch({ executablePath, args: browserArguments })
    // Without DELIVERY: the preview follows the build.
    preview = await startPreview({ DELIVERY: '' }, folder)
  })
  after(async () => {
    await browser?.close()
    preview?.stop()
  })

  /** Runs in a page of its own, and fails if that complains of anything. */
  async function visit(width: number, act: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.newContext({ baseURL: preview.url, viewport: { width, height: 800 } })
    const page = await context.newPage()
    const complaints = collectComplaints(page)
    await act(page)
    await context.close()
    // Pictures of a page that is left before they have come.
    assert.deepEqual(
      complaints.filter((complaint) => !/\.(?:svg|avif|jpg) net::ERR_ABORTED$/.test(complaint)),
      [],
    )
  }
  const hydrated = (page: Page) =>
    page.waitForFunction(
      () =>
        document.querySelector('[data-island]') &&
        !document.querySelector('[data-island]:not([data-hydrated])'),
    )

  test('every page hydrates, and its policy blocks nothing', async () => {
    await visit(1280, async (page) => {
      for (const { path: address } of pages) {
        await page.goto(address)
        await hydrated(page)
      }
    })
  })

  test('search, radio, and the page script work', async () => {
    await visit(1280, async (page) => {
      await page.goto('/radio')
      await hydrated(page)
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
      await page.mouse.wheel(0, 600)
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-scrolled'))
      await page.locator('header [commandfor="search"]').click()
      await page.keyboard.type('fence')
      await page.locator('[data-result]').first().waitFor()
    })
  })

  test('the menu opens on a phone, and its link keeps the document', async () => {
    const fetched: string[] = []
    await visit(360, async (page) => {
      page.on('request', (request) => fetched.push(request.url().replace(preview.url, '')))
      await page.goto('/radio')
      await hydrated(page)
      await page.locator('header [commandfor="menu"]').click()
      await page.locator('dialog[open] a[href="/contact"]').first().click()
      await page.waitForURL('**/contact')
      await page.locator('h1').waitFor()
    })
    softRequests.push(...fetched)
  })

  fact('Soft navigation', () => {
    assert(
      softRequests.some((address) => /^\/contact\.txt\?_rsc=/.test(address)),
      softRequests.join('\n'),
    )
    assert(!softRequests.some((address) => address.includes('__next.') || address === '/contact'))
  })

  fact('Attributes', async () => {
    await visit(1280, async (page) => {
      await page.route('**/radio', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        await route.fulfill({
          response,
          body: html.replace('<h1', '<h1 data-changed').replace('href="/contact"', 'href="/nope"'),
        })
      })
      await page.goto('/radio')
      await hydrated(page)
      assert.equal(await page.locator('h1[data-changed]').count(), 1)
      assert.equal(await page.locator('a[href="/nope"]').count(), 1)
    })
  })

  fact('Disabled style sheets', async () => {
    const sheets: string[] = []
    await visit(1280, async (page) => {
      page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()))
      await page.route('**/radio', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        await route.fulfill({
          response,
          body: html.replaceAll('rel="stylesheet"', 'rel="stylesheet" disabled'),
        })
      })
      await page.goto('/radio')
      await hydrated(page)
      assert.notEqual(await page.locator('link[rel="stylesheet"][disabled]').count(), 0)
    })
    assert.deepEqual(sheets, [])
  })

  fact('Trusted Types', async () => {
    const context = await browser.newContext({ baseURL: preview.url })
    const page = await context.newPage()
    const blocked: string[] = []
    page.on('console', (message) => blocked.push(message.text()))
    await page.route('**/radio', async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      headers['content-security-policy-report-only'] = "require-trusted-types-for 'script'"
      await route.fulfill({ response, headers })
    })
    await page.goto('/radio')
    await hydrated(page)
    await page.locator('header [commandfor="search"]').click()
    await page.keyboard.type('fence')
    await page.locator('[data-result]').first().waitFor()
    await context.close()
    assert(
      blocked.some((text) => /Trusted(?:ScriptURL|HTML|Script)/.test(text)),
      blocked.join('\n'),
    )
  })
})

describe('Facts about Next', () => {
  fact('Adapter', async () => {
    const files = await readdir(path.join(folder, '.next'))
    assert(files.includes('BUILD_ID') && !files.includes('export-unfinished'), files.join(' '))
    assert.match(await exported('index.html'), /<\/html>/)
  })

  fact('Flight data', async () => {
    for (const file of await exportedFiles()) {
      const pushes = inlineScripts(await exported(file)).filter((text) => text.includes('__next_f'))
      assert.equal(pushes[0], '(self.__next_f=self.__next_f||[]).push([0])', file)
      const texts = pushes.slice(1).map((text) => {
        const push: unknown = JSON.parse(text.replace(/^self\.__next_f\.push\(/, '').replace(/\)$/, ''))
        assert(Array.isArray(push) && push.length === 2 && push[0] === 1, file)
        return String(push[1])
      })
      assert.equal(texts.join(''), await readFile(inOut(flightFileOf(parsePage(file, ''))), 'utf8'), file)
      assert(texts.join('').endsWith('\n'), file)
      const segments = ['', ...file.replace(/(?:^index)?\.html$/, '').split('/')]
      if (file !== '404.html') assert(texts.join('').includes(`"c":${JSON.stringify(segments)}`), file)
    }
  })

  fact('Queue', async () => {
    const client = await readFile('node_modules/next/dist/client/app-index.js', 'utf8')
    assert.match(client, /self\.__next_f = self\.__next_f \|\| \[\]/)
    assert.match(client, /nextServerDataLoadingGlobal\.forEach\(nextServerDataCallback\)/)
  })

  fact('Registration', async () => {
    for (const file of await exportedFiles()) {
      const others = inlineScripts(await exported(file)).filter((text) => !text.includes('__next_f'))
      assert.equal(others.length, 1, file)
      assert.match(others[0] ?? '', /^\(globalThis\["TURBOPACK"\].*"otherChunks":\[.*"runtimeModuleIds":\[/s)
    }
  })

  fact('The 404 page', async () => {
    assert.equal(await exported('404.html'), await exported('_not-found.html'))
    const files = await readdir(path.join(folder, 'out'))
    assert(files.includes('_not-found.txt') && !files.includes('404.txt'))
  })

  fact('Fonts of the 404 page', async () => {
    const preloads = /<link[^>]*rel="preload"[^>]*as="font"/
    assert.match(await exported('index.html'), preloads)
    assert.doesNotMatch(await exported('404.html'), preloads)
  })

  test('each in delivery/README.md is asserted here', () => {
    assert.deepEqual([...facts.keys()].toSorted(), [...asserted].toSorted())
  })
})

describe('The output of a changed Next', () => {
  /** What the delivery says to the 404 page alone, which links to pages that are not there. */
  async function refusal(change: (html: string) => string, flightFile = '_not-found.txt'): Promise<string[]> {
    const out = await mkdtemp(path.join(tmpdir(), 'changed-next-'))
    await mkdir(path.join(out, '_next'))
    await cp(inOut('_next/static'), path.join(out, '_next/static'), { recursive: true })
    for (const file of ['search-index.json', 'search-texts.json']) await cp(inOut(file), path.join(out, file))
    await cp(inOut('_not-found.txt'), path.join(out, flightFile))
    const html = await exported('404.html')
    const changed = change(html)
    assert(changed !== html || flightFile !== '_not-found.txt', 'nothing is changed')
    await writeFile(path.join(out, '404.html'), changed)
    try {
      await finishExport(out, noThirdParties)
      return []
    } catch (error) {
      const messages = operatorMessages(error)
      if (messages === undefined) throw error
      return messages.filter((message) => !/links to the missing|asks for the missing file/.test(message))
    } finally {
      await rm(out, { recursive: true })
    }
  }

  test('as it is today, there is nothing to refuse', async () => {
    assert.deepEqual(await refusal((html) => `${html}\n`), [])
  })

  const changes: { name: string; change: (html: string) => string; says: RegExp; flightFile?: string }[] = [
    {
      name: 'scripts whose src has another name',
      change: (html) => html.replaceAll(/<script src="(?=\/_next)/g, '<script data-src="'),
      says: /^404\.html: has an unknown inline script: $/,
    },
    {
      name: 'style sheets of another rel',
      change: (html) => html.replaceAll('rel="stylesheet"', 'rel="style"'),
      says: /^404\.html: should have style sheets under \/_next\/static\/; none was found$/,
    },
    {
      name: 'a new inline script',
      change: (html) => html.replace('</body>', '<script>self.__next_r="4f1c"</script></body>'),
      says: /^404\.html: has an unknown inline script: self\.__next_r="4f1c"$/,
    },
    {
      name: 'chunks that are modules',
      change: (html) => html.replaceAll('<script src="/_next', '<script type="module" src="/_next'),
      says: /^404\.html: has an unknown script: <script type="module" src="\/_next/,
    },
    {
      name: 'flight data of another name',
      change: (html) => html.replaceAll('self.__next_f.push', 'self.__next_flight.push'),
      says: /^404\.html: has an unknown inline script: self\.__next_flight\.push/,
    },
    {
      name: 'flight data in a script of JSON',
      change: (html) =>
        html.replaceAll(
          /<script>self\.__next_f\.push\((.*?)\)<\/script>/gs,
          '<script type="application/json">$1</script>',
        ),
      says: /^404\.html: has an unknown inline script: \[1,/,
    },
    {
      name: 'flight data in another file',
      change: (html) => html,
      flightFile: '404.txt',
      says: /^404\.html: its flight data _not-found\.txt is missing$/,
    },
    {
      name: 'flight data that is not that of the file',
      change: (html) => html.replace('self.__next_f.push([1,"', 'self.__next_f.push([1,"1:0\\n'),
      says: /^404\.html: its flight data is not the text of _not-found\.txt$/,
    },
    {
      name: 'no registration with Turbopack',
      change: (html) => html.replace(/<script[^>]*>\(globalThis\["TURBOPACK"\].*?<\/script>/s, ''),
      says: /^404\.html: should register with Turbopack in one inline script; 0 were found$/,
    },
    {
      name: 'chunks at another path',
      change: (html) => html.replaceAll('src="/_next/static/', 'src="/_next/immutable/'),
      says: /^404\.html: has an unknown script: <script src="\/_next\/immutable\//,
    },
    {
      name: 'a chunk that is not there',
      change: (html) =>
        html.replace(/src="\/_next\/static\/chunks\/[^"]*"/, 'src="/_next/static/chunks/gone.js"'),
      says: /^404\.html: asks for the missing script \/_next\/static\/chunks\/gone\.js$/,
    },
    {
      name: 'no charset, before which no policy can stand',
      change: (html) => html.replace(/<meta charset="utf-8"\/?>/i, ''),
      says: /^404\.html: needs one Content-Security-Policy$/,
    },
  ]
  for (const { name, change, flightFile, says } of changes) {
    test(`${name}: refused by name`, async () => {
      const messages = await refusal(change, flightFile)
      assert(
        messages.some((message) => says.test(message)),
        `refused for something else: ${messages.join('\n')}`,
      )
    })
  }
})
