// Runs in the frame of an ad, without any rights to the page around it: loads the network's script, and reports to
// that page (ad-frames.ts) whether an ad came.

import { bannerId } from '../../content/model/collections/banner-id'

/** Milliseconds between two checks of what the network has drawn, and until the slot counts as empty. */
const pollInterval = 200
const timeout = 8000

const { network = '', attributes = '{}' } = document.currentScript?.dataset ?? {}
const id = location.hash.slice(1)

const report = (result: 'filled' | 'empty') => parent.postMessage({ advertisement: result }, '*')

const isDrawn = () =>
  [...document.body.children].some(
    (element) => element instanceof HTMLElement && element.offsetHeight > 1 && element.offsetWidth > 1,
  )

const reportWhenDrawn = (slot: HTMLElement) => {
  const startedAt = Date.now()
  const timer = setInterval(() => {
    const isOver = Date.now() - startedAt > timeout
    if (!isDrawn() && !isOver && slot.isConnected) return
    clearInterval(timer)
    report(isDrawn() ? 'filled' : 'empty')
  }, pollInterval)
}

const injectNetworkScript = () => {
  const slot = document.createElement('div')
  slot.dataset['bannerId'] = id
  const script = document.createElement('script')
  script.async = true
  for (const [name, value] of Object.entries(JSON.parse(attributes))) script.setAttribute(name, String(value))
  script.onerror = () => report('empty')
  script.src = network
  document.body.append(slot, script)
  reportWhenDrawn(slot)
}

// Opened directly, or framed without a sandbox, it would run the network's code with this site's origin.
if (self.origin === 'null' && self !== parent && bannerId.test(id)) injectNetworkScript()
