// A click on a term opens its definition (../term-definitions.tsx). Comes with the contents of the page, at the first
// scroll; before that, and without script, a term leads to the glossary.

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return
  const link = target.closest<HTMLAnchorElement>('a[href^="/glossary#"]:not([popover] a)')
  if (!link) return
  const definition = document.getElementById(`term-${link.hash.slice(1)}`)
  if (!definition?.togglePopover) return
  event.preventDefault()
  // It stands beside its source, the word, which gets the focus again when the definition closes.
  definition.togglePopover({ source: link })
  definition.focus()
})
