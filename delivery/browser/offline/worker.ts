// The service worker of readers who keep the site for reading offline. Pages and files that it has kept it answers from
// there: all of one build, whatever the server has by now. Everything else passes by untouched.

import { PrecacheController } from 'workbox-precaching/PrecacheController'
import { choicesIn, isNeeded } from '../../../components/offline/choices'
import { pictureSets } from '../../../components/offline/summary'
import { redirectOf } from '../../contract/redirects'
import { createLanes } from './lanes'
import type { KeptFile, OfflineList } from './offline-list'
import { createRouter } from './router'
import type { LifetimeEvent, WorkerScope } from './scope'

declare const self: WorkerScope
/** Put here by delivery/build/write-offline-worker.ts. */
declare const offlineList: OfflineList

// The address that it was registered with says which pictures this device keeps, and of which pages. One of them may have
// another address by now.
const set = pictureSets.find((name) => self.location.search.includes(name)) ?? 'phone-other'
const choices = choicesIn(self.location).map((choice) => redirectOf(choice, offlineList.aliases) ?? choice)
const isKept = (file: KeptFile) => isNeeded(file, choices, offlineList.choices)
const pictures = offlineList.pictures[set].filter(isKept)
const kept = [...offlineList.files.filter(isKept), ...pictures]

const precache = new PrecacheController({ fallbackToNetwork: false })
precache.addToCacheList(kept)
const router = createRouter(precache, offlineList, pictures)

/** Without the frames in them, which are windows, too. */
async function tabs() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.filter(({ frameType }) => frameType !== 'nested')
}

const lanes = createLanes(kept, async (report) => {
  for (const tab of await tabs()) tab.postMessage(report)
})

self.addEventListener('install', (event) => lanes.install(event))

self.addEventListener('activate', (event) => {
  // The tab that has asked for it reads on without its network at once.
  event.waitUntil(self.clients.claim())
  event.waitUntil(cleanUp(event, 1))
})

self.addEventListener('message', (event) => {
  if (event.data === 'use') event.waitUntil(self.skipWaiting())
  if (event.data === 'stop') lanes.stop()
  if (event.data === 'clean') event.waitUntil(cleanUp(event, 1))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  // A part of a file is what players ask for.
  if (request.headers.has('range')) return
  const answer = router.handleRequest({ request, event })
  if (answer) event.respondWith(answer)
  if (request.mode === 'navigate') event.waitUntil(cleanUp(event, 0))
})

/**
 * Deletes what earlier builds have left. Tabs that show a page of theirs may still need its scripts.
 * @param most so many tabs may be open
 */
async function cleanUp(event: LifetimeEvent, most: number): Promise<void> {
  const open = await tabs()
  // A cache that the reader has removed must not come back empty.
  if (open.length > most || !(await self.caches.has(precache.strategy.cacheName))) return
  await precache.activate(event)
}
