// A click on a term shows its definition beside it. Comes with the contents of the page, at the first scroll or the first
// touch of a term; where it is late, without script, and where the definitions cannot be had, a term leads to the glossary.

import { definitionsAddress, type Definitions } from '../definitions'
import { definitionBox } from './definition-box'

/** Milliseconds that a reader waits for a definition, at most, before the link is followed. */
const patience = 3000

let fetched: Promise<Definitions> | undefined

/** What could not be fetched is asked for again. */
function definitions(): Promise<Definitions> {
  fetched ??= fetch(definitionsAddress, { signal: AbortSignal.timeout(patience) })
    .then((answer) => answer.json())
    .catch((error) => {
      fetched = undefined
      throw error
    })
  return fetched
}

function termLink({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLAnchorElement>('a[href^="/glossary#"]:not([popover] a)')
}

for (const name of ['pointerover', 'focusin']) {
  document.addEventListener(name, (event) => {
    if (termLink(event)) definitions().catch(() => {})
  })
}

document.addEventListener('click', (event) => {
  const { ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  const link = termLink(event)
  // The reader's own click comes a second time, from delivery/browser/page.ts, which has waited for this script.
  if (!link || defaultPrevented || ctrlKey || metaKey || shiftKey || !('popover' in link)) return
  event.preventDefault()
  open(link).catch(() => location.assign(link.href))
})

/** @throws Error when there is no definition */
async function open(link: HTMLAnchorElement): Promise<void> {
  const { [link.hash.slice(1)]: definition } = await definitions()
  if (!definition) throw new Error(`No definition for ${link.hash}`)
  const box = definitionBox(link, definition)
  // Within a landmark.
  document.querySelector('main')?.append(box)
  // It stands beside its source, the word, which gets the focus again when the definition closes.
  box.showPopover({ source: link })
  box.focus()
}
