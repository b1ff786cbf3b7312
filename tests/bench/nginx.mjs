import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { atExit } from './at-exit.mjs'

// One plain nginx for every site that is measured: what differs between two of them is the site, not the server.

/** @typedef {{ name: string, folder: string, port: number }} Site */
/** @typedef {{ address: (name: string) => string, stop: () => Promise<void> }} Nginx */

const hasNginx = () => spawnSync('nginx', ['-v'], { env: withSbin() }).error === undefined

/** Debian keeps nginx where only root looks for programs. */
const withSbin = () => ({ ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` })

/**
 * Installs nginx where that can be done: as root on Debian.
 * @throws Error saying what to do by hand
 */
export function ensureNginx() {
  if (hasNginx()) return
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).error === undefined) {
    console.log('Installing nginx-light for the benchmark ...')
    const command =
      'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends nginx-light'
    spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 })
  }
  if (!hasNginx()) throw new Error('The benchmark serves with nginx: install it (Debian: nginx-light)')
}

/**
 * Serves folders on the loopback interface, each on a port of its own, until stopped.
 * @param {readonly { name: string, folder: string }[]} folders
 * @param {number} firstPort
 * @returns {Promise<Nginx>}
 */
export async function startNginx(folders, firstPort) {
  const home = await mkdtemp(path.join(tmpdir(), 'fence-wiki-nginx-'))
  // Its workers may run as another user, who has to reach the folder.
  await chmod(home, 0o755)
  const sites = folders.map(({ name, folder }, index) => ({
    name,
    folder: path.resolve(folder),
    port: firstPort + index,
  }))
  const file = path.join(home, 'nginx.conf')
  await writeFile(file, nginxConfig(sites, { home, asRoot: process.getuid?.() === 0 }))

  const server = spawn('nginx', ['-p', home, '-c', file, '-e', path.join(home, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: withSbin(),
  })
  let errors = ''
  server.stderr.on('data', (/** @type {Buffer} */ chunk) => (errors += chunk.toString()))
  const ended = new Promise((resolve) => server.once('exit', resolve))

  const forgetExit = atExit(() => {
    server.kill()
    rmSync(home, { recursive: true, force: true })
  })
  const stop = async () => {
    forgetExit()
    if (server.exitCode === null && server.kill()) await ended
    await rm(home, { recursive: true, force: true })
  }
  const address = (/** @type {string} */ name) => {
    const site = sites.find((candidate) => candidate.name === name)
    if (!site) throw new Error(`nginx serves no "${name}"`)
    return `http://127.0.0.1:${site.port}`
  }
  try {
    for (const { name } of sites)
      await answers(
        address(name),
        () => server.exitCode !== null,
        () => errors,
      )
  } catch (error) {
    await stop()
    throw error
  }
  return { address, stop }
}

/**
 * @param {string} address
 * @param {() => boolean} hasEnded
 * @param {() => string} errors
 */
async function answers(address, hasEnded, errors) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (hasEnded()) throw new Error(`nginx ended: ${errors()}`)
    const response = await fetch(address).catch(() => undefined)
    if (response) return
    await sleep(50)
  }
  throw new Error(`nginx does not answer at ${address}`)
}

/**
 * @param {readonly Site[]} sites
 * @param {{ home: string, asRoot: boolean }} options
 */
export function nginxConfig(sites, { home, asRoot }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${home}/${kind};`,
  )
  return `daemon off;
worker_processes 1;
pid ${home}/nginx.pid;
error_log ${home}/error.log;
${asRoot ? '# The worker must be allowed to read folders that belong to root.\nuser root;\n' : ''}
events {}

http {
${temporary.join('\n')}
  access_log off;
  types {
    text/html html;
    text/css css;
    text/plain txt;
    text/xml xml;
    text/javascript js mjs;
    application/json json map;
    application/manifest+json webmanifest;
    application/wasm wasm;
    image/avif avif;
    image/gif gif;
    image/jpeg jpg jpeg;
    image/png png;
    image/svg+xml svg;
    image/webp webp;
    image/x-icon ico;
    font/woff2 woff2;
    font/woff woff;
    font/ttf ttf;
    audio/mpeg mp3;
  }
  charset utf-8;
  charset_types text/html text/css text/plain text/xml text/javascript application/json;

  # A file's own .gz is sent where a build left one; whatever else is text gets compressed on the way.
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_min_length 256;
  gzip_types text/css text/plain text/xml text/javascript application/json application/manifest+json application/wasm image/svg+xml;

${sites.map(serverBlock).join('\n')}
}
`
}

/** @param {Site} site */
function serverBlock({ folder, port }) {
  return `  server {
    listen 127.0.0.1:${port};
    root "${folder}";
    error_page 404 /404.html;
    location / {
      try_files $uri $uri.html $uri/index.html =404;
    }
    # What carries its hash in its name never changes.
    location ~ ^/(?:_next/static|_astro|assets|pictures)/ {
      add_header Cache-Control "public, max-age=31536000, immutable";
    }
  }
`
}
