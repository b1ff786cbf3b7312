// Fills the ad slots that come near, and only those of the screen's size: the others are not displayed. How, and
// by whom, stands on this script's tag (app/layout.tsx). Until an advertisement is there, our own card is.

const { mode, network, attributes } = document.currentScript.dataset

// Milliseconds until silence is an answer; the frame itself gives up somewhat earlier.
const patience = 10_000

// The slots of the page, of both sizes.
const slots = new Set()
const isDisplayed = (slot) => slot.getClientRects().length > 0

// A box is named for what is displayed in it.
const label = ({ parentElement: box }) => {
  const isFilled = [...box.querySelectorAll('[data-filled]')].some(isDisplayed)
  box.dataset.house ??= box.getAttribute('aria-label')
  box.setAttribute('aria-label', isFilled ? 'Advertisement' : box.dataset.house)
  box.toggleAttribute('data-advertisement', isFilled)
}
const mark = (slot, isFilled) => {
  slot.toggleAttribute('data-filled', isFilled)
  label(slot)
}

// Each advertisement in a frame that can neither read this page nor lead it elsewhere.
const fillFrame = (slot) => {
  near.unobserve(slot)
  const frame = document.createElement('iframe')
  frame.title = 'Advertisement'
  frame.sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'
  frame.src = `/ad-frame#${slot.dataset.bannerId}`
  // It loads once. A second time it has been led elsewhere.
  frame.onload = () => (frame.onload = () => giveUp(frame))
  setTimeout(() => slot.hasAttribute('data-filled') || giveUp(frame), patience)
  slot.append(frame)
}
const giveUp = (frame) => {
  const slot = frame.parentElement
  frame.remove()
  if (slot) mark(slot, false)
}
addEventListener('message', ({ source, data }) => {
  const frames = [...document.querySelectorAll('[data-banner-id]>iframe')]
  const frame = frames.find(({ contentWindow }) => contentWindow === source)
  if (!frame || !data) return
  if (data.advertisement === 'filled') mark(frame.parentElement, true)
  if (data.advertisement === 'empty') giveUp(frame)
})

// The network's script in this page: as it runs it fills every slot that it finds by its id. So the ids are handed
// out here, to the displayed slots of each page, and the script is put in once for each.
const ids = new WeakMap()
let script
let isAsking = false
const offerSlots = () => {
  const offered = [...slots].filter((slot) => ids.has(slot) && isDisplayed(slot))
  if (isAsking || offered.length === 0) return
  isAsking = true
  // A second run must not fill what the first one has.
  for (const slot of slots) slot.removeAttribute('data-banner-id')
  for (const slot of offered) {
    near.unobserve(slot)
    slot.dataset.bannerId = ids.get(slot)
    ids.delete(slot)
    watch(slot)
  }
  // A network that finds the slots of a further page by itself has begun within a second.
  if (script) setTimeout(() => (offered.some(isBegunOrGone) ? goOn() : ask()), 1000)
  else ask()
}
const isBegunOrGone = (slot) => slot.firstChild || !slot.isConnected
const ask = () => {
  script?.remove()
  script = document.createElement('script')
  script.async = true
  for (const [name, value] of Object.entries(JSON.parse(attributes))) script.setAttribute(name, value)
  script.onload = script.onerror = goOn
  script.src = network
  document.head.append(script)
}
const goOn = () => {
  isAsking = false
  // The reader may have gone on to a further page meanwhile.
  offerSlots()
}
const measure = (slot) => {
  if (!isDisplayed(slot)) return
  mark(
    slot,
    [...slot.querySelectorAll('*')].some(({ offsetHeight }) => offsetHeight > 1),
  )
}
const watch = (slot) => {
  const look = () => measure(slot)
  new MutationObserver(look).observe(slot, { childList: true, subtree: true, attributes: true })
  // Pictures have their height once they have loaded.
  slot.addEventListener('load', look, true)
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      if (mode === 'isolated') fillFrame(target)
      else offerSlots()
    }
  },
  { rootMargin: '600px' },
)
const look = () => {
  for (const slot of slots) {
    if (slot.isConnected) continue
    slots.delete(slot)
    near.unobserve(slot)
  }
  for (const slot of document.querySelectorAll('[data-banner-id]')) {
    if (slots.has(slot)) continue
    slots.add(slot)
    near.observe(slot)
    if (mode === 'isolated') continue
    ids.set(slot, slot.dataset.bannerId)
    slot.removeAttribute('data-banner-id')
  }
}

const start = () => {
  look()
  // A soft navigation brings slots of its own, and so does the way back.
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  addEventListener('resize', () => slots.forEach(mode === 'isolated' ? label : measure))
}
// What is still under way when the page has loaded holds up nothing: a network that never answers would delay
// the load itself, and with it the islands that wait for it.
const whenLoaded = () => {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}

const { trustedTypes } = window
const same = (text) => text
// Networks know nothing of Trusted Types. Scripts still come from the hosts of the policy alone, and no markup
// can bring one. React's own policy, should it be there already, is too narrow for them, and cannot be replaced.
const mayRun = () => {
  if (navigator.globalPrivacyControl || navigator.connection?.saveData) return false
  if (mode === 'isolated' || !trustedTypes) return true
  if (trustedTypes.defaultPolicy) return false
  trustedTypes.createPolicy('default', { createHTML: same, createScriptURL: same })
  return true
}
if (mayRun()) {
  // A page that is prerendered on a guess has no reader yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', whenLoaded)
  else whenLoaded()
}
