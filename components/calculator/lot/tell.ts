import { button } from './fields'
import { say } from './make'

/** Leads to the calculator's plan, and says over it what has happened there, until the reader does something else. */
export function tell(root: HTMLElement, text: string): void {
  const told = root.querySelector<HTMLElement>('[data-told]')
  const plan = document.querySelector<SVGElement>('fence-calculator [data-drawing=plan]')
  if (!told || !plan) return
  plan.tabIndex = -1
  // Below the header and the numerals, which stay in view.
  plan.style.scrollMarginTop = '6rem'
  plan.scrollIntoView({ block: 'start' })
  // It fetches the calculator's script where that is not there yet.
  plan.focus({ preventScroll: true })
  const back = button('return', 'Back to my lot')
  back.addEventListener('click', () => root.querySelector('summary')?.focus())
  told.querySelector('button')?.remove()
  told.append(back)
  say(told.querySelector('p'), `${text} Undo brings back what was there.`)
  const over = new AbortController()
  const close = () => {
    over.abort()
    back.remove()
    say(told.querySelector('p'), '')
  }
  for (const name of ['click', 'keydown', 'popstate']) addEventListener(name, close, { signal: over.signal })
}
