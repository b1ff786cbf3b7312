import { isDisplayed, markFilled } from './ad-slots'

/**
 * The network's script in this page: when it runs, it fills every slot whose id it finds. So ids are handed out here,
 * to the displayed slots of each page, and the script is inserted once for each page.
 * @param network address of the script
 * @param attributes of its tag, as JSON
 */
export function createInlineAds(network: string, attributes: string) {
  const hiddenIds = new Map<HTMLElement, string>()
  let offered: HTMLElement[] = []
  let script: HTMLScriptElement | undefined
  let isLoading = false

  /** Hides a slot's id from the network until the slot is offered. */
  const addSlot = (slot: HTMLElement) => {
    hiddenIds.set(slot, slot.dataset['bannerId'] ?? '')
    slot.removeAttribute('data-banner-id')
  }

  /** Offers the network all slots that are displayed and have not been offered yet. */
  const offerSlots = () => {
    const ready = [...hiddenIds].filter(([slot]) => isDisplayed(slot))
    if (isLoading || ready.length === 0) return
    isLoading = true
    // A second run of the script must not fill what the first has filled.
    for (const slot of offered) slot.removeAttribute('data-banner-id')
    offered = ready.map(([slot]) => slot)
    for (const [slot, id] of ready) {
      slot.dataset['bannerId'] = id
      hiddenIds.delete(slot)
      watchSlot(slot)
    }
    // A network that finds the slots of the next page by itself starts within a second.
    if (script)
      setTimeout(() => (offered.some(isTakenOrGone) ? finishLoading() : injectNetworkScript()), 1000)
    else injectNetworkScript()
  }

  const injectNetworkScript = () => {
    script?.remove()
    script = document.createElement('script')
    script.async = true
    for (const [name, value] of Object.entries(JSON.parse(attributes))) {
      script.setAttribute(name, String(value))
    }
    script.onload = script.onerror = finishLoading
    script.src = network
    document.head.append(script)
  }

  const finishLoading = () => {
    isLoading = false
    // The reader may have navigated to another page meanwhile.
    offerSlots()
  }

  /** Forgets a slot that has left the page. */
  const removeSlot = (slot: HTMLElement) => hiddenIds.delete(slot)

  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective !== 'frame-src' || !URL.canParse(blockedURI)) return
    refusedHosts.add(new URL(blockedURI).host)
    for (const slot of offered) measureSlot(slot)
  })

  return { addSlot, removeSlot, offerSlots, measureSlot }
}

const isTakenOrGone = (slot: HTMLElement) => slot.firstChild !== null || !slot.isConnected

/** Hosts whose frames the policy refuses: a browser draws an empty box for such a frame, and calls it loaded. */
const refusedHosts = new Set<string>()
const isRefused = ({ src }: HTMLIFrameElement) => URL.canParse(src) && refusedHosts.has(new URL(src).host)

/** Marks a slot as filled if the network has drawn something in it. */
const measureSlot = (slot: HTMLElement) => {
  if (!isDisplayed(slot)) return
  const refused = [...slot.querySelectorAll('iframe')].filter(isRefused)
  // Networks put boxes of its size around a frame.
  const isFilled = [...slot.querySelectorAll<HTMLElement>('*')].some(
    (element) => element.offsetHeight > 1 && !refused.some((frame) => element.contains(frame)),
  )
  markFilled(slot, isFilled)
}

const watchSlot = (slot: HTMLElement) => {
  const measure = () => measureSlot(slot)
  new MutationObserver(measure).observe(slot, { childList: true, subtree: true, attributes: true })
  // Pictures have their height once they have loaded.
  slot.addEventListener('load', measure, true)
}
