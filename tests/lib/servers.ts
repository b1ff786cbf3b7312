import type { SpawnOptions } from 'node:child_process'
import { chownSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { whyNotFresh } from '../hosts/fresh-debian/fresh-debian'
import { freePort } from './free-port'
import { readStages, type Stage } from './dockerfile'
import type { Fixture } from './site'
import { startProgram } from './start-program'
import { missingTools, searchPath, skipBecause, skipWithout, toolFolder, type Tool } from './tools'
import { until } from './until'

export type Server = { port: number; pid: number | undefined; stop: () => Promise<void> }

export type Given = {
  site: Fixture
  /** Its port. */
  icecast?: number | undefined
  /** What else an operator has changed in the recipe. */
  edits?: [string, string][] | undefined
}

export type Host = {
  name: string
  start: (given: Given) => Promise<Server>
  /** The package without which it cannot run. */
  needs?: Tool
  /** Why this machine cannot run it. */
  cannot?: () => string | undefined
}

/** The `skip` option of a suite that runs this host, and needs these packages, too. */
export function skipHost({ needs, cannot }: Host, ...others: Tool[]) {
  const reason = cannot?.()
  return reason ? skipBecause(reason) : skipWithout(missingTools([needs, ...others]))
}

type Command = { command: string; parameters: string[]; options?: SpawnOptions; timeout?: number }

/** Started by root, servers become "nobody": a recipe must not need any rights. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** Starts a program that serves on a free port, with a folder of its own for whatever it has to write. */
async function start(
  name: string,
  prepare: (port: number, folder: string) => Promise<Command>,
): Promise<Server> {
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'fence-server-'))
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid)
  const { command, parameters, options, timeout } = await prepare(port, folder)
  const program = startProgram(command, parameters, { env: searchPath(), ...options })
  const stop = async () => {
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await until(
      `${name} to listen`,
      () => {
        if (program.ended()) throw new Error(`${name} ended: ${program.output()}`)
        return listens(port)
      },
      timeout,
    )
  } catch (error) {
    await stop()
    throw error
  }
  return { port, pid: program.pid, stop }
}

function listens(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** A recipe with lines changed as an operator would. Each of them must be there. */
async function edited({ site, edits: more = [] }: Given, name: string, edits: [string, string][]) {
  let recipe = await readFile(path.join(site.hosts, name), 'utf8')
  for (const [from, to] of [['/var/www/fence-wiki', site.out], ...edits, ...more]) {
    if (!recipe.includes(from ?? '')) throw new Error(`${name}: there is no "${from}" to change`)
    recipe = recipe.replaceAll(from ?? '', to ?? '')
  }
  return recipe
}

function startNginx(given: Given) {
  return start('nginx', async (port, folder) => {
    const site = await edited(given, 'nginx.conf', [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['listen [::]:80;', ''],
      ['server 127.0.0.1:8000;', `server 127.0.0.1:${given.icecast ?? 1};`],
    ])
    await writeFile(path.join(folder, 'nginx.conf'), nginxConfig(folder, site))
    return { ...nginxCommand(folder), options: nobody }
  })
}

/**
 * Runs the last stage of a Dockerfile as an engine would, on Debian's programs (container.sh).
 * @param prepare makes the files that the stage copies, or is given, by the names they have there
 */
export function startImage(
  stage: Stage,
  prepare: (port: number, folder: string) => Promise<Readonly<Record<string, string>>>,
): Promise<Server> {
  return start(`A container of ${stage.from}`, async (port, folder) => {
    const mounts = Object.entries(await prepare(port, folder)).map(
      ([target, source]) => `${source}:${target}`,
    )
    const root = path.join(folder, 'root')
    await mkdir(root)
    return {
      command: 'unshare',
      parameters: ['--mount', 'bash', path.join(import.meta.dirname, 'container.sh')].concat(
        ...[root, stage.user, ...mounts, '--', ...stage.entrypoint],
      ),
    }
  })
}

function startContainer(given: Given) {
  const stage = readStages(readFileSync('Dockerfile', 'utf8')).at(-1)
  if (!stage) throw new Error('Dockerfile has no stage')
  return startImage(stage, async (port, folder) => {
    const text = await edited(
      { ...given, site: { ...given.site, out: '/var/www/fence-wiki' } },
      'nginx-container.conf',
      [
        ['listen 8080', `listen 127.0.0.1:${port}`],
        ['icecast:8000', `127.0.0.1:${given.icecast ?? 1}`],
      ],
    )
    const recipe = path.join(folder, 'nginx.conf')
    await writeFile(recipe, text)
    const sources: Record<string, string> = {
      '/site/out': given.site.out,
      '/site/delivery/recipes/nginx-container.conf': recipe,
    }
    return Object.fromEntries(stage.copies.map(({ source, target }) => [target, sources[source] ?? source]))
  })
}

/** Debian's own /etc/nginx/nginx.conf, with everything that nginx writes in our folder. */
function nginxConfig(folder: string, site: string) {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  return `daemon off;
pid ${folder}/nginx.pid;
worker_processes auto;
error_log stderr;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  gzip on;
  ${paths}
${site}
}
`
}

const nginxCommand = (folder: string) => ({
  command: 'nginx',
  parameters: ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')],
})

/** An nginx that treats every site alike: the benchmark's. Its workers may read what belongs to root. */
export function startPlainNginx(root: string) {
  return start('nginx', async (port, folder) => {
    const site = `gzip_static on;
gzip_vary on;
gzip_comp_level 6;
gzip_types text/css text/plain text/xml text/javascript application/javascript application/json application/wasm image/svg+xml;
charset utf-8;
server {
  listen 127.0.0.1:${port};
  root "${path.resolve(root)}";
  error_page 404 /404.html;
  location / { try_files $uri $uri.html $uri/index.html =404; }
  location ~ ^/(?:_next/static|_astro|assets|pictures)/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
}`
    const config = nginxConfig(folder, site)
    await writeFile(
      path.join(folder, 'nginx.conf'),
      nobody.uid === undefined ? config : `user root;\n${config}`,
    )
    return nginxCommand(folder)
  })
}

function startCaddy(given: Given) {
  return start('Caddy', async (port, folder) => {
    const site = await edited(given, 'Caddyfile', [
      ['http://127.0.0.1 {', `http://:${port} {\n\tbind 127.0.0.1`],
      ['127.0.0.1:8000', `127.0.0.1:${given.icecast ?? 1}`],
    ])
    await writeFile(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    return {
      command: 'caddy',
      parameters: ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')],
      options: { ...nobody, env: { ...searchPath(), ...home } },
    }
  })
}

function startApache(given: Given) {
  return startHttpd('Apache', async (port) =>
    edited(given, 'apache.conf', [
      ['*:80', `127.0.0.1:${port}`],
      ['127.0.0.1:8000', `127.0.0.1:${given.icecast ?? 1}`],
    ]),
  )
}

/** A shared host: a server we do not configure, and the .htaccess of out/. */
function startApacheShared({ site }: Given) {
  return startHttpd(
    'Apache with .htaccess',
    async () => `DocumentRoot "${site.out}"
<Directory "${site.out}">
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>`,
  )
}

/** Apache as Debian configures it: its modules, their settings, and nothing readable but the document root. */
function startHttpd(name: string, site: (port: number) => Promise<string>) {
  const configured = 'mime dir autoindex negotiation deflate setenvif reqtimeout mpm_event'.split(' ')
  const plain = 'authz_core authz_host alias filter env headers rewrite proxy proxy_http'.split(' ')
  return start(name, async (port, folder) => {
    await writeFile(
      path.join(folder, 'httpd.conf'),
      `ServerRoot "${folder}"
ServerName localhost
TraceEnable Off
ServerTokens Prod
Listen 127.0.0.1:${port}
PidFile "${folder}/httpd.pid"
DefaultRuntimeDir "${folder}"
Mutex file:${folder}
ErrorLog "${folder}/error.log"
${[...configured, ...plain].map((module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`).join('\n')}
${configured.map((module) => `Include /etc/apache2/mods-available/${module}.conf`).join('\n')}
<Directory />
  AllowOverride None
  Require all denied
</Directory>
AccessFileName .htaccess
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
${await site(port)}
`,
    )
    return {
      command: 'apache2',
      parameters: ['-D', 'FOREGROUND', '-f', path.join(folder, 'httpd.conf')],
      options: nobody,
    }
  })
}

function startPreview({ site, icecast }: Given) {
  const mount = icecast === undefined ? '' : `http://127.0.0.1:${icecast}/stream`
  return start('The preview', async (port) => ({
    command: process.execPath,
    // The settings are those of this project's folder.
    parameters: ['--import', 'tsx', 'delivery/preview/server.ts', site.out],
    options: {
      cwd: path.resolve(import.meta.dirname, '..', '..'),
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', RADIO_UPSTREAM: mount },
    },
  }))
}

/** Cloudflare's own runtime, on this machine. */
function startCloudflare({ site }: Given) {
  const alone = { CI: 'true', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }
  return start('Cloudflare Pages', async (port, folder) => ({
    command: process.execPath,
    parameters: [
      path.join(toolFolder('wrangler'), 'bin', 'wrangler.js'),
      ...['pages', 'dev', site.out, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', String(await freePort()), '--compatibility-date', '2026-01-01'],
      '--log-level=error',
    ],
    options: { cwd: folder, env: { ...process.env, ...alone, HOME: folder } },
    timeout: 60_000,
  }))
}

function startServe({ site }: Given) {
  return start('serve', async (port) => ({
    command: process.execPath,
    parameters: [
      path.join(toolFolder('serve'), 'build', 'main.js'),
      ...['--listen', `tcp://127.0.0.1:${port}`, '--no-clipboard', '--no-request-logging', site.out],
    ],
  }))
}

function startPython({ site }: Given) {
  return start('python3 -m http.server', async (port) => ({
    command: 'python3',
    parameters: ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', site.out],
  }))
}

export const nginx: Host = { name: 'nginx', start: startNginx, needs: 'nginx-light' }
export const container: Host = {
  name: 'The container',
  start: startContainer,
  needs: 'nginx-light',
  cannot: whyNotFresh,
}
export const caddy: Host = { name: 'Caddy', start: startCaddy, needs: 'caddy' }
export const apache: Host = { name: 'Apache', start: startApache, needs: 'apache2' }
export const apacheShared: Host = {
  name: 'Apache with .htaccess',
  start: startApacheShared,
  needs: 'apache2',
}
export const preview: Host = { name: 'The preview', start: startPreview }
export const cloudflare: Host = { name: 'Cloudflare Pages', start: startCloudflare, needs: 'wrangler' }
export const serve: Host = { name: 'serve', start: startServe, needs: 'serve' }
export const python: Host = { name: 'python3 -m http.server', start: startPython }

/** Those that pass the radio on. */
export const proxies = [nginx, container, caddy, apache, preview]
