// The planner in the browser, fetched when somebody first touches its form (delivery/browser/page.ts). It fills
// elements that the page leaves empty for it, into which React does not look: see components/planner/empty.tsx.

import { mostRuns, readPlan } from '../../../content/model/planner/plan-fields'
import { shoppingList } from '../../../content/model/planner/shopping-list'
import { startElement } from '../../island/start-element'
import { listId } from '../list-id'
import { createRuns } from './create-runs'
import { button, element } from './element'
import { fillForm, formText, wasSent } from './form-text'
import { joinFrost } from './join-frost'
import { listNodes } from './list-nodes'
import { showFaults } from './show-faults'

/** Milliseconds without a key before what was typed is judged. */
const pause = 400

/** An element of its own, so that it also starts in a page that comes while the radio keeps the document. */
class FencePlanner extends HTMLElement {
  connectedCallback(): void {
    startElement(this, start)
  }
}

function start(root: HTMLElement): void {
  const form = root.querySelector('form')
  const status = root.querySelector('[data-status]')
  const sheet = root.querySelector<HTMLElement>('[data-sheet]')
  if (!form || !status || !sheet) return

  let timer = 0
  const say = (text: string) => {
    if (status.textContent !== text) status.textContent = text
  }
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      say('The link is copied.')
    } catch {
      say('Copy the link from the address bar of your browser.')
    }
  }
  const printList = () => {
    document.documentElement.dataset['print'] = 'planner'
    print()
  }

  const update = (isChanged = true) => {
    clearTimeout(timer)
    const text = formText(form)
    const { plan, faults } = readPlan(text)
    showFaults(form, faults)
    sheet.hidden = !plan
    if (!plan) {
      say(
        `No list yet: ${faults.length > 1 ? `${faults.length} fields need` : 'a field needs'} a correction.`,
      )
      return
    }
    if (isChanged) history.replaceState(history.state, '', `?${text}${location.hash}`)
    const list = shoppingList(plan)
    content.replaceChildren(
      ...listNodes(
        list,
        button('Say how deep', () => place?.focus()),
      ),
    )
    say(`Your list: ${list.summary}.`)
  }
  const restore = () => {
    const text = new URLSearchParams(location.search)
    if (!root.isConnected || !text.has('length') || `${text}` === `${formText(form)}`) return
    runs.setCount(Math.min(text.getAll('length').length, mostRuns))
    fillForm(form, text)
    update(false)
  }

  const place = joinFrost(form)
  const runs = createRuns(form, update)
  const content = element('div')
  sheet.append(content, element('p', '', button('Copy link', copyLink), button('Print the list', printList)))

  form.noValidate = true
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(update, pause)
  })
  form.addEventListener('change', () => update())
  const show = () => {
    const invalid = form.querySelector<HTMLElement>('[aria-invalid]')
    if (invalid) return invalid.focus()
    const heading = content.querySelector('h3')
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    update()
    show()
  })
  addEventListener('popstate', restore)
  addEventListener('afterprint', () => delete document.documentElement.dataset['print'])

  const isBack = location.search !== '' && location.hash === `#${listId}`
  const isSent = isBack || wasSent(form)
  delete root.dataset['fault']
  const pristine = form.cloneNode(true)
  if (pristine instanceof HTMLFormElement) pristine.reset()
  // What somebody typed before this script arrived counts more than the address.
  const isEdited = pristine instanceof HTMLFormElement && `${formText(pristine)}` !== `${formText(form)}`
  if (!isEdited) restore()
  update(isEdited || isSent)
  if (isSent) show()
}

customElements.define('fence-planner', FencePlanner)
