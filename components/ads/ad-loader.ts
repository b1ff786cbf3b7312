// Fills the ad slots that come near the viewport, and only those of the screen's size: the others are not displayed.
// The tag of this script (components/frame/page-shell.tsx) has the settings. Until an ad is there, the slot shows a card of our own.

import { whenNearViewport } from '../island/near-viewport'
import { waitsForConsent } from '../island/prefers-less-data'
import { fillFrame, listenToFrames } from './ad-frames'
import { labelBox } from './ad-slots'
import { createInlineAds } from './inline-ads'

const { mode, network = '', attributes = '{}' } = document.currentScript?.dataset ?? {}
/** Undefined where every ad has a frame of its own. */
const inlineAds = mode === 'inline' ? createInlineAds(network, attributes) : undefined

/** The slots of the page, of both sizes, and what watches each. */
const slots = new Map<HTMLElement, IntersectionObserver>()

const updateSlots = () => {
  for (const [slot, observer] of slots) {
    if (slot.isConnected) continue
    slots.delete(slot)
    observer.disconnect()
    inlineAds?.removeSlot(slot)
  }
  for (const slot of document.querySelectorAll<HTMLElement>('[data-banner-id]')) {
    if (slots.has(slot)) continue
    const onNear = inlineAds?.offerSlots ?? (() => fillFrame(slot))
    slots.set(slot, whenNearViewport(slot, onNear))
    inlineAds?.addSlot(slot)
  }
}

const start = () => {
  updateSlots()
  // The next page brings slots of its own where the radio keeps the document.
  new MutationObserver(updateSlots).observe(document.body, { childList: true, subtree: true })
  addEventListener('resize', () => {
    for (const slot of slots.keys()) (inlineAds?.measureSlot ?? labelBox)(slot)
  })
  listenToFrames()
}

const startAfterLoad = () => {
  // A network that never responds would delay the load event, and islands wait for it.
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}

// Offline the house ads stay, and no frame shows a browser's own error.
const startWhenOnline = () => {
  if (navigator.onLine) startAfterLoad()
  else addEventListener('online', startAfterLoad, { once: true })
}

const { trustedTypes } = window
const same = (text: string) => text
/** Whether ads may load here. */
const mayStart = () => {
  if (waitsForConsent()) return false
  // Ad networks are not written for Trusted Types. The policy's script-src still limits where scripts come from.
  if (inlineAds) trustedTypes?.createPolicy('default', { createHTML: same, createScriptURL: same })
  return true
}

if (mayStart()) {
  // A page that is prerendered has no reader yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', startWhenOnline)
  else startWhenOnline()
}
