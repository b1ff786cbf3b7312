// What an operator ships who has switched keeping the site off: it takes the place of the worker that browsers have,
// deletes what was kept, and goes. Open pages then ask the server, as all others do.

import type { WorkerScope } from './scope'

declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(removeAll()))

async function removeAll(): Promise<void> {
  for (const name of await self.caches.keys()) await self.caches.delete(name)
  await self.registration.unregister()
}
