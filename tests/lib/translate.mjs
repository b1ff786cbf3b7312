/**
 * Translates a page, and what is added to it later, the way Chrome does: two `<font>` elements replace each text, those of
 * a later text a moment after it came. Called again, it puts the texts back and translates them again. Runs in the page, so
 * it uses nothing from outside.
 * @param {string} mark is put before each text; with an empty one the texts stay, so that they can be compared
 */
export function translate(mark) {
  const untranslated = 'font, script, style, noscript, textarea, [translate=no]'
  const latency = 100
  /** @type {{ stop: () => void } | undefined} */
  const former = Reflect.get(window, 'translation')
  former?.stop()

  /** @type {Map<HTMLElement, Text>} */
  const originals = new Map()
  /**
   * @param {Text} text
   * @param {string | null | undefined} words what it said when it was sent away to be translated
   */
  const replace = (text, words = text.nodeValue) => {
    if (!text.isConnected || !words?.trim() || text.parentElement?.closest(untranslated)) return
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild?.append(`${mark}${words}`)
    originals.set(outer, text)
    text.parentNode?.replaceChild(outer, text)
  }
  /** @param {Node} root */
  const textsIn = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = []
    for (let node = root.nodeType === 3 ? root : walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node)
    return texts
  }
  const observer = new MutationObserver((records) => {
    const texts = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes].flatMap(textsIn))
    const words = texts.map((text) => text.nodeValue)
    setTimeout(() => texts.forEach((text, index) => replace(text, words[index])), latency)
  })
  /** @param {Node} root */
  const start = (root) => {
    for (const text of textsIn(root)) replace(text)
    observer.observe(root, { subtree: true, childList: true, characterData: true })
  }

  document.documentElement.lang = 'de'
  document.documentElement.classList.add('translated-ltr')
  document.title = `${mark}${document.title}`
  if (!former) {
    const box = document.createElement('div')
    box.id = 'goog-gt-tt'
    box.className = 'skiptranslate'
    document.body.append(box)
  }
  start(document.body)
  for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) start(shadowRoot)
  const stop = () => {
    observer.disconnect()
    for (const [outer, text] of originals) outer.replaceWith(text)
  }
  Object.assign(window, { translation: { stop } })
}
