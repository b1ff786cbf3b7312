import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/**
 * Programs of the hosts, from npm. They are no dependencies of the site, and large (200 MB), so they live in
 * a cache of their own. Cloudflare's and Netlify's are the last that run on Node 20.
 */
const versions = {
  wrangler: '4.86.0',
  serve: '14.2.7',
  '@netlify/headers-parser': '9.0.3',
  '@netlify/redirect-parser': '15.0.4',
}

const folder = path.resolve('.next', 'cache', 'host-tools')

/** @param {keyof typeof versions} name */
export function toolFolder(name) {
  return path.join(folder, 'node_modules', name)
}

/** Programs that are not there in the version that the tests want. */
export function missingNpmTools() {
  return Object.entries(versions).filter(([name, version]) => {
    const file = path.join(folder, 'node_modules', name, 'package.json')
    return !existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).version !== version
  })
}

/** Installs what is missing. Without a network it stays missing. */
export function ensureNpmTools() {
  const missing = missingNpmTools()
  if (missing.length === 0) return
  const names = Object.entries(versions).map(([name, version]) => `${name}@${version}`)
  console.log(`Installing ${names.join(', ')} for the tests ...`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  spawnSync('npm', ['install', ...options, ...names], { cwd: folder, stdio: 'inherit', timeout: 5 * 60_000 })
}

/**
 * From Debian, by the names of their packages: the servers that the recipes are for, what puts a load on them, and
 * what the README's lines use.
 */
const debianPrograms = {
  'nginx-light': ['nginx', '-v'],
  caddy: ['caddy', 'version'],
  apache2: ['apache2', '-v'],
  wrk: ['wrk', '-v'],
  rsync: ['rsync', '--version'],
  iproute2: ['ip', '-V'],
  openssl: ['openssl', 'version'],
}

/** @returns {string[]} names of packages */
export function missingServers() {
  return Object.entries(debianPrograms)
    .filter(([, [command = '', ...parameters]]) => {
      return spawnSync(command, parameters, { env: searchPath() }).error !== undefined
    })
    .map(([name]) => name)
}

/** Debian keeps servers where only root looks for programs. */
export function searchPath() {
  return { ...process.env, PATH: `${process.env['PATH']}${path.delimiter}/usr/sbin` }
}
