import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { securityHeaders } from '../../delivery/contract/headers'
import { readServerConfig } from '../../delivery/contract/server-config'
import { writeRecipes } from '../../delivery/hosts/write-recipes'
import { startFreshDebian, whyNotFresh } from './fresh-debian/fresh-debian'
import { missingTools, skipBecause, skipWithout } from '../lib/tools'
import { until } from '../lib/until'

// The shell lines of README.md and delivery/OPERATING.md, on a Debian whose server has just been installed.

const text = `${await readFile('README.md', 'utf8')}\n${await readFile('delivery/OPERATING.md', 'utf8')}`
const blocks = [...text.matchAll(/^( *)```sh\n([^]*?)^ *```$/gm)].map(([, margin = '', lines = '']) =>
  lines.replaceAll(new RegExp(`^${margin}`, 'gm'), ''),
)

/** The one block that holds these words. */
const linesWith = (words: string) => {
  const [block, ...others] = blocks.filter((lines) => lines.includes(words))
  assert(block !== undefined && others.length === 0, `There is not one block with "${words}"`)
  return block
}

const siteUrl = /^SITE_URL=(\S+) npm run build$/m.exec(linesWith('SITE_URL='))?.[1] ?? ''
const update = linesWith('fence-wiki.before/\nrsync')
const stage = linesWith('fence-wiki.next\nrsync')
const swap = linesWith('mv /var/www/fence-wiki.next')
const goBack = linesWith('fence-wiki.before/ /var/www/fence-wiki/')

const { host } = new URL(siteUrl)
const www = `www.${host}`
const settings = await readServerConfig()
const home = await readFile('out/index.html', 'utf8')
const welcome = /Welcome to nginx|Apache2 Debian Default Page|Congratulations|It works/

const hosts = [
  { name: 'nginx', server: 'nginx', from: 'nginx-light', lines: linesWith('recipes/nginx.conf') },
  { name: 'Apache', server: 'apache2', from: 'apache2', lines: linesWith('recipes/apache.conf') },
  { name: 'Caddy', server: 'caddy', from: 'caddy', lines: linesWith('recipes/Caddyfile') },
] as const

const cannot = whyNotFresh()

for (const { name, server, from, lines } of hosts) {
  const skip = cannot
    ? skipBecause(cannot)
    : skipWithout(missingTools([from, 'rsync', 'iproute2', 'openssl']))

  describe(`Fresh ${name}, after the README`, { skip, timeout: 60_000 }, () => {
    /** Where an operator stands: has out/ and delivery/recipes/. */
    let project: string
    let debian: Awaited<ReturnType<typeof startFreshDebian>>
    before(async () => {
      project = await mkdtemp(path.join(tmpdir(), 'fence-readme-'))
      await symlink(path.resolve('out'), path.join(project, 'out'))
      await writeHosts(siteUrl)
      debian = await startFreshDebian(server, [host, www])
      const greeting = () => debian.ask(`http://${host}/`)
      await until('the distribution’s welcome page', async () =>
        welcome.test((await greeting())[0]?.body ?? ''),
      )
      await debian.run(lines, project)
      await until('the certificates, which Caddy signs after the reload', async () => {
        const [bare, atWww] = await debian.ask(`${siteUrl}/`, `https://${www}/`)
        return bare?.status === 200 && atWww?.status === 301
      })
    })
    after(async () => {
      await debian?.stop()
      await rm(project, { recursive: true, force: true })
    })

    /** The configurations that a build with this SITE_URL writes. */
    async function writeHosts(address: string) {
      const scratch = path.join(project, 'for-other-hosts')
      await mkdir(scratch, { recursive: true })
      await writeRecipes(scratch, path.join(project, 'delivery', 'recipes'), {
        ...settings,
        siteUrl: address,
      })
    }

    test('the host shows the site, with its headers', async () => {
      const [page, missingPage] = await debian.ask(`${siteUrl}/`, `${siteUrl}/nope`)
      assert.equal(page?.body, home)
      for (const [header, value] of securityHeaders(settings.policy))
        assert.equal(page?.headers[header.toLowerCase()], value)
      assert.equal(missingPage?.status, 404)
    })

    test('www and plain http redirect there in one step, with path and query', async () => {
      const addresses = [`https://${www}`, `http://${host}`, `http://${www}`].flatMap((origin) => [
        `${origin}/`,
        `${origin}/history?from=old&a=%2F`,
      ])
      const answers = await debian.ask(...addresses)
      assert.deepEqual(
        answers.map(({ status, headers }) => `${status} ${headers['location']}`),
        addresses.map((address) => {
          const { pathname, search } = new URL(address)
          return `301 ${siteUrl}${pathname}${search}`
        }),
      )
      assert.equal(answers[0]?.headers['strict-transport-security'], 'max-age=31536000')
    })

    test('an IP address or a foreign name redirects to the site, not to the welcome page', async () => {
      const answers = await debian.ask(
        'http://203.0.113.7/',
        'http://other.example/radio',
        'http://localhost/',
      )
      assert.deepEqual(
        answers.map(({ headers }) => headers['location']),
        [`${siteUrl}/`, `${siteUrl}/radio`, `${siteUrl}/`],
      )
    })

    test('no redirect leaves the site', async () => {
      const paths = [
        '//evil.example/',
        '/%5cevil.example',
        '/%0d%0aX-Evil:%20yes',
        '/@evil.example',
        '/%2f%2fevil.example',
      ]
      const answers = await debian.ask(
        ...paths.flatMap((target) => [`http://${host}${target}`, `https://${www}${target}`]),
      )
      for (const { headers } of answers) {
        assert.equal(headers['x-evil'], undefined)
        if (headers['location'] !== undefined) assert.equal(new URL(headers['location']).host, host)
      }
    })

    if (server !== 'caddy') {
      test('the certificate can be renewed behind the recipe', async () => {
        await debian.run('certbot renew', project)
        const [secure, plain] = await debian.ask(`${siteUrl}/`, `http://${host}/`)
        assert.equal(secure?.status, 200)
        assert.equal(plain?.status, 301)
      })
    }

    test('an update, staged or not, leaves no old files, keeps unchanged ones, and can be taken back', async () => {
      /** Puts a build online that holds these files. */
      const publish = async (files: Record<string, string>, builtAt: number, lines = update) => {
        const folder = await mkdtemp(path.join(project, 'build-'))
        await mkdir(path.join(folder, 'out'))
        for (const [file, text] of Object.entries(files)) {
          await writeFile(path.join(folder, 'out', file), text)
          await utimes(path.join(folder, 'out', file), builtAt, builtAt)
        }
        await debian.run(lines, folder)
      }
      const online = async () => {
        const addresses = ['/', '/old.txt', '/out/robots.txt', '/robots.txt'].map(
          (target) => siteUrl + target,
        )
        const [page, old, nested, robots] = await debian.ask(...addresses)
        return {
          page: page?.body,
          old: old?.status,
          nested: nested?.status,
          etag: robots?.headers['etag']?.replace('W/', ''),
        }
      }
      const robots = 'User-agent: *'
      await publish(
        { 'index.html': 'First', 'robots.txt': robots, 'old.txt': 'old', 'old.txt.br': 'old' },
        1_000_000_000,
      )
      const first = await online()
      assert.deepEqual({ ...first, etag: '' }, { page: 'First', old: 200, nested: 404, etag: '' })

      await publish({ 'index.html': 'Second', 'robots.txt': robots }, 1_100_000_000)
      assert.deepEqual(await online(), { page: 'Second', old: 404, nested: 404, etag: first.etag })
      await debian.run('[ ! -e /var/www/fence-wiki/old.txt.br ]', project)

      await debian.run(goBack, project)
      assert.deepEqual(await online(), first)

      // Beside the site, nobody sees it; then it is there at once, without what it no longer has.
      await publish({ 'index.html': 'Third', 'robots.txt': robots }, 1_200_000_000, stage)
      assert.deepEqual(await online(), first)
      await debian.run(swap, project)
      assert.deepEqual(await online(), { page: 'Third', old: 404, nested: 404, etag: first.etag })
      await debian.run(goBack, project)
      assert.deepEqual(await online(), first)
    })

    test('the bare name redirects to a site at www', async () => {
      await writeHosts(`https://${www}`)
      // The certificate from before has both names, but another folder.
      await debian.run(
        `[ ! -d /etc/letsencrypt ] || ln -sfn ${host} /etc/letsencrypt/live/${www}\n${configure(lines)}`,
        project,
      )
      const ask = () => debian.ask(`https://${host}/radio`, `http://${host}/radio`, `https://${www}/`)
      // Caddy's former configuration may answer one more connection after the reload.
      await until('the first redirect', async () => (await ask())[0]?.headers['location'] !== undefined)
      const [secure, plain, page] = await ask()
      assert.equal(page?.status, 200)
      assert.equal(secure?.headers['location'], `https://${www}/radio`)
      assert.equal(plain?.headers['location'], `https://${www}/radio`)
    })
  })
}

/** Of the README's lines, those for the configuration. */
function configure(lines: string) {
  return lines.replaceAll(/^(?:certbot|rsync) .*\n/gm, '')
}
