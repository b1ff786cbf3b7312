/**
 * Translates a page, and what is added to it later, the way Chrome does: two `<font>` elements replace each text. Runs
 * in the page, so it uses nothing from outside.
 * @param {string} mark is put before each text; with an empty one the texts stay, so that they can be compared
 */
export function translate(mark) {
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
      outer.firstElementChild?.append(`${mark}${text.nodeValue}`)
      text.parentNode?.replaceChild(outer, text)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) translateTexts(node)
  })

  document.documentElement.lang = 'de'
  document.documentElement.classList.add('translated-ltr')
  document.title = `${mark}${document.title}`
  translateTexts(document.body)
  const box = document.createElement('div')
  box.id = 'goog-gt-tt'
  box.className = 'skiptranslate'
  document.body.append(box)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}
