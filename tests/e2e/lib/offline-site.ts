import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import process from 'node:process'
import { test as base } from '@playwright/test'
import { createSiteHandler } from '../../../delivery/preview/site-handler'
import { aliases } from '../../../content/model/pages/page-registry'
import { freePort } from '../../lib/free-port'

export type OfflineSite = {
  readonly url: string
  /** Paths asked for, in order. */
  readonly asked: string[]
  /** Bytes sent. */
  readonly sent: () => number
  /** Answers a request itself, instead of the site, where it returns true. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Serves another build from now on. */
  serve: (out: string) => Promise<void>
  stop: () => Promise<void>
  start: () => Promise<void>
}

/**
 * Serves a build on an address of its own, and can go down, fail, and change to another build.
 * @param origin of the shared preview, whose policy it sends
 */
async function startOfflineSite(origin: string, out: string): Promise<OfflineSite> {
  const policy = (await fetch(origin)).headers.get('content-security-policy') ?? ''
  const config = { siteUrl: origin, policy, aliases: aliases(), adFramePolicy: undefined }
  const port = await freePort()
  let server: Server | undefined
  let bytes = 0
  let answer: RequestListener = () => {}

  const site: OfflineSite = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    sent: () => bytes,
    intercept: () => false,
    serve: async (folder) => {
      answer = createSiteHandler(folder, config)
    },
    start: async () => {
      server = createServer((request, response) => {
        site.asked.push(`${request.url}`)
        const { socket } = response
        const before = socket?.bytesWritten ?? 0
        response.on('close', () => (bytes += (socket?.bytesWritten ?? 0) - before))
        if (!site.intercept(request, response)) answer(request, response)
      })
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    stop: async () => {
      server?.closeAllConnections()
      server?.close()
    },
  }
  await site.serve(out)
  await site.start()
  return site
}

type Builds = Record<'first' | 'second' | 'off', string>

type Sites = {
  /** With few pages, which a browser keeps in a moment. */
  site: OfflineSite
  /** As it is built, with all its pages. */
  whole: OfflineSite
}

export const test = base.extend<Sites, { builds: Builds }>({
  builds: [
    async ({}, provide) => {
      const folders = execFileSync(
        process.execPath,
        ['--import', 'tsx', 'tests/e2e/lib/small-builds.ts', 'first', 'second', 'off'],
        { encoding: 'utf8' },
      )
        .trim()
        .split('\n')
      const [first = '', second = '', off = ''] = folders
      await provide({ first, second, off })
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ baseURL, builds }, provide) => {
    const site = await startOfflineSite(`${baseURL}`, builds.first)
    await provide(site)
    await site.stop()
  },
  whole: async ({ baseURL }, provide) => {
    const site = await startOfflineSite(`${baseURL}`, 'out')
    await provide(site)
    await site.stop()
  },
})
