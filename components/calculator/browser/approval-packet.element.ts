// "Ask for approval": a form, and from it and the plan on the screen the sheets for whoever is asked, printed alone.

import { countPlan } from '../../../content/model/planner/count'
import { faultsOf } from '../../../content/model/planner/faults'
import type { StateRules } from '../../../content/model/fence-laws/planner-rules'
import { addMaterials, getMaterial } from '../../../content/model/planner/materials'
import { otherMaterials } from '../../../content/model/planner/materials/others'
import { planQuery } from '../../../content/model/planner/link'
import { recordsName, sheetNames } from '../../../content/model/planner/packet/letters'
import { lotOf, setbacksOf } from '../../../content/model/planner/setbacks'
import { fieldsOf } from '../../../content/model/planner/settings'
import { defineElement } from '../../island/define-element'
import { keepOnReturn } from '../../kit/browser/keep-on-return'
import { make, say } from '../lot/make'
import { planOnScreen } from '../lot/open-plan'
import { keepFields, keptFields } from '../packet/kept-fields'
import type { Picture, Typed } from '../packet/packet'
import { addStates, formOf } from '../packet/packet-form'
import { sheetsFor, sheetsOf } from '../packet/sheets-of'
import { takePictures } from '../packet/take-pictures'
import { exampleView, type View } from '../view'
import { fetchRules } from './fetch-rules'
import { printAlone } from './print-alone'
import { readAddress } from './read-address'

addMaterials(otherMaterials)

function start(root: HTMLElement): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`)
  const form = root.querySelector('form')
  if (!form) return
  let rules: readonly StateRules[] = []
  let pictures: readonly Picture[] = []
  let reading: Promise<unknown> = Promise.resolve()
  form.prepend(...formOf(keptFields(new URLSearchParams(location.search).get('state'))))
  const arriving = fetchRules(root).then(
    (fetched) => addStates(form, (rules = fetched)),
    (error: unknown) => {
      console.error('The states’ laws did not arrive.', error)
      say(
        part('said'),
        'The states’ laws did not load, so the packet has none. Reload the page to try again.',
      )
    },
  )
  const typed = (): Typed =>
    Object.fromEntries(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
  const show = () => {
    const names = sheetsFor(typed(), pictures).map((name) => sheetNames[name])
    part('sheets')?.replaceChildren(...['Letter', ...names, recordsName].map((name) => make('li', {}, name)))
  }
  const keep = () => {
    if (keepFields(typed())) return
    form.querySelector<HTMLInputElement>('[name=keep]')?.click()
    say(part('said'), 'This browser keeps nothing for this site. Print the packet before you leave.')
  }
  const take = (files: readonly File[]) => {
    const taken = takePictures(files).then((read) => {
      // Others have been chosen meanwhile.
      if (reading !== taken) return
      pictures = read.pictures
      say(part('fault'), read.faults.join(' '))
      show()
    })
    reading = taken
  }
  let isPrinting = false
  const printNow = async () => {
    if (isPrinting) return
    isPrinting = true
    try {
      await Promise.all([arriving, reading])
      say(part('said'), await printPacket(root, rules, typed(), pictures))
    } catch (error) {
      console.error('The packet could not be printed.', error)
      // What was laid out for the printer goes.
      dispatchEvent(new Event('afterprint'))
      say(
        part('said'),
        'This browser does not print. Copy the link of your plan, and open it in another one.',
      )
    }
    isPrinting = false
  }
  delete root.dataset['fault']
  show()
  form.addEventListener('input', () => {
    keep()
    show()
  })
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.files) take([...target.files])
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void printNow()
  })
  keepOnReturn('approval-packet input:not([type=file]), approval-packet textarea', show)
}

/** @returns in words why nothing is printed, or what to look at, or nothing */
async function printPacket(
  root: HTMLElement,
  rules: readonly StateRules[],
  typed: Typed,
  pictures: readonly Picture[],
): Promise<string> {
  const view = await viewOnScreen(root, rules)
  if (typeof view === 'string') return view
  const setbacks = setbacksOf(lotOf(planQuery(view.plan)))
  // It is for an office of this country, whatever language the reader has the page in.
  const words = { translate: 'no', lang: 'en' }
  const sheets = make(
    'div',
    { 'data-part': 'packet', ...words },
    ...sheetsOf(view, setbacks, typed, pictures),
  )
  root.querySelector(':scope > [data-part=packet]')?.remove()
  root.append(sheets)
  printAlone('packet', () => sheets.remove())
  return setbacks.some(({ isOutside }) => isOutside)
    ? 'A part of this fence lies beyond the property line: look at its distances before you hand it in.'
    : ''
}

async function viewOnScreen(root: HTMLElement, rules: readonly StateRules[]): Promise<View | string> {
  const example = `${root.dataset['example']}`
  const query = await planOnScreen(example)
  if (query === example) return 'The plan above is still our example. Draw your fence there first.'
  const read = readAddress(new URLSearchParams(query), (material) => fieldsOf(getMaterial(material)))
  if ('reason' in read) return read.reason
  const { plan } = read
  // A plan with a fault gets no address, and neither does what cannot be read.
  const isFaulty = document.querySelector(
    'fence-calculator :is([data-act=print-list][aria-disabled=true], [aria-invalid=true])',
  )
  if (isFaulty || faultsOf(plan).length > 0) return 'The plan above has a fault. Fix it, and print again.'
  return { ...exampleView, plan, count: countPlan(plan), rules, side: -1 }
}

defineElement('approval-packet', start)
