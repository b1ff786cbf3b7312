/**
 * Fields hold what they held when a reader comes back. Safari empties those that say autocomplete="off" (without which
 * Firefox would fill them on a reload) in a page from its back/forward cache, in a task after `pageshow`.
 * @param selector of the fields
 * @param then is called once they hold it again
 * @returns a function that ends this
 */
export function keepOnReturn(selector: string, then = () => {}): () => void {
  const keep = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    const held = [...document.querySelectorAll<HTMLInputElement>(selector)].map((field) => {
      const { value, checked } = field
      return () => {
        if (field.checked === field.defaultChecked) field.checked = checked
        if (field.value === '' || field.value === field.defaultValue) field.value = value
      }
    })
    // Its task may come late on a busy phone. What a reader has done since then stands.
    const touched = new AbortController()
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, () => touched.abort(), { signal: touched.signal })
    for (const delay of [0, 100, 400])
      setTimeout(() => {
        if (touched.signal.aborted) return
        for (const putBack of held) putBack()
        then()
      }, delay)
  }
  addEventListener('pageshow', keep)
  return () => removeEventListener('pageshow', keep)
}
