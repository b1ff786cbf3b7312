/**
 * A chosen place writes its frost depth into the field, which alone is sent; a depth that somebody types there, or that
 * an address brings, is of no place.
 * @returns the list of places
 */
export function joinFrost(form: HTMLFormElement): HTMLSelectElement | null {
  const place = form.querySelector<HTMLSelectElement>('[data-frost]')
  const depth = form.querySelector<HTMLInputElement>('[name=frost]')
  if (!place || !depth) return null
  const write = () => (depth.value = place.value)
  // Chosen before this script arrived.
  if (depth.value === '') write()
  place.addEventListener('change', write)
  depth.addEventListener('input', () => (place.value = ''))
  return place
}
