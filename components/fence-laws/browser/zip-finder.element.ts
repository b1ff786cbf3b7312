// Finds the state of a ZIP code in the list of states below it. Nothing that is typed leaves the device, and nothing is
// kept until the reader asks for it.

import { prefixes } from '../../../content/data/zip-prefixes.json'
import { statesOfZip } from '../../../content/model/fence-laws/zip-lookup'
import { defineElement } from '../../island/define-element'
import { sayAs } from '../../kit/browser/say-as'
import { readStored, store } from '../../kit/browser/storage'

/** delivery/browser/triggers.ts looks for it, so that a remembered state is shown before anything is touched. */
const key = 'state'

/** @returns whether the browser does it */
const remember = (state: string | null): boolean => store('localStorage', key, state)

function start(root: HTMLElement): void {
  const output = root.querySelector('output')
  const input = root.querySelector('input')
  if (!output || !input) return
  const linkOf = (state: string) =>
    document.querySelector<HTMLAnchorElement>(`a[data-state="${CSS.escape(state)}"]`)

  const say = (...parts: (Node | string)[]) => output.replaceChildren(...parts)
  const button = (text: string, act: () => void) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text })
    made.addEventListener('click', act)
    return made
  }
  const link = (state: string) => {
    const source = linkOf(state)
    const made = Object.assign(document.createElement('a'), { href: source?.href ?? '' })
    if (source) sayAs(made, source)
    return made
  }
  /** What the list says of it, which a browser may put into another language. */
  const answers = (state: string) => {
    const list = document.createElement('ul')
    for (const cell of linkOf(state)?.closest('tr')?.querySelectorAll('td') ?? []) {
      const item = document.createElement('li')
      sayAs(item, cell)
      list.append(item)
    }
    return list
  }
  const showKept = (state: string) =>
    say(
      'Your state, as this device remembers it: ',
      link(state),
      button('Forget it', () => say(remember(null) ? 'Forgotten.' : 'This browser does not let us.')),
      answers(state),
    )

  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    const found = statesOfZip(input.value, prefixes)
    input.ariaInvalid = String('fault' in found)
    if ('fault' in found) return say(found.fault)
    const [only = '', ...others] = found.states.filter(linkOf)
    if (others.length > 0)
      return say(
        'This ZIP code lies on a border: ',
        ...[only, ...others].flatMap((state) => [link(state), ' ']),
      )
    const show = (more: Node | string) => say(link(only), more, answers(only))
    show(
      button('Remember on this device', () =>
        remember(only) ? showKept(only) : show(' This browser keeps nothing.'),
      ),
    )
  })
  const kept = readStored('localStorage', key)
  if (kept !== null && linkOf(kept) && output.textContent === '') showKept(kept)
}

defineElement('zip-finder', start)
