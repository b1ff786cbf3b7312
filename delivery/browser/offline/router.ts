import type { PrecacheController } from 'workbox-precaching/PrecacheController'
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute'
import { Route } from 'workbox-routing/Route'
import { Router } from 'workbox-routing/Router'
import { fallbackPath } from '../../../components/offline/addresses'
import { hashedFolders } from '../../contract/headers'
import { redirectOf } from '../../contract/redirects'
import { keptPictures } from './kept-pictures'
import type { KeptFile, OfflineList } from './offline-list'

type Asked = { url: URL; request: Request; sameOrigin: boolean }

/** Never touched: the stream, and the frames of ads. */
const passesBy = /^\/(?:api\/|ad-frame)/

/** Leaves the pages that are not kept out of the list (app/offline/page.tsx). */
const listKept = (html: string, isKept: (path: string) => boolean) =>
  html.replace(/<li data-page="?([^\s">]+)"?>.*?<\/li>/gs, (item, path: string) => (isKept(path) ? item : ''))

/** Which requests are answered, and how; all others pass by. */
export function createRouter(
  precache: PrecacheController,
  { same, aliases }: OfflineList,
  pictures: readonly KeptFile[],
): Router {
  const router = new Router()
  const { keptInstead, pictureRoute } = keptPictures(pictures, precache.strategy.cacheName)
  const keyOf = (path: string) => precache.getCacheKeyForURL(path)

  /** In place of a page: which pages are kept. Straight from the cache: opened by its name, one that the reader has removed would come back empty. */
  const fallback = async () => {
    const page = await caches.match(keyOf(fallbackPath) ?? '')
    const isKept = (path: string) => keyOf(path) !== undefined
    return page && new Response(listKept(await page.text(), isKept), { headers: page.headers })
  }
  router.registerRoute(
    new Route(
      ({ url, request, sameOrigin }: Asked) =>
        sameOrigin && request.mode === 'navigate' && url.pathname === fallbackPath,
      async ({ request }) => (await fallback()) ?? fetch(request),
    ),
  )

  router.registerRoute(
    new PrecacheRoute(precache, {
      // Whatever stands in the query, a page is one file.
      ignoreURLParametersMatching: [/^/],
      directoryIndex: '',
      cleanURLs: false,
      urlManipulation: ({ url }) => {
        const other = same[url.pathname] ?? keptInstead(url.pathname)
        return other === undefined ? [] : [new URL(other, url)]
      },
    }),
  )
  router.registerRoute(pictureRoute)

  // A page that is kept, at another of its addresses.
  const keptAddress = ({ pathname }: URL) => {
    const address = redirectOf(pathname, aliases)
    return address !== undefined && keyOf(address) !== undefined ? address : undefined
  }
  router.registerRoute(
    new Route(
      ({ url, request, sameOrigin }: Asked) =>
        sameOrigin && request.mode === 'navigate' && keptAddress(url) !== undefined,
      async ({ url }) => Response.redirect(`${keptAddress(url)}${url.search}`, 301),
    ),
  )

  const fromNetwork = async ({ request }: { request: Request }) => {
    try {
      return await fetch(request)
    } catch (error) {
      const page = request.mode === 'navigate' && (await fallback())
      if (page) return page
      throw error
    }
  }
  router.registerRoute(
    new Route(
      ({ url, request, sameOrigin }: Asked) =>
        sameOrigin && request.mode === 'navigate' && !passesBy.test(url.pathname),
      fromNetwork,
    ),
  )

  // What tabs with a page of the build before still ask for.
  router.registerRoute(
    new Route(
      ({ url, sameOrigin }: Asked) =>
        sameOrigin && hashedFolders.some((folder) => url.pathname.startsWith(folder)),
      async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
    ),
  )

  // Where storage has been cleared under it, the site goes on as it would without this worker.
  router.setCatchHandler(fromNetwork)
  return router
}
