// Chooses the topic that the address names, checks what is filled in, and sends it: to the endpoint, or into the reader's
// mail program. Until it has loaded, and without scripts, the browser does that by itself.

import { defineElement } from '../../island/define-element'
import { composeMail } from '../compose'
import { longestLink, mailLink } from '../mail-link'
import type { ToPage } from '../messages'
import { controlNamed, faultsIn, forgetFaults, showFaults } from './faults'
import { mailPanel } from './mail-panel'
import { post } from './post'

const tellPage = (message: ToPage) => {
  if (parent !== window) parent.postMessage(message, location.origin)
}

function start(root: HTMLElement): void {
  const form = root.querySelector('form')
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  const sent = root.querySelector<HTMLElement>('#sent')
  const failure = root.querySelector<HTMLElement>('[data-failure]')
  const failureWords = failure?.querySelector('p')
  if (!form || !button || !sent || !failure || !failureWords) throw new Error('Its form is not there.')
  const isMail = form.action.startsWith('mailto:')
  const send = button.textContent
  let isSending = false

  const show = (panel: HTMLElement) => {
    for (const other of root.querySelectorAll<HTMLElement>('[data-panel]')) other.hidden = other !== panel
    scrollTo(0, 0)
  }
  const panel = mailPanel(root, { show, back: () => show(form) })

  const mail = () => {
    const topic = controlNamed(form, 'topic')
    const [option] = topic instanceof HTMLSelectElement ? topic.selectedOptions : []
    const value = (name: string) => controlNamed(form, name)?.value
    return composeMail(option?.dataset['subject'] ?? '', {
      message: value('message'),
      page: value('page'),
      name: value('name'),
      email: value('email'),
    })
  }
  const byMail = () => {
    const email = root.dataset['email'] ?? ''
    const written = mail()
    const address = mailLink(email, written)
    panel(
      written,
      address.length > longestLink
        ? { isWhole: false, address: mailLink(email, { ...written, body: '' }) }
        : { isWhole: true, address },
    )
  }
  const fail = (says: string) => {
    failureWords.textContent = says && `${says} Your words are all still here.`
    failure.hidden = says === ''
    if (says) failure.scrollIntoView({ block: 'nearest' })
  }

  form.noValidate = true
  forgetFaults(form)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isSending) return
    fail('')
    const faults = faultsIn(form)
    showFaults(form, faults)
    if (faults.length > 0) return
    if (isMail) return byMail()

    isSending = true
    button.ariaDisabled = 'true'
    button.textContent = 'Sending…'
    const refused = await post(form.action, new FormData(form))
    isSending = false
    button.ariaDisabled = null
    button.textContent = send
    if (refused.length > 0) {
      showFaults(form, refused)
      const others = refused.filter(({ field }) => !field || !controlNamed(form, field))
      return fail(others.map(({ says }) => says).join(' '))
    }
    form.reset()
    show(sent)
    sent.focus()
    tellPage({ says: sent.querySelector('h2')?.textContent ?? '' })
  })
  failure.querySelector('button')?.addEventListener('click', byMail)
  sent.querySelector('button')?.addEventListener('click', () => {
    // Where the server sent the browser, before this script had loaded.
    if (location.hash) location.hash = ''
    show(form)
    controlNamed(form, 'message')?.focus()
  })

  chooseTopic(form)
  hearPage(root, form)
}

/** Never over what the reader has chosen while this script was on its way. */
function chooseTopic(form: HTMLFormElement): void {
  const topic = controlNamed(form, 'topic')
  const wanted = new URLSearchParams(location.search).get('category')
  if (!(topic instanceof HTMLSelectElement) || !topic.selectedOptions[0]?.defaultSelected) return
  if ([...topic.options].some(({ value }) => value === wanted)) topic.value = `${wanted}`
}

/** The page around the frame says how it looks, and where its reader came from. */
function hearPage(root: HTMLElement, form: HTMLFormElement): void {
  let hasHeard = false
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== parent || parent === window) return
    const { scheme, from } = Object(data)
    if (scheme === 'light' || scheme === 'dark') root.dataset['scheme'] = scheme
    const page = controlNamed(form, 'page')
    if (!hasHeard && page?.value === '' && typeof from === 'string') page.value = from
    hasHeard = true
  })
  tellPage({})
}

defineElement('contact-form', start)
