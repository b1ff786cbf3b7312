/**
 * Translates a page, and what is added to it later, as Chrome's own translation does: each text is taken out and two
 * `<font>` elements put in its place. Runs in the page, with nothing from outside of it.
 */
export function translate() {
  const untranslated = 'font, script, style, noscript, textarea, [translate=no]'
  /** @param {Node} root */
  const translateTexts = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = []
    for (let node = root.nodeType === 3 ? root : walker.nextNode(); node; node = walker.nextNode())
      texts.push(node)
    for (const text of texts) {
      if (!text.isConnected || !text.nodeValue?.trim() || text.parentElement?.closest(untranslated)) continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(`ü${text.nodeValue}`)
      text.parentNode?.replaceChild(outer, text)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) translateTexts(node)
  })

  document.documentElement.lang = 'de'
  document.documentElement.classList.add('translated-ltr')
  document.title = `ü${document.title}`
  translateTexts(document.body)
  const box = document.createElement('div')
  box.id = 'goog-gt-tt'
  box.className = 'skiptranslate'
  document.body.append(box)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}
