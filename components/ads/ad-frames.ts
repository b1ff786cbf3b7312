import { adFrameAddress } from './addresses'
import { markFilled } from './ad-slots'

/** Milliseconds after which a slot counts as empty. The frame itself (ad-frame.ts) reports somewhat earlier. */
const timeout = 10_000

/** Shows the ad in a frame that can neither read this page nor navigate it. */
export const fillFrame = (slot: HTMLElement): void => {
  const frame = document.createElement('iframe')
  frame.title = 'Advertisement'
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox')
  frame.src = `${adFrameAddress}#${slot.dataset['bannerId']}`
  // A second load event means that the ad has navigated its frame: remove it.
  frame.onload = () => (frame.onload = () => removeFrame(frame))
  setTimeout(() => slot.hasAttribute('data-filled') || removeFrame(frame), timeout)
  slot.append(frame)
}

const removeFrame = (frame: HTMLIFrameElement) => {
  const slot = frame.parentElement
  frame.remove()
  if (slot) markFilled(slot, false)
}

/** Handles what ad-frame.ts reports. */
export const listenToFrames = (): void =>
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('[data-banner-id]>iframe')]
    const frame = frames.find(({ contentWindow }) => contentWindow === source)
    if (!frame?.parentElement || typeof data !== 'object' || !data || !('advertisement' in data)) return
    if (data.advertisement === 'filled') markFilled(frame.parentElement, true)
    if (data.advertisement === 'empty') removeFrame(frame)
  })
