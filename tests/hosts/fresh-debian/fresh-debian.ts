import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

type ServerName = 'nginx' | 'apache2' | 'caddy'

/** An empty one: refused. */
export type Answer = { status: number; headers: Record<string, string>; body: string }

/** Its own network, so that ports 80 and 443 are free; its own mounts, so that /etc and /var are ours to change. */
const isolation = ['--net', '--mount', '--pid', '--mount-proc', '--fork', '--kill-child']

/** Why there can be neither a fresh Debian nor a container on this machine, or nothing. */
export function whyNotFresh() {
  if (process.getuid?.() !== 0) return 'only root may open namespaces'
  if (spawnSync('unshare', [...isolation, 'true']).status !== 0) return 'unshare is not allowed here'
  return undefined
}

/**
 * A Debian on which a server has just been installed, and runs as Debian sets it up. What happens there cannot
 * be seen outside.
 * @param names that lead to this machine
 */
export async function startFreshDebian(server: ServerName, names: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'fence-fresh-'))
  const script = path.join(import.meta.dirname, 'fresh-debian.sh')
  const keeper = spawn('unshare', [...isolation, 'bash', script, folder, server, ...names], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => keeper.kill('SIGKILL')
  process.once('exit', end)
  let complaints = ''
  keeper.stderr.on('data', (chunk) => (complaints += chunk))
  const ended = once(keeper, 'exit')
  await Promise.race([once(keeper.stdout, 'data'), ended])
  if (keeper.exitCode !== null) throw new Error(`There is no fresh ${server}: ${complaints}`)
  const [first] = (await readFile(`/proc/${keeper.pid}/task/${keeper.pid}/children`, 'utf8')).split(' ')

  const inside = ['--target', String(first), '--net', '--mount', '--pid', '--']
  const env = { ...process.env, PATH: `${folder}/bin:/usr/local/sbin:/usr/sbin:/sbin:${process.env['PATH']}` }
  const asker = spawn('nsenter', [...inside, process.execPath, path.join(import.meta.dirname, 'ask.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = createInterface(asker.stdout)

  return {
    /** Runs lines of a shell in a folder, and fails with the first of them that does. */
    run: (lines: string, cwd: string) =>
      promisify(execFile)(
        'nsenter',
        [...inside, 'bash', '-euo', 'pipefail', '-c', `cd "$1"\n${lines}`, 'bash', cwd],
        { env },
      ),
    /** Asks for addresses without following where they lead. Certificates are taken as they come. */
    async ask(...addresses: string[]): Promise<Answer[]> {
      asker.stdin.write(`${JSON.stringify(addresses)}\n`)
      const [line] = await once(answers, 'line')
      return JSON.parse(line)
    },
    async stop() {
      process.off('exit', end)
      asker.stdin.end()
      end()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
