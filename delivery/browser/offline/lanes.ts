import { PrecacheController } from 'workbox-precaching/PrecacheController'
import type { WorkerReport } from '../../../components/offline/summary'
import type { KeptFile } from './offline-list'
import type { LifetimeEvent } from './scope'

/** Workbox (7.4) fetches one file after the other: 150 of them would take a minute where each takes its time. */
const count = 6

/** Progress is told each time that this share of the files has come. */
const steps = 50

type Lanes = { install(event: LifetimeEvent): void; stop(): void }

/**
 * Fetches the files in some lanes at once. What is in the cache already, from an attempt that was cut off or from
 * the build before, is not fetched again.
 */
export function createLanes(
  files: readonly KeptFile[],
  tell: (report: WorkerReport) => Promise<void>,
): Lanes {
  let done = 0
  let isStopped = false

  const plugin = {
    requestWillFetch: async ({ request }: { request: Request }) => {
      if (isStopped) throw new Error('The reader has stopped it')
      return request
    },
    handlerDidError: async ({ error }: { error: Error }) => {
      if (!isStopped) await tell({ offline: 'failed', reason: error.name })
      // Where one file is missing, the others are of no use for now.
      isStopped = true
      return undefined
    },
    handlerDidRespond: async () => {
      done += 1
      if (done % Math.ceil(files.length / steps) === 0 || done === files.length)
        await tell({ offline: 'progress', done, total: files.length })
    },
  }
  const lanes = Array.from({ length: count }, (_, lane) => {
    const controller = new PrecacheController({ fallbackToNetwork: false, plugins: [plugin] })
    controller.addToCacheList(files.filter((_file, place) => place % count === lane))
    return controller
  })
  return {
    install: (event) => {
      for (const lane of lanes) void lane.install(event)
    },
    stop: () => {
      isStopped = true
    },
  }
}
