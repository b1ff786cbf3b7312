import type { WorkerOrder } from '../summary'

export const order = (worker: ServiceWorker | null | undefined, words: WorkerOrder): void =>
  worker?.postMessage(words)

export const isInstalled = (worker: ServiceWorker): Promise<boolean> => isPast(worker, ['installing'])
export const isActivated = (worker: ServiceWorker): Promise<boolean> =>
  isPast(worker, ['installing', 'installed', 'activating'])

/** Whether the worker gets beyond these states; false where it fails. */
function isPast(worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'redundant') resolve(false)
      else if (!states.includes(worker.state)) resolve(true)
    }
    worker.addEventListener('statechange', check)
    check()
  })
}
