// The calculator in the browser, fetched once the page has loaded (delivery/browser/triggers.ts), and started when somebody
// first touches it (page.ts). It draws the same components as the build did, by Preact.

import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { defineElement } from '../../island/define-element'
import { Calculator } from '../calculator'
import { exampleView, type View } from '../view'
import { act, openFile, setPrice } from './actions'
import { createAfterPress } from './after-press'
import { followAddress, openAddress, writeAddress } from './address'
import { dragGrips } from './drag'
import { fetchRules } from './fetch-rules'
import { moveByKeys } from './keys'
import { showValues, typedInto } from './controls'
import { zoomIn } from './zoom'
import { createSession, type Session } from './session'
import { takeFields, type Fields } from './take-fields'
import { keptPlans } from './store'

/**
 * Milliseconds without a change before the address is written: browsers allow it some hundred times a minute. And without
 * a key before what is typed counts.
 */
const pause = 300

function start(root: HTMLElement): void {
  const content = root.firstElementChild
  if (!content) return
  const typed = typedInto(content)
  const drawn = hydrateRoot(root, createElement(Calculator, { view: exampleView }))
  let timer = 0
  const show = (view: View) => {
    drawn.render(createElement(Calculator, { view }))
    if (view.isLive) showValues(root)
    clearTimeout(timer)
    timer = window.setTimeout(() => writeAddress(view), pause)
  }
  const session = createSession(exampleView, show, {
    late: () => import(`${root.dataset['late']}`),
    kept: () => import(`${root.dataset['kept']}`),
  })
  delete root.dataset['fault']
  const fields = takeFields(session, typed)
  const opened = openAddress(session)
  void opened.then((isThere) => {
    const isAdjusting = root.querySelector('[open] > [data-adjust]') !== null
    session.set({ isLive: true, isAdjusting, kept: keptPlans() })
    if (isThere) fields.takeTyped()
  })
  fetchRules(root).then(
    (rules) => session.set({ rules }),
    (error: unknown) => {
      // A depth of the reader's own still counts.
      session.set({ rules: undefined })
      console.error('The frost depths did not arrive.', error)
    },
  )
  listen(root, session, fields, opened)
  addEventListener('popstate', () => {
    // What waits to be written belongs to the address before.
    clearTimeout(timer)
    if (root.isConnected) followAddress(session)
  })
}

function listen(root: HTMLElement, session: Session, fields: Fields, opened: Promise<boolean>): void {
  const afterPress = createAfterPress()
  let timer = 0
  root.addEventListener('input', ({ target: control }) => {
    clearTimeout(timer)
    if (control instanceof HTMLInputElement && control.dataset['field'] !== undefined)
      timer = window.setTimeout(() => afterPress(() => fields.takeTyping(control)), pause)
  })
  root.addEventListener('change', ({ target: control }) => {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return
    clearTimeout(timer)
    const { field, price } = control.dataset
    if (field !== undefined) afterPress(() => fields.take(control))
    else if (price !== undefined) afterPress(() => setPrice(session, price, control.value))
    else if (control instanceof HTMLInputElement && control.files?.[0]) {
      void openFile(root, session, control.files[0])
      control.value = ''
    }
  })
  root.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const wasLive = session.view().isLive
    const button = target.closest<HTMLElement>('[data-act]')
    if (button && button.ariaDisabled !== 'true')
      void opened.then((isThere) => {
        // Pressed while a plan was on its way that did not come: another would take its address.
        if (isThere || wasLive) void act(root, session, button.dataset['act'] ?? '')
      })
    if (target.closest('[data-adjust]')) session.set({ isAdjusting: true })
    zoomIn(target, event.clientX)
    const post = target.closest<SVGElement>('[data-post]')?.dataset['post']
    if (post !== undefined) session.set({ post: Number(post) })
    const side = target.closest<SVGElement>('[data-side]')?.dataset['side']
    if (side !== undefined) session.set({ side: Number(side) })
  })
  root.addEventListener('keydown', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const from = target.closest<SVGElement>('[data-post]')?.dataset['post']
    const step = { ArrowRight: 1, ArrowLeft: -1, Enter: 0, ' ': 0 }[event.key]
    if (from === undefined || step === undefined) return
    event.preventDefault()
    const post = Number(from) + step
    session.set({ post })
    root.querySelector<SVGElement>(`[data-post="${post}"]`)?.focus()
  })
  // Firefox does not scroll to a part of a drawing that Tab reaches.
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof SVGElement) target.scrollIntoView({ block: 'nearest' })
  })
  dragGrips(root, session)
  moveByKeys(root, session)
}

defineElement('fence-calculator', start)
