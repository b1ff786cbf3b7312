/** What the worker uses of its global scope: TypeScript's library for workers excludes that for pages. */
export type WorkerScope = {
  readonly location: Location
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void
  addEventListener(name: 'message', listener: (event: LifetimeEvent & { data: unknown }) => void): void
  addEventListener(name: 'fetch', listener: (event: RequestEvent) => void): void
}

type WindowClient = { readonly frameType: string; postMessage(message: unknown): void }

export type LifetimeEvent = Event & { waitUntil(work: Promise<unknown>): void }

export type RequestEvent = LifetimeEvent & {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
