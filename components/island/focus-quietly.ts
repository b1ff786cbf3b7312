/**
 * Has the next Tab go on from an element that cannot itself be focused: from a section, or from the start of the page
 * to the skip link. Only Chromium goes on from where the page was scrolled to. The element shows no ring and loses its
 * focusability with the focus.
 */
export function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.style.outline = 'none'
    const restore = () => {
      element.removeAttribute('tabindex')
      element.style.outline = ''
    }
    element.addEventListener('blur', restore, { once: true })
  }
  element.focus({ preventScroll: true })
}
