/** Files that have loaded, maybe in an earlier attempt. */
const loaded = new Set<string>()

export const appendScript = (src: string): Promise<void> =>
  append(src, () => Object.assign(document.createElement('script'), { async: true, src }))

export const appendStyles = (href: string): Promise<void> =>
  append(href, () => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))

function append(address: string, create: () => HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    if (loaded.has(address)) return resolve()
    const element = create()
    element.onload = () => {
      loaded.add(address)
      resolve()
    }
    element.onerror = () => {
      // React 19.3 and Turbopack would take the failed element for a file that is still loading, and wait for it.
      element.remove()
      reject(new Error(`${address} could not be loaded`))
    }
    document.head.append(element)
  })
}
