import { scriptAddress } from '../../island/script-address'
import { summaryAddress, workerAddress } from '../addresses'
import type { OfflineSummary, WorkerOrder, WorkerReport } from '../summary'
import { hasFiles, pictureSet, usedBytes } from './device'
import { change, keeperState } from './keeper-state'
import { onRecordChange, readRecord, removeRecord, writeRecord } from './record'

const { serviceWorker } = navigator

let registration: ServiceWorkerRegistration | undefined
let reason = ''
let isUsing = false

const order = (worker: ServiceWorker | null | undefined, words: WorkerOrder) => worker?.postMessage(words)

/** Finds out what there is; writes and registers nothing. */
export async function look(): Promise<void> {
  try {
    registration = await serviceWorker.getRegistration('/')
  } catch {
    return change({ status: 'unable' })
  }
  if (!registration) return offer()
  watch(registration)
  if (!registration.active) return finish(registration)
  const isHere = await hasFiles()
  change({ status: isHere ? 'kept' : 'lost', record: readRecord() })
}

async function offer(): Promise<void> {
  try {
    const summary: OfflineSummary = await (await fetch(summaryAddress)).json()
    const record = { pages: summary.pages, ...summary.sets[await pictureSet()] }
    change({ status: 'offered', record })
  } catch {
    change({ status: 'unreachable' })
  }
}

export async function keep(): Promise<void> {
  // With the same address, a worker whose files are gone would stay and not install anew.
  const again = ['lost', 'removed'].includes(keeperState().status) ? `&again=${Date.now()}` : ''
  if (!keeperState().record) await offer()
  reason = ''
  change({ status: 'keeping', progress: 0 })
  try {
    const address = `${workerAddress}?${await pictureSet()}${again}`
    registration = await serviceWorker.register(scriptAddress('offline', address), { updateViaCache: 'none' })
  } catch (error) {
    console.error(error)
    // A TypeError: the worker did not arrive, or does not start.
    return change({ status: error instanceof TypeError ? 'failed' : 'unable' })
  }
  watch(registration)
  await finish(registration)
}

/** Waits for the worker that is being installed. */
async function finish({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  change({ status: 'keeping' })
  const worker = installing ?? waiting ?? active
  if (worker && (await isInstalled(worker))) {
    // Where the files had been lost, the worker that lost them is still at work.
    order(worker, 'use')
    // Before that, the next page would still come from the server.
    await isActivated(worker)
    const { record } = keeperState()
    if (record) writeRecord({ ...record, stored: await usedBytes(record.stored) })
    // Asks browsers not to clear it when room runs short.
    void navigator.storage?.persist?.().catch(() => false)
    return change({ status: 'kept', record: readRecord(), progress: 1, isNew: false })
  }
  if (keeperState().status !== 'keeping') return
  if (reason !== 'QuotaExceededError') return change({ status: 'failed' })
  await remove()
  change({ status: 'full' })
}

const isInstalled = (worker: ServiceWorker) => isPast(worker, ['installing'])
const isActivated = (worker: ServiceWorker) => isPast(worker, ['installing', 'installed', 'activating'])

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

/** Gives back every byte, also while files still arrive. */
export async function remove(): Promise<void> {
  change({ status: 'removed', isNew: false })
  for (const registered of await serviceWorker.getRegistrations()) {
    const { installing } = registered
    order(installing, 'stop')
    await registered.unregister()
    // Until then it may write.
    if (installing) await isInstalled(installing)
  }
  for (const name of await caches.keys()) {
    // File by file: of a cache that is deleted whole, the browser may hold on to the files while this page is open.
    const cache = await caches.open(name)
    await Promise.all((await cache.keys()).map((request) => cache.delete(request)))
    await caches.delete(name)
  }
  // Last: other tabs look again when it goes.
  removeRecord()
}

/** Shows the version that waits. Other tabs go on with theirs: what they may need of it is kept until they close. */
export function takeNew(): void {
  isUsing = true
  order(registration?.waiting, 'use')
}

const watched = new WeakSet<ServiceWorkerRegistration>()

/** Notices a new version. The browser looks for one when a page is opened. */
function watch(current: ServiceWorkerRegistration): void {
  if (current.waiting && current.active) change({ isNew: true })
  if (watched.has(current)) return
  watched.add(current)
  current.addEventListener('updatefound', async () => {
    const { installing, active } = current
    if (installing && active && (await isInstalled(installing)) && keeperState().status === 'kept')
      change({ isNew: true })
  })
}

if (serviceWorker) {
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) => {
    if (data.offline === 'failed') ({ reason } = data)
    else if (keeperState().status === 'keeping') change({ progress: data.done / data.total })
  })
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUsing) location.reload()
    else change({ isNew: false })
  })
  onRecordChange(() => void look())
}
