import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { npmInstall } from './tools'

const folder = path.resolve('.next', 'cache', 'newest-node')

/**
 * npm's package `node` is a script that installs one of these, and npm runs no such scripts any more unless told
 * to: so the one for this machine is named here.
 */
const system = process.platform === 'win32' ? 'win' : process.platform
const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
const name = `${prefix}-${system}-${process.arch}`
const binaries = path.join(folder, 'node_modules', name, 'bin')
const binary = path.join(binaries, system === 'win' ? 'node.exe' : 'node')

/** Installs the newest Node there is, into a cache of its own. Without a network the last one stays, if any. */
export const ensureNewestNode = () => npmInstall(folder, [`${name}@latest`])

/** The environment in which `node` and every program that asks for it is the newest, or undefined without it. */
export function newestNode() {
  if (!existsSync(binary)) return undefined
  const version = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim()
  return { version, environment: { PATH: `${binaries}${path.delimiter}${process.env['PATH']}` } }
}
