import { change, keeperState } from './keeper-state'
import { isInstalled, order } from './worker-states'

let isUsing = false

const watched = new Set<ServiceWorkerRegistration>()

/** Shows the version that waits. Other tabs go on with theirs: what they may need of it is kept until they close. */
export function takeNew(): void {
  isUsing = true
  for (const { waiting } of watched) order(waiting, 'use')
}

/** The worker of this page is another one now. */
export function onTaken(): void {
  if (isUsing) location.reload()
  else change({ isNew: false })
}

/** Notices a new version. The browser looks for one when a page is opened. */
export function watch(current: ServiceWorkerRegistration): void {
  if (isNewer(current.waiting, current)) change({ isNew: true })
  if (watched.has(current)) return
  watched.add(current)
  current.addEventListener('updatefound', async () => {
    const { installing } = current
    if (!installing || !isNewer(installing, current)) return
    if ((await isInstalled(installing)) && keeperState().status === 'kept') change({ isNew: true })
  })
}

/** Whether it keeps the same as the one at work, and not more or less for the reader. */
const isNewer = (worker: ServiceWorker | null, { active }: ServiceWorkerRegistration) =>
  worker !== null && worker.scriptURL === active?.scriptURL
