import { spawn } from 'node:child_process'
import { freePort } from '../../lib/free-port'
import { until } from '../../lib/until'

export type Preview = {
  url: string
  stop: () => void
  /** Lets the server fall silent with its connections open, as a dead network does. */
  freeze: () => void
  thaw: () => void
}

/** A preview server of its own for a test that needs other settings, or another build, than the shared one. */
export async function startPreview(
  environment: Readonly<Record<string, string>>,
  folder = '.',
  out = 'out',
): Promise<Preview> {
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'delivery/preview/server.ts', out], {
    env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
    cwd: folder,
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  await until('the preview server', async () => (await fetch(url)).ok)
  return {
    url,
    stop: () => {
      server.kill('SIGCONT')
      server.kill()
    },
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
  }
}
