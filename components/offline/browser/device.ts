import type { PictureSet } from '../summary'

/** Which pictures this device keeps. */
export async function pictureSet(): Promise<PictureSet> {
  const device = Math.min(screen.width, screen.height) < 768 ? 'phone' : 'desktop'
  return `${device}-${(await decodesAvif()) ? 'avif' : 'other'}`
}

/** Asks which of two sources the browser would take; both are a file that every page has. */
async function decodesAvif(): Promise<boolean> {
  const source = Object.assign(document.createElement('source'), {
    type: 'image/avif',
    srcset: '/icon.svg#avif',
  })
  const image = Object.assign(document.createElement('img'), { src: '/icon.svg' })
  document.createElement('picture').append(source, image)
  await image.decode().catch(() => undefined)
  return image.currentSrc.endsWith('#avif')
}

/** Whether anything of the site is stored for reading offline. */
export async function hasFiles(): Promise<boolean> {
  try {
    return (await caches.keys()).length > 0
  } catch {
    // Refused, as in private windows of some browsers.
    return false
  }
}

export async function deleteFiles(): Promise<void> {
  for (const name of await caches.keys()) {
    // File by file: of a cache that is deleted whole, the browser may hold on to the files while this page is open.
    const cache = await caches.open(name)
    await Promise.all((await cache.keys()).map((request) => cache.delete(request)))
    await caches.delete(name)
  }
}
