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

/** What a worker has said: on a busy machine that comes after the end that it explains. Empty after a second without. */
export async function said(read: () => string): Promise<string> {
  for (let wait = 0; wait < 10 && read() === ''; wait++)
    await new Promise((resolve) => setTimeout(resolve, 100))
  return read()
}
