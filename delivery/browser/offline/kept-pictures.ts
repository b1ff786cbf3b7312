import { Route } from 'workbox-routing/Route'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst'
import type { KeptFile } from './offline-list'

/** `/pictures/willow-0a1b2c3d-736.avif`: what the widths of a picture have in common, and the width. */
const sizeName = /^(\/pictures\/[^/]+-)(\d+)\.\w+$/

/** Seconds that a larger size may take on a poor line before the kept one is shown. */
const patience = 2

type KeptPictures = {
  /** The kept size that answers for this one, which is not larger. */
  readonly keptInstead: (path: string) => string | undefined
  /** For larger sizes: they come from the server where it can be reached. */
  readonly pictureRoute: Route
}

/** A page offers each picture in several sizes, and one is kept. */
export function keptPictures(pictures: readonly KeptFile[], cacheName: string): KeptPictures {
  const kept = new Map(
    pictures.flatMap(({ url }) => {
      const [, name = '', width] = sizeName.exec(url) ?? []
      return width === undefined ? [] : [[name, { url, width: Number(width) }] as const]
    }),
  )
  const find = (path: string) => {
    const [, name = '', width] = sizeName.exec(path) ?? []
    const found = kept.get(name)
    return found && { url: found.url, isEnough: Number(width) <= found.width }
  }
  const largerSize = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: patience,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => find(new URL(request.url).pathname)?.url ?? request,
        // The list says what is kept, not what happens to be looked at.
        cacheWillUpdate: async () => null,
        // The server may have another build by now, without this picture.
        fetchDidSucceed: async ({ response }) => {
          if (!response.ok) throw new Error(`The picture was answered with ${response.status}`)
          return response
        },
      },
    ],
  })
  return {
    keptInstead: (path) => {
      const found = find(path)
      return found?.isEnough ? found.url : undefined
    },
    pictureRoute: new Route(
      ({ url, sameOrigin }) => sameOrigin && find(url.pathname) !== undefined,
      largerSize,
    ),
  }
}
