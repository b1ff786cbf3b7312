// The calculator in the browser, fetched once the page has loaded (delivery/browser/triggers.ts), and started when somebody
// first touches it (page.ts). It draws the same components as the build did, by Preact.

import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { defineElement } from '../../island/define-element'
import { Calculator } from '../calculator'
import { setField, setGates } from '../set-field'
import { exampleView, type View } from '../view'
import { act, openFile, setPrice } from './actions'
import { isInAddress, openAddress, writeAddress } from './address'
import { dragGrips } from './drag'
import { fetchRules } from './fetch-rules'
import { moveByKeys } from './keys'
import { showValues, typedInto } from './controls'
import { zoomIn } from './zoom'
import { createSession, type Session } from './session'
import { keptPlans } from './store'

/** Milliseconds without a change before the address is written: browsers allow it some hundred times a minute. */
const pause = 300

function start(root: HTMLElement): void {
  const content = root.firstElementChild
  if (!content) return
  const typed = typedInto(content)
  const drawn = hydrateRoot(root, createElement(Calculator, { view: exampleView }))
  let timer = 0
  const show = (view: View) => {
    drawn.render(createElement(Calculator, { view }))
    showValues(root)
    clearTimeout(timer)
    timer = window.setTimeout(() => writeAddress(view), pause)
  }
  const session = createSession(exampleView, show, {
    late: () => import(`${root.dataset['late']}`),
    kept: () => import(`${root.dataset['kept']}`),
  })
  delete root.dataset['fault']
  session.set({ isLive: true, kept: keptPlans() })
  void takeRules(root, session)
  const half = new Set<Element | null>()
  // What was typed before the script came goes into the plan that the address holds.
  void openAddress(session).then(() => {
    for (const [control, text] of typed) {
      const { plan } = session.view()
      setFrom(session, control.dataset['field'] ?? '', text)
      if (control === document.activeElement && plan !== session.view().plan) half.add(control)
    }
  })
  listen(root, session, half)
  addEventListener('popstate', () => {
    // What waits to be written belongs to the address before.
    clearTimeout(timer)
    // A link to a place of this page is told as well, and opens no other plan.
    if (root.isConnected && !isInAddress(session.view())) void openAddress(session)
  })
}

/** Without them a depth of the reader's own still counts. */
async function takeRules(root: HTMLElement, session: Session): Promise<void> {
  try {
    session.set({ rules: await fetchRules(root) })
  } catch (error) {
    session.set({ rules: undefined })
    console.error('The frost depths did not arrive.', error)
  }
}

function setFrom(session: Session, field: string, text: string): void {
  session.withMaterial(field === 'material' ? text : null, () => setNow(session, field, text))
}

function setNow(session: Session, field: string, text: string): void {
  const { plan, drafts, side } = session.view()
  const result = field === 'gates' ? setGates(plan, side, text) : setField(plan, field, text)
  const { [field]: _, ...others } = drafts
  if ('plan' in result) session.edit(result.plan, { drafts: others, errors: without(session, field) })
  else
    session.set({
      drafts: { ...drafts, [field]: text },
      errors: { ...session.view().errors, [field]: result.fault },
    })
}

function without(session: Session, field: string): View['errors'] {
  const { [field]: _, ...others } = session.view().errors
  return others
}

/**
 * @param half the field in which somebody was typing as the script came. Its 8 of an 80 may have moved a gate to where it
 * fits in 8 feet: the 80 counts from the plan before.
 */
function listen(root: HTMLElement, session: Session, half: Set<Element | null>): void {
  const valueOf = (target: EventTarget | null) =>
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target : undefined
  root.addEventListener('change', ({ target }) => {
    const control = valueOf(target)
    const { field, price } = control?.dataset ?? {}
    if (!control) return
    const text = control.value
    if (half.delete(control)) session.undo()
    if (field !== undefined) setFrom(session, field, text)
    else if (price !== undefined) setPrice(session, price, control.value)
    else if (control instanceof HTMLInputElement && control.files?.[0]) {
      void openFile(root, session, control.files[0])
      control.value = ''
    }
    showValues(root)
  })
  root.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-act]')
    if (button && button.ariaDisabled !== 'true') void act(root, session, button.dataset['act'] ?? '')
    if (target.closest('[data-adjust]')) session.set({ isAdjusting: true })
    zoomIn(target, event.clientX)
    const post = target.closest<SVGElement>('[data-post]')?.dataset['post']
    if (post !== undefined) session.set({ post: Number(post) })
    const side = target.closest<SVGElement>('[data-side]')?.dataset['side']
    if (side !== undefined) session.set({ side: Number(side) })
  })
  root.addEventListener('keydown', (event) => {
    const mark = event.target instanceof Element ? event.target.closest<SVGElement>('[data-post]') : null
    if (!mark) return
    const step = { ArrowRight: 1, ArrowLeft: -1, Enter: 0, ' ': 0 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const post = Number(mark.dataset['post']) + step
    session.set({ post })
    root.querySelector<SVGElement>(`[data-post="${post}"]`)?.focus()
  })
  root.addEventListener('focusout', () => half.clear())
  // Firefox does not scroll to a part of a drawing that Tab reaches.
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof SVGElement) target.scrollIntoView({ block: 'nearest' })
  })
  dragGrips(root, session)
  moveByKeys(root, session)
}

defineElement('fence-calculator', start)
