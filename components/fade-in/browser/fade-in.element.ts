// Fetched at the first scroll (delivery/browser/page.ts).

/** How much of the element must be in view, as the specification says. */
const threshold = 0.1

/** An element of its own, so that it also starts in a page that comes while the radio keeps the document. */
class FadeIn extends HTMLElement {
  connectedCallback(): void {
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.at(-1)?.intersectionRatio ?? 1
        if (inView === 0) this.dataset['below'] = ''
        // What a reader sees a line of already is not taken away.
        if (inView >= threshold || (inView > 0 && !('below' in this.dataset))) {
          delete this.dataset['below']
          observer.disconnect()
        }
      },
      // What has left the window at its top counts as seen: a reader may jump past it.
      { threshold, rootMargin: '100000px 0px 0px' },
    )
    observer.observe(this)
  }
}

customElements.define('fade-in', FadeIn)
