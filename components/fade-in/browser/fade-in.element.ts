// Fetched at the first scroll (delivery/browser/page.ts).

import { defineElement } from '../../island/define-element'

/** How much of the element must be in view, as the specification says. */
const threshold = 0.1

defineElement('fade-in', (root) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const inView = entries.at(-1)?.intersectionRatio ?? 1
      if (inView === 0) root.dataset['below'] = ''
      // What a reader sees a line of already is not taken away.
      if (inView >= threshold || (inView > 0 && !('below' in root.dataset))) {
        delete root.dataset['below']
        observer.disconnect()
      }
    },
    // What has left the window at its top counts as seen: a reader may jump past it.
    { threshold, rootMargin: '100000px 0px 0px' },
  )
  observer.observe(root)
})
