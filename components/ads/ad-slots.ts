export const isDisplayed = (slot: Element): boolean => slot.getClientRects().length > 0

/** Labels a box for what is displayed in it. */
export const labelBox = ({ parentElement: box }: HTMLElement): void => {
  if (!box) return
  const isFilled = [...box.querySelectorAll('[data-filled]')].some(isDisplayed)
  box.dataset['house'] ??= box.getAttribute('aria-label') ?? ''
  box.setAttribute('aria-label', isFilled ? 'Advertisement' : box.dataset['house'])
  box.toggleAttribute('data-advertisement', isFilled)
}

export const markFilled = (slot: HTMLElement, isFilled: boolean): void => {
  slot.toggleAttribute('data-filled', isFilled)
  labelBox(slot)
}
