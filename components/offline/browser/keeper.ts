import { scriptAddress } from '../../island/script-address'
import { workerAddress } from '../addresses'
import { choicesIn, everything, queryOf } from '../choices'
import type { WorkerReport } from '../summary'
import { deleteFiles, hasFiles, pictureSet } from './device'
import { change, keeperState } from './keeper-state'
import { readSizes, recordOf, withChoice } from './offers'
import { onRecordChange, readRecord, removeRecord, writeRecord } from './record'
import { onTaken, watch } from './versions'
import { isActivated, isInstalled, order, said } from './worker-states'

const { serviceWorker } = navigator

let registration: ServiceWorkerRegistration | undefined
let reason = ''

const keptNow = () => (registration?.active ? choicesIn(new URL(registration.active.scriptURL)) : [])

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
  change({ status: isHere ? 'kept' : 'lost', record: readRecord(), kept: keptNow() })
}

async function offer(): Promise<void> {
  if (await readSizes()) change({ status: 'offered', record: recordOf([everything]), kept: [] })
  else change({ status: 'unreachable' })
}

/** Finds out what can be kept beside a part of the site. */
export async function lookForMore(): Promise<void> {
  const { status, kept, record } = keeperState()
  const isAll = kept.includes(everything) && !record?.items
  if (status !== 'kept' || isAll || recordOf(kept) || !navigator.onLine) return
  if (await readSizes()) await remember()
}

/** @param choice beside what is kept; without it, that again, or everything */
export async function keep(choice?: string): Promise<void> {
  const { kept } = keeperState()
  await readSizes()
  await install(choice || kept.length === 0 ? withChoice(kept, choice ?? everything) : kept)
}

/** Removes one of the things that are kept. */
export async function drop(choice: string): Promise<void> {
  const left = keptNow().filter((other) => other !== choice)
  if (left.length === 0) return remove()
  // The worker is another one then.
  if (!navigator.onLine) return change({ status: 'unreachable' })
  await readSizes()
  await install(left)
}

/** Has the worker keep these, which keeps what it has where not all of them arrive. */
async function install(kept: readonly string[]): Promise<void> {
  // With the same address, a worker whose files are gone would stay and not install again.
  const isSame = keeperState().status === 'removed' || String(kept) === String(keptNow())
  const again = isSame ? `&again=${Date.now()}` : ''
  reason = ''
  change({ status: 'keeping', progress: 0 })
  try {
    const address = `${workerAddress}?${await pictureSet()}${queryOf(kept)}${again}`
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
    await remember()
    // Asks browsers not to clear it when room runs short.
    void navigator.storage?.persist?.().catch(() => false)
    return change({ status: 'kept', progress: 1, isNew: false })
  }
  if (keeperState().status !== 'keeping') return
  if ((await said(() => reason)) !== 'QuotaExceededError') return change({ status: 'failed' })
  if (active) clean()
  else await remove()
  change({ status: 'full' })
}

/** Notes what is kept, for pages that open later. */
async function remember(): Promise<void> {
  const kept = keptNow()
  const record = recordOf(kept, readRecord()?.items) ?? keeperState().record
  if (record) writeRecord(record)
  change({ record: readRecord(), kept })
}

/** Deletes what has arrived of something that is not kept in the end; not while a version waits, which needs it. */
function clean(): void {
  if (!registration?.waiting) order(registration?.active, 'clean')
}

/** Stops what is under way; what was kept before stays. */
export async function stop(): Promise<void> {
  if (!registration?.active) return remove()
  change({ status: 'kept' })
  const { installing } = registration
  order(installing, 'stop')
  if (installing && !(await isInstalled(installing))) clean()
}

/** Gives back every byte, also while files still arrive. */
export async function remove(): Promise<void> {
  registration = undefined
  change({ status: 'removed', isNew: false, kept: [] })
  for (const registered of await serviceWorker.getRegistrations()) {
    const { installing } = registered
    order(installing, 'stop')
    await registered.unregister()
    // Until then it may write.
    if (installing) await isInstalled(installing)
  }
  await deleteFiles()
  // Last: other tabs look again when it goes.
  removeRecord()
  // What could be kept now.
  if (await readSizes()) change({})
}

if (serviceWorker) {
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) => {
    if (data.offline === 'failed') ({ reason } = data)
    else if (keeperState().status === 'keeping') change({ progress: data.done / data.total })
  })
  serviceWorker.addEventListener('controllerchange', onTaken)
  onRecordChange(() => void look())
}
