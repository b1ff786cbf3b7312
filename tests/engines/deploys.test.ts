import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile, chmod, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, afterEach, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { getPage } from '../../content/model/pages/page-registry'
import { readServerConfig } from '../../delivery/contract/server-config'
import { writeRecipes } from '../../delivery/hosts/write-recipes'
import { build, copyProject } from '../lib/copy-project'
import * as servers from '../lib/servers'
import { testAddress } from '../lib/site'
import { missingTools, skipWithout } from '../lib/tools'
import { startIcecast, startSource } from '../lib/icecast'
import { until } from '../lib/until'
import { keeperOf } from './kept-site'
import { engines } from './reader'

// A deploy while a page is open: two real builds behind nginx, the second with other code. The open page is of the
// first build, and requests files of the second at the first touch. Then the same for readers who keep the site, behind
// each server.

const run = promisify(execFile)
/** The search index that was recorded for the tests. */
const searchIndex = readFileSync('tests/fixtures/search-documents.json', 'utf8')
const historyHeading = getPage('/history').heading
const desktop = { width: 1280, height: 800 }
const searchButton = 'header [commandfor=search]'
const play = 'main [data-island=load] button'

const missingHere = missingTools(['nginx-light', 'icecast2', 'ffmpeg'])

describe('a deploy under an open page', { skip: skipWithout(missingHere), timeout: 1_800_000 }, () => {
  let secondBuild: string
  let folder: string
  let nginx: servers.Server
  let icecast: Awaited<ReturnType<typeof startIcecast>>
  let source: Awaited<ReturnType<typeof startSource>>

  before(async () => {
    secondBuild = await copyProject()
    // Another build: the chunk that a search fetches has another name.
    const file = path.join(secondBuild, 'components/search/engine/engine.ts')
    await appendFile(file, "\nReflect.set(globalThis, 'build', 'second')\n")
    await run('cp', ['-a', 'out', path.join(secondBuild, 'out')])
    const { code: failed, printed } = await build(secondBuild, { KEEP_BUILDS: '2' })
    assert.equal(failed, 0, printed)

    folder = await mkdtemp(path.join(tmpdir(), 'fence-deploys-'))
    await chmod(folder, 0o755)
    await run('cp', ['-a', 'out', path.join(folder, 'first')])
    await run('cp', ['-a', path.join(secondBuild, 'out'), path.join(folder, 'second')])
    // As if its operator had not set KEEP_BUILDS.
    await run('cp', ['-al', path.join(folder, 'second'), path.join(folder, 'second-alone')])
    const files = (name: string) => path.join(folder, name, '_next', 'static')
    const earlier: string[][] = JSON.parse(
      await readFile(path.join(folder, 'second', '_next', 'earlier-builds.json'), 'utf8'),
    )
    assert.equal(earlier.length, 1)
    for (const file of earlier.flat()) await rm(path.join(files('second-alone'), file))
    // Readers who keep the site take it as it was built; the others' search finds what was recorded for the tests.
    for (const name of ['first', 'second', 'second-alone']) {
      await run('cp', ['-al', path.join(folder, name), path.join(folder, `${name}-whole`)])
      const file = path.join(folder, name, 'search-index.json')
      // The other folders have the same file.
      for (const packed of ['', '.br', '.gz']) await rm(file + packed)
      await writeFile(file, searchIndex)
    }
    await deploy('first')
    icecast = await startIcecast()
    source = await startSource(icecast)
    await writeRecipes(path.join(folder, 'first'), site().hosts, {
      ...(await readServerConfig()),
      siteUrl: testAddress,
    })
    nginx = await servers.nginx.start({ site: site(), icecast: icecast.port })
  })
  after(async () => {
    await nginx?.stop()
    await source?.stop()
    await icecast?.stop()
    for (const made of [folder, secondBuild]) if (made) await rm(made, { recursive: true })
  })
  afterEach(() => deploy('first'))

  const served = () => path.join(folder, 'served')
  const site = () => ({ folder, out: served(), hosts: path.join(folder, 'hosts'), remove: async () => {} })

  /**
   * Replaces the build that is served, in one step: no request finds it missing.
   * @param name of `second`, the files that KEEP_BUILDS has carried over are there; of `second-alone` they are not
   */
  async function deploy(name: string) {
    const next = path.join(folder, 'next')
    await symlink(name, next)
    await rename(next, served())
  }

  for (const engine of engines) {
    describe(engine.name, { skip: skipWithout(engine.packages()), timeout: 900_000 }, () => {
      let reader: import('./reader').Reader

      before(async () => {
        reader = await engine.start()
      })
      after(() => reader?.close())

      const open = async (page: string) => {
        await reader.open(`http://127.0.0.1:${nginx.port}${page}`, desktop)
        await reader.evaluate(() => {
          Reflect.set(window, 'mark', 'the first document')
          // In storage: the document after it can tell why the first was reloaded.
          sessionStorage['faults'] = ''
          const { error } = console
          console.error = (...faults) => {
            sessionStorage['faults'] += `${faults.join(' ')}\n`
            error(...faults)
          }
        })
      }
      const isFirstDocument = () =>
        reader.evaluate(() => Reflect.get(window, 'mark') === 'the first document')
      /** While a document is being replaced nothing can be evaluated. */
      const eventually = (what: string, question: () => Promise<boolean>) =>
        until(what, () => question().catch(() => false))
      const hydrated = (island = 'dialog#search') =>
        eventually(`${island} to hydrate`, () =>
          reader.evaluate((island) => document.querySelector(`${island}[data-hydrated]`) !== null, island),
        )
      const isSearchOpen = () => reader.evaluate(() => document.querySelector('dialog#search[open]') !== null)
      const typed = () =>
        reader.evaluate(() =>
          document.querySelector('[name=q]') instanceof HTMLInputElement
            ? new FormData(document.querySelector('form[role=search]') ?? undefined).get('q')
            : undefined,
        )
      const findsCedar = () =>
        eventually('results', () =>
          reader.evaluate(() => /cedar/i.test(document.querySelector('[data-result]')?.textContent ?? '')),
        )
      const failure = () => reader.evaluate(() => document.querySelector('[data-fault]')?.textContent ?? '')
      const playedSeconds = () => reader.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
      const soundGrows = async () => {
        const from = await playedSeconds()
        await eventually('sound', async () => (await playedSeconds()) > from + 0.3)
      }

      test('old files deleted: opening the search reloads the page, keeps the text, and finds results', async () => {
        await open('/books')
        await deploy('second-alone')
        // Typed before the first touch reaches React.
        await reader.evaluate(() => {
          const input = document.querySelector('[name=q]')
          if (input instanceof HTMLInputElement) input.value = 'ceda'
        })
        await reader.click(searchButton)
        await eventually('the new document', async () => !(await isFirstDocument()))
        await hydrated()
        await eventually('the search to open again', isSearchOpen)
        const words = await typed()
        await reader.type(words === 'ceda' ? 'r' : 'cedar')
        await findsCedar()

        assert.equal(await typed(), 'cedar')
        assert.equal(await failure(), '')
      })

      test('old files kept, with KEEP_BUILDS: the open page goes on without a reload', async () => {
        await open('/books')
        await deploy('second')
        await reader.click(searchButton)
        await eventually('the search to open', isSearchOpen)
        await hydrated()
        await reader.type('cedar')
        await findsCedar()

        const faults = await reader.evaluate(() => sessionStorage['faults'])
        assert(await isFirstDocument(), `reloaded after: ${faults}`)
        assert.equal(await failure(), '')
      })

      test('old files deleted: the radio plays on in the next page, which is of the new build', async () => {
        await open('/radio')
        await hydrated('main [data-island=load]')
        await reader.click(play)
        await soundGrows()
        await deploy('second-alone')
        // By script: with a pointer Chromium prerenders the page, and the driver loses it.
        await reader.evaluate(() => {
          const link = document.querySelector('header nav [href="/history"]')
          if (link instanceof HTMLElement) link.click()
        })
        await eventually('the next page', () =>
          reader.evaluate(
            (heading) =>
              location.pathname === '/history' && document.querySelector('h1')?.textContent === heading,
            historyHeading,
          ),
        )
        assert(await isFirstDocument(), 'the sound has stopped')
        assert(await reader.evaluate(() => document.querySelector('[data-radio-bar]') !== null))
        await soundGrows()
      })

      // Under automation WebKitGTK 2.50 told of no new version within 30 s.
      if (engine.name === 'WebKit') return

      const { keep, noted, press, goTo } = keeperOf(() => reader)

      /** Which build the page is of. Whatever it has loaded must be of the same. */
      async function buildOfPage() {
        // A document that has just begun has no loader yet, which is to see the click.
        await eventually('the page', () => reader.evaluate(() => document.readyState === 'complete'))
        // By script, as above.
        await reader.evaluate((button) => {
          const found = document.querySelector(button)
          if (found instanceof HTMLElement) found.click()
        }, searchButton)
        await eventually('the search to open', isSearchOpen)
        await hydrated()
        await reader.type(historyHeading)
        await eventually('results', () =>
          reader.evaluate(() => document.querySelector('[data-result]') !== null),
        )
        const { islands, engine, files } = await reader.evaluate(() => ({
          islands:
            document.querySelector('[data-islands]')?.getAttribute('data-islands')?.split(' ')[0] ?? '',
          engine: Reflect.get(window, 'build') ?? 'first',
          files: performance
            .getEntriesByType('resource')
            .map(({ name }) => new URL(name).pathname)
            .filter((file) => file.startsWith('/_next/static/')),
        }))
        await reader.press('Escape')
        const of = (file: string) =>
          (['first', 'second'] as const).filter((name) =>
            existsSync(path.join(folder, `${name === 'first' ? name : 'second-alone'}-whole`, file)),
          )
        assert.deepEqual(of(islands), [engine])
        assert(files.length > 2)
        assert.deepEqual(
          files.filter((file) => !of(file).includes(engine)),
          [],
        )
        assert.equal(await failure(), '')
        return engine
      }

      // Firefox is slower, and reads what the servers answer no other way.
      for (const host of engine.name === 'Chromium'
        ? [servers.nginx, servers.caddy, servers.apache]
        : [servers.nginx]) {
        const missing = missingTools(host.needs ? [host.needs] : [])
        test(
          `kept, behind ${host.name}: each page and its scripts are of one build, before the new one is used, then, and offline`,
          { skip: skipWithout(missing) },
          async () => {
            await deploy('first-whole')
            const server = await host.start({ site: site() })
            try {
              await reader.open(`http://127.0.0.1:${server.port}/contact`, desktop)
              assert.match(await keep(), /^Kept/)
              assert.equal(await buildOfPage(), 'first')

              await deploy('second-alone-whole')
              await goTo('/history')
              assert.equal(await buildOfPage(), 'first')
              await until('the new version', async () => /new version/.test(await noted()), 30_000)
              await goTo('/types-of-fences')
              assert.equal(await buildOfPage(), 'first')

              await until('the note', async () => /new version/.test(await noted()), 30_000)
              await reader.evaluate(() => Reflect.set(window, 'mark', 'the first document'))
              await press('Use it')
              // Chromium may wait until the former worker has been idle for half a minute.
              await until(
                'the new document',
                () =>
                  isFirstDocument().then(
                    (is) => !is,
                    () => false,
                  ),
                60_000,
              )
              assert.equal(await buildOfPage(), 'second')
            } finally {
              await server.stop()
            }
            await goTo('/books')
            assert.equal(await buildOfPage(), 'second')
          },
        )
      }
    })
  }
})
