import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

// Programs that suites need beside the project's own packages: which are missing here, and how each is installed.

/** Debian packages, each with a command that runs once it is installed. */
const debianPackages = {
  'nginx-light': ['nginx', '-v'],
  caddy: ['caddy', 'version'],
  apache2: ['apache2', '-v'],
  icecast2: ['icecast2', '-version'],
  ffmpeg: ['ffmpeg', '-version'],
  wrk: ['wrk', '-v'],
  rsync: ['rsync', '--version'],
  iproute2: ['ip', '-V'],
  openssl: ['openssl', 'version'],
  busybox: ['busybox', 'true'],
}

/**
 * npm packages that only these tests use. 200 MB, so they are no devDependencies and live in a cache of their own.
 * wrangler and Netlify's parsers are the last versions that run on Node 20.
 */
const npmPackages = {
  wrangler: '4.86.0',
  serve: '14.2.7',
  '@netlify/headers-parser': '9.0.3',
  '@netlify/redirect-parser': '15.0.4',
}

type NpmPackage = keyof typeof npmPackages
export type Tool = keyof typeof debianPackages | NpmPackage

const folder = path.resolve('.next', 'cache', 'host-tools')

export const toolFolder = (name: NpmPackage) => path.join(folder, 'node_modules', name)

/** Debian keeps servers in /usr/sbin, which only root's PATH names. */
export const searchPath = () => ({
  ...process.env,
  PATH: `${process.env['PATH']}${path.delimiter}/usr/sbin`,
})

const runs = ([command = '', ...parameters]: readonly string[]) =>
  spawnSync(command, parameters, { env: searchPath() }).error === undefined

const isInstalled = (name: string, version: string): boolean => {
  const file = path.join(folder, 'node_modules', name, 'package.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
}

export const missingDebianPackages = () =>
  Object.entries(debianPackages)
    .filter(([, command]) => !runs(command))
    .map(([name]) => name)

export const missingNpmPackages = () =>
  Object.entries(npmPackages)
    .filter(([name, version]) => !isInstalled(name, version))
    .map(([name]) => name)

/** What Homebrew calls them. What is not here runs on Linux only: network namespaces, Debian's Apache. */
const formulas = { 'nginx-light': 'nginx', caddy: 'caddy', icecast2: 'icecast', ffmpeg: 'ffmpeg', wrk: 'wrk' }

/** How a machine without apt-get, or without root, gets what has these names of Debian's. */
export function howToInstall(lacking: readonly string[], platform = process.platform): string {
  const known = Object.entries(formulas).flatMap(([name, formula]) =>
    lacking.includes(name) ? [formula] : [],
  )
  const brew = platform === 'darwin' && known.length > 0 ? [`brew install ${known.join(' ')}`] : []
  const container = 'docker run --rm -v "$PWD:/site" -w /site node:24-bookworm bash .ci/run'
  return [...brew, `all of them at once, on any machine with Docker or Podman: ${container}`].join('; ')
}

let missing: readonly string[] | undefined

/** Those that this machine lacks. */
export function missingTools(needed: readonly (Tool | undefined)[]): string[] {
  missing ??= [...missingDebianPackages(), ...missingNpmPackages()]
  return [...missing].filter((name) => needed.some((tool) => tool === name))
}

/**
 * The `skip` option of a suite that needs these packages: why it is skipped.
 * @throws under CI, where nothing may be skipped
 */
export function skipWithout(lacking: readonly string[]): string | false {
  if (lacking.length === 0) return false
  return skipBecause(
    `${lacking.join(' and ')} not installed; \`npm test -- --all\` installs it on Debian, as root`,
  )
}

/** @throws under CI, where nothing may be skipped */
export function skipBecause(reason: string): string {
  if (process.env['CI']) throw new Error(reason)
  return reason
}

/** Installs npm packages into a folder of their own. Without a network they stay missing. */
export function npmInstall(into: string, names: readonly string[]) {
  mkdirSync(into, { recursive: true })
  writeFileSync(path.join(into, 'package.json'), '{ "private": true }')
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  spawnSync('npm', ['install', ...options, ...names], {
    ...{ cwd: into, stdio: 'inherit', timeout: 5 * 60_000 },
    shell: process.platform === 'win32',
  })
}

/** Installs the npm packages that are missing. */
export function ensureNpmPackages() {
  if (missingNpmPackages().length === 0) return
  const names = Object.entries(npmPackages).map(([name, version]) => `${name}@${version}`)
  console.log(`Installing ${names.join(', ')} for the tests ...`)
  npmInstall(folder, names)
}
