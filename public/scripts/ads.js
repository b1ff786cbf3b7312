// Fills the ad slots that come near, and only those of the screen's size: the others are not displayed. How, and
// by whom, stands on this script's tag (app/layout.tsx). Until an advertisement is there, our own card is.

const { mode, network, attributes } = document.currentScript.dataset

// Milliseconds until silence is an answer; the frame itself gives up somewhat earlier.
const patience = 10_000

const label = (slot, isFilled) => {
  const box = slot.parentElement
  box.dataset.house ??= box.getAttribute('aria-label')
  box.setAttribute('aria-label', isFilled ? 'Advertisement' : box.dataset.house)
  slot.toggleAttribute('data-filled', isFilled)
}

// Each advertisement in a frame that can neither read this page nor lead it elsewhere.
const fillFrame = (slot) => {
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
  if (slot) label(slot, false)
}
addEventListener('message', ({ source, data }) => {
  const frames = [...document.querySelectorAll('[data-banner-id]>iframe')]
  const frame = frames.find(({ contentWindow }) => contentWindow === source)
  if (!frame || !data) return
  if (data.advertisement === 'filled') label(frame.parentElement, true)
  if (data.advertisement === 'empty') giveUp(frame)
})

// The network's script in this page: it finds its slots by itself, so the undisplayed ones lose their ids first.
let script
const same = (text) => text
const fillInline = (slot) => {
  const watch = new MutationObserver(() => {
    if ([...slot.children].some(({ offsetHeight }) => offsetHeight > 1)) label(slot, true)
  })
  watch.observe(slot, { childList: true, subtree: true, attributes: true })
  setTimeout(() => watch.disconnect(), patience)
  if (script) return
  for (const other of document.querySelectorAll('[data-banner-id]')) {
    if (other.getClientRects().length === 0) other.removeAttribute('data-banner-id')
  }
  // Networks know nothing of Trusted Types. Scripts still come from the hosts of the policy alone, and no markup
  // can bring one.
  window.trustedTypes?.createPolicy('default', { createHTML: same, createScriptURL: same })
  script = document.createElement('script')
  script.async = true
  for (const [name, value] of Object.entries(JSON.parse(attributes))) script.setAttribute(name, value)
  script.src = network
  document.head.append(script)
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      if (mode === 'isolated') fillFrame(target)
      else fillInline(target)
    }
  },
  { rootMargin: '600px' },
)
const look = () => document.querySelectorAll('[data-banner-id]:empty').forEach((slot) => near.observe(slot))

const start = () => {
  look()
  // A soft navigation brings slots of its own; see delivery/wake/hydrate.ts.
  addEventListener('hashchange', look)
}
// What is still under way when the page has loaded holds up nothing: a network that never answers would delay
// the load itself, and with it the islands that wait for it.
const whenLoaded = () => {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
if (!navigator.globalPrivacyControl && !navigator.connection?.saveData) {
  // A page that is prerendered on a guess has no reader yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', whenLoaded)
  else whenLoaded()
}
