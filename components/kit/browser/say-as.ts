/**
 * An element says what another one says, in whatever language a browser puts that later: of a copy in another language
 * than the page's own it could make nothing.
 */
export function sayAs(element: HTMLElement, source: HTMLElement): void {
  const say = () => element.replaceChildren(source.textContent)
  element.translate = false
  say()
  new MutationObserver(say).observe(source, { subtree: true, childList: true, characterData: true })
}
