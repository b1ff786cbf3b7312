// Fetched at the first scroll (delivery/browser/page.ts).

import { defineElement } from '../../island/define-element'

/** How much of the element must be in view before it fades in, as the specification says. */
const threshold = 0.1

/** For how many milliseconds less than that may be in view, and how many the fade takes. */
const wait = 600
const fade = 400

defineElement('fade-in', (root) => {
  let animation: Animation | undefined
  // Who has scrolled past it has seen it.
  const whenLeft = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => !isIntersecting)) animation?.finish()
  })
  let isBelow = false
  const whenEntered = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (!entry?.isIntersecting && !animation) {
        isBelow = true
        return
      }
      const isEntering = isBelow && entry !== undefined && entry.boundingClientRect.bottom > 0
      if (isEntering && !animation) {
        // It has no fill and is never paused: whatever becomes of this script, the element is there after a second.
        animation = root.animate({ opacity: [0, 0, 1], offset: [0, wait / (wait + fade), 1] }, wait + fade)
        whenLeft.observe(root)
      }
      if (isEntering && entry.intersectionRatio < threshold) return
      if (animation) animation.currentTime = Math.max(wait, Number(animation.currentTime))
      whenEntered.disconnect()
    },
    // What is above the window counts as in view: a reader may jump there.
    { threshold: [0, threshold], rootMargin: '100000px 0px 0px' },
  )
  whenEntered.observe(root)
})
