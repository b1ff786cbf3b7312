import { button } from './form-parts'
import { say } from './make'

/** Says over the calculator's plan what has happened there, until the reader does something else. */
export function tell(root: HTMLElement, text: string): void {
  const told = root.querySelector<HTMLElement>('[data-told]')
  if (!told) return
  const back = button('return', 'Back to my lot')
  back.addEventListener('click', () => root.querySelector('summary')?.focus())
  told.querySelector('button')?.remove()
  told.append(back)
  say(told.querySelector('p'), text)
  const over = new AbortController()
  const close = () => {
    over.abort()
    back.remove()
    say(told.querySelector('p'), '')
  }
  for (const name of ['click', 'keydown', 'popstate']) addEventListener(name, close, { signal: over.signal })
}
