import type { Mail } from '../mail-link'

/** Whether the address holds the whole message, or its subject alone. */
type Link = { readonly address: string; readonly isWhole: boolean }

type Panels = { show: (panel: HTMLElement) => void; back: () => void }

const select = (text: HTMLTextAreaElement) => {
  text.focus()
  text.select()
}

/** What a reader sees when a message goes through their mail program: it may not open, or take no text of this length. */
export function mailPanel(root: HTMLElement, { show, back }: Panels): (mail: Mail, link: Link) => void {
  const panel = root.querySelector<HTMLElement>('[data-panel=mail]')
  const text = panel?.querySelector('textarea')
  const link = panel?.querySelector<HTMLAnchorElement>('[data-open]')
  const subject = panel?.querySelector('[data-subject]')
  const copy = panel?.querySelector<HTMLButtonElement>('[data-copy]')
  const copied = panel?.querySelector('[role=status]')
  if (!panel || !text || !link || !subject || !copy || !copied)
    throw new Error('Its mail panel is not there.')

  copy.addEventListener('click', async () => {
    select(text)
    const isCopied = await navigator.clipboard.writeText(text.value).then(
      () => true,
      () => false,
    )
    copied.textContent = isCopied
      ? 'Copied. Paste it into your mail.'
      : 'Your browser does not let us copy it. The text is selected: copy it yourself.'
  })
  panel.querySelector('[data-back]')?.addEventListener('click', back)

  return (mail, { address, isWhole }) => {
    panel.toggleAttribute('data-whole', isWhole)
    subject.textContent = mail.subject
    text.value = mail.body
    link.href = address
    copied.textContent = ''
    show(panel)
    if (!isWhole) return select(text)
    panel.querySelector<HTMLElement>('h2')?.focus()
    // A link that is followed is what every browser hands to the mail program.
    link.click()
  }
}
