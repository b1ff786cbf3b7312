// Runs in a frame of its own beside each advertisement, without any rights to the page around it: brings the
// network's script, and tells that page (public/scripts/ads.js) whether an advertisement came.

/** Milliseconds between two looks at what the network has drawn, and until its silence is an answer. */
const pace = 200
const patience = 8000

const { network = '', attributes = '{}' } = document.currentScript?.dataset ?? {}
const id = location.hash.slice(1)

const tell = (news: 'filled' | 'empty') => parent.postMessage({ advertisement: news }, '*')

const isDrawn = () =>
  [...document.body.children].some(
    (element) => element instanceof HTMLElement && element.offsetHeight > 1 && element.offsetWidth > 1,
  )

const watch = (slot: HTMLElement) => {
  const began = Date.now()
  const timer = setInterval(() => {
    const isOver = Date.now() - began > patience
    if (!isDrawn() && !isOver && slot.isConnected) return
    clearInterval(timer)
    tell(isDrawn() ? 'filled' : 'empty')
  }, pace)
}

const bring = () => {
  const slot = document.createElement('div')
  slot.dataset['bannerId'] = id
  const script = document.createElement('script')
  script.async = true
  for (const [name, value] of Object.entries(JSON.parse(attributes))) script.setAttribute(name, String(value))
  script.onerror = () => tell('empty')
  script.src = network
  document.body.append(slot, script)
  watch(slot)
}

// Opened by itself, or framed without a sandbox, it would run the network's code as if it were this site's.
if (self.origin === 'null' && self !== parent && /^\d+$/.test(id)) bring()
